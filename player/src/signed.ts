/** Whole seconds with their sign. */
export const signed = (seconds: number): string => `${seconds > 0 ? '+' : '−'}${Math.abs(seconds)}`;
