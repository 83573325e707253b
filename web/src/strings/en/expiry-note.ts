export const publicLinkExpires = (date: string) => `Public link expires on ${date}`;
