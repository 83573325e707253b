/**
 * Formats of caption files. All are read, and the content of a file decides which one it is; those with `isWritten` are stored
 * and downloaded too.
 */
export const captionFormats = {
  VTT: { name: 'WebVTT', ending: 'vtt', mimeType: 'text/vtt', isWritten: true },
  SRT: { name: 'SubRip', ending: 'srt', mimeType: 'application/x-subrip', isWritten: true },
  TTML: { name: 'TTML', ending: 'ttml', mimeType: 'application/ttml+xml', isWritten: true },
  DFXP: { name: 'DFXP', ending: 'dfxp', mimeType: 'application/ttaf+xml', isWritten: true },
  SBV: { name: 'SBV', ending: 'sbv', mimeType: 'text/plain', isWritten: false },
} as const;

export type CaptionFormat = keyof typeof captionFormats;
type Formats = typeof captionFormats;
export type WrittenFormat = {
  [Format in CaptionFormat]: Formats[Format]['isWritten'] extends true ? Format : never;
}[CaptionFormat];
export type WrittenEnding = Formats[WrittenFormat]['ending'];

const all = Object.values(captionFormats);

export const isWritten = (format: CaptionFormat): format is WrittenFormat => captionFormats[format].isWritten;
export const writtenFormats = (Object.keys(captionFormats) as CaptionFormat[]).filter(isWritten);
export const writtenEndings: readonly WrittenEnding[] = writtenFormats.map(
  (format) => captionFormats[format].ending,
);

/** The short names of all formats in a sentence: `VTT, SRT or SBV`. */
export const captionFormatsIn = (or: string): string =>
  Object.keys(captionFormats)
    .join(', ')
    .replace(/, (?=\w+$)/, ` ${or} `);

/** Endings of the names of caption files that are read. */
export const captionEndings = all.map(({ ending }) => ending);

/** `talk.en.vtt` belongs to `talk.mp4`: the name without endings, and the language. */
export const captionsBeside = new RegExp(
  String.raw`^(.*?)\.([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3})\.(?:${captionEndings.join('|')})$`,
  'i',
);
