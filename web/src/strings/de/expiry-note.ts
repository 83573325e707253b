export const publicLinkExpires = (date: string) => `Öffentlicher Link läuft am ${date} ab`;
