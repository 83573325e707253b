export const at = (time: string) => `, at ${time}`;
