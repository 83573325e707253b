export const title = 'Herunterladen';
export const loading = 'Downloads werden geladen';
export const audio = 'Audio';
export const video = 'Video';
export const subtitles = 'Untertitel';
