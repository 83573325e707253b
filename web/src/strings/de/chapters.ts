export const at = (time: string) => `, bei ${time}`;
