/** The languages that the web is built in. The first is for people who ask for none of them. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The cookie with the language that was chosen in Settings. */
export const languageCookie = 'tv-language';
