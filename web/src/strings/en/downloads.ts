export const title = 'Download';
export const loading = 'Loading downloads';
export const audio = 'Audio';
export const video = 'Video';
export const subtitles = 'Subtitles';
export const couldNotDownloadSubtitle = 'Could not download the subtitle at this time. Try again later';
