export const theme = 'Design';
export const themeHelp = 'Der Systemstandard folgt Ihrem Gerät: dunkel, hell oder mit hohem Kontrast.';

export const language = 'Sprache';
export const languageHelp = 'Das Portal wird in der gewählten Sprache neu geladen.';
export const languageNames = { en: 'English', de: 'Deutsch' } as const;

export const captions = 'Untertitel';
export const automatic = 'Automatisch';
export const on = 'Ein';
export const off = 'Aus';
export const automaticDoes = 'Videos beginnen mit Untertiteln, wenn ihre Organisation es so vorsieht.';
export const onDoes = 'Videos beginnen mit Untertiteln in dieser Sprache, wenn es sie gibt.';
export const offDoes = 'Videos beginnen ohne Untertitel.';
export const captionLanguage = 'Sprache';

export const autoplayNext = 'Nächstes automatisch abspielen';
export const autoplayNextOn = 'Nach einem Video wird das nächste automatisch abgespielt.';
export const autoplayNextOff = 'Nach einem Video wartet das nächste, bis Sie es abspielen.';
