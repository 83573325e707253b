/** Limits of uploads, in bytes. */
export const uploadLimits = {
  file: 100 * 1024 ** 3,
  chunk: 8 * 1024 ** 2,
  subtitles: 5_000_000,
  attachment: 50 * 1024 ** 2,
  /** A picture that is to be a poster, the cover of a category, or a logo. */
  poster: 20 * 1024 ** 2,
  cover: 10 * 1024 ** 2,
  logo: 2 * 1024 ** 2,
  companions: 50,
} as const;

/** Limits of what members record who manage nothing. */
export const memberRecordingLimits = {
  /** Bytes. */
  size: 2 * 1024 ** 3,
  /** Seconds. */
  length: 30 * 60,
} as const;

/** A limit as descriptions of calls say it: `50 MiB`. */
export const inMebibytes = (bytes: number): string => `${bytes / 1024 ** 2} MiB`;
