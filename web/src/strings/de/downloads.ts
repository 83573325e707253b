export const title = 'Herunterladen';
export const loading = 'Downloads werden geladen';
export const audio = 'Audio';
export const video = 'Video';
export const subtitles = 'Untertitel';
export const couldNotDownloadSubtitle =
  'Die Untertitel konnten gerade nicht heruntergeladen werden. Versuchen Sie es später erneut';
