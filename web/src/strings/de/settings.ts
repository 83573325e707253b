export const theme = 'Design';
export const themeHelp =
  'Der Systemstandard folgt Ihrem Gerät: dunkel oder hell, oder mit hohem Kontrast, wo mehr Kontrast verlangt ist.';

export const language = 'Sprache';
export const languageHelp = 'Das Portal wird in der gewählten Sprache neu geladen.';
export const languageNames = { en: 'English', de: 'Deutsch' } as const;

export const captions = 'Untertitel';
export const automatic = 'Automatisch';
export const on = 'Ein';
export const off = 'Aus';
export const automaticDoes = 'Videos beginnen mit Untertiteln, wo ihre Organisation es so vorsieht.';
export const onDoes = 'Videos beginnen mit Untertiteln, wo es sie in dieser Sprache gibt.';
export const offDoes = 'Videos beginnen ohne Untertitel.';
export const captionLanguage = 'Sprache';

export const autoplayNext = 'Nächstes automatisch abspielen';
export const autoplayNextOn = 'Am Ende eines Videos beginnt von selbst, was als Nächstes kommt.';
export const autoplayNextOff = 'Am Ende eines Videos wartet, was als Nächstes kommt, bis Sie es abspielen.';
