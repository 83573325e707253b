/** The header with the token of `POST /Management/SeenAs`. */
export const seenAsHeader = 'x-seen-as';

/** The calls that a manager may make as somebody else: they read what is visible, and write nothing. Every other call with the header is refused. */
export const seenAsCalls: ReadonlySet<string> = new Set([
  'GET /MediaContents',
  'GET /MediaContents/Facets',
  'GET /MediaContents/Suggestions',
  'GET /MediaContents/Published/:id',
  'GET /MediaContents/:id/UpNext',
  'GET /MediaContents/:id/Subtitles',
  'GET /MediaContents/:id/Attachments',
  'GET /MediaContents/:id/MediaPlayerSettings/Resolved',
  'GET /Categories',
  'GET /Categories/:id',
  'GET /Categories/Discover',
]);
