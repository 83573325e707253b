/** Endings of the names of caption files that are read. The content of a file decides what it is. */
export const captionEndings = ['vtt', 'srt', 'ttml', 'dfxp', 'sbv'] as const;

/** `talk.en.vtt` belongs to `talk.mp4`: the name without endings, and the language. */
export const captionsBeside = new RegExp(
  String.raw`^(.*?)\.([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3})\.(?:${captionEndings.join('|')})$`,
  'i',
);
