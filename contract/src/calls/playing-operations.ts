/** The names of the calls about how well items play, as part of `operation-names.ts`. */
export const playingOperations = {
  'POST /MediaContents/:id/Playings': 'reportPlaying',
  'POST /MediaContents/:id/Playings/Publics': 'reportPublicPlaying',
  'GET /Management/Analytics/Playing': 'getPlaying',
  'GET /Management/Analytics/Playing.csv': 'exportPlaying',
  'GET /Management/Analytics/Playing/MediaContents': 'listPlayedMediaContents',
  'GET /Management/Analytics/Playing/MediaContents.csv': 'exportPlayedMediaContents',
} as const;
