/** A word with its times, in seconds. */
export type HeardWord = { text: string; startTime: number; endTime: number };

/** A stretch of speech with its times, in seconds. `words` is empty where the service gives none. */
export type HeardSegment = { text: string; startTime: number; endTime: number; words: HeardWord[] };

/** The answer of a transcription service about one file. */
export type Heard = {
  /** BCP 47. Absent: the service does not say it. */
  languageCode?: string;
  segments: HeardSegment[];
};

/** The same, later by a number of seconds. */
export const later = ({ segments, ...rest }: Heard, seconds: number): Heard => {
  const shift = <Timed extends { startTime: number; endTime: number }>(timed: Timed): Timed => ({
    ...timed,
    startTime: timed.startTime + seconds,
    endTime: timed.endTime + seconds,
  });
  return {
    ...rest,
    segments: segments.map((segment) => ({ ...shift(segment), words: segment.words.map(shift) })),
  };
};
