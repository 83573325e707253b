export const theme = 'Theme';
export const themeHelp =
  'System default follows your device: dark or light, or high contrast where more contrast is asked for.';

export const language = 'Language';
export const languageHelp = 'The portal loads again in the language that you choose.';
/** Each in itself, so that everybody finds the own one. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const;

export const captions = 'Captions';
export const automatic = 'Automatic';
export const on = 'On';
export const off = 'Off';
export const automaticDoes = 'Videos begin with captions where their organization wants it so.';
export const onDoes = 'Videos begin with captions where they have them in this language.';
export const offDoes = 'Videos begin without captions.';
export const captionLanguage = 'Language';

export const autoplayNext = 'Autoplay next';
export const autoplayNextOn = 'At the end of a video what is up next begins by itself.';
export const autoplayNextOff = 'At the end of a video what is up next waits until you press Play.';
