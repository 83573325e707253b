export const theme = 'Theme';
export const themeHelp = 'System default follows your device: dark, light or high contrast.';

export const language = 'Language';
export const languageHelp = 'The portal reloads in the language you choose.';
/** Each language in its own words, so that people find theirs. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const;

export const captions = 'Captions';
export const automatic = 'Automatic';
export const on = 'On';
export const off = 'Off';
export const automaticDoes = 'Videos start with captions if their organization has chosen so.';
export const onDoes = 'Videos start with captions in this language, if they have them.';
export const offDoes = 'Videos start without captions.';
export const captionLanguage = 'Language';

export const autoplayNext = 'Autoplay next';
export const autoplayNextOn = 'When a video ends, the next one plays automatically.';
export const autoplayNextOff = 'When a video ends, the next one waits until you press Play.';
