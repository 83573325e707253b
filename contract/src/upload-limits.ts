/** Limits of uploads, in bytes. */
export const uploadLimits = {
  file: 100 * 1024 ** 3,
  chunk: 8 * 1024 ** 2,
  subtitles: 5_000_000,
  attachment: 50 * 1024 ** 2,
  /** A picture that is to be a poster. */
  poster: 20_000_000,
  companions: 50,
} as const;

/** Limits of what members record who manage nothing. */
export const memberRecordingLimits = {
  /** Bytes. */
  size: 2 * 1024 ** 3,
  /** Seconds. */
  length: 30 * 60,
} as const;
