/** The `dir` of a field: what is typed decides, and the page while nothing is. */
export const fieldDirection = (value: string): 'auto' | undefined => (value ? 'auto' : undefined);
