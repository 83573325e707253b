/** Limits of live events. They stand apart, because the studio takes them without a schema. */
export const liveLimits = {
  /** Events that a list answers, the newest first. */
  listed: 100,
  /** Events of an organization that are not over. */
  open: 100,
  /** How far viewers may go back, in seconds. Without a limit to the beginning. */
  shortestDvr: 60,
  longestDvr: 43_200,
  /** An event is ended after this many seconds on air. */
  longest: 43_200,
  /** Seconds without a stream after which an event on air is interrupted. */
  silence: 5,
  /** Names of what is wrong with a stream, in one report. */
  warnings: 20,
  /** Characters of a caption that somebody types: two lines. */
  cue: 84,
  /** Captions of an event. */
  cues: 20_000,
  /** Captions that a player gets at once. */
  cuesAtOnce: 500,
} as const;
