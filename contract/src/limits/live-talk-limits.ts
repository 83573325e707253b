/** Limits of what people say at a live event. They stand apart, because pages take them without a schema. */
export const liveTalkLimits = {
  /** Characters of a question or a line of chat. */
  text: 500,
  /** Messages that one answer lists at most. */
  page: 100,
  /** Questions of one event. */
  questions: 1000,
  polls: 50,
  pollQuestion: 200,
  options: 10,
  option: 120,
  /** Words that an event, or an organization, refuses. */
  refusedWords: 200,
  refusedWord: 60,
  /** The longest time between two lines of one person, in seconds. */
  slowSeconds: 300,
  /** Reactions that one call sends. */
  reactions: 10,
  /** Changes after which a stream says that the lists have to be read again. */
  missed: 1000,
  /** Seconds of the recording whose reactions are one number. */
  reactionStep: 5,
} as const;

/** Below this number the count of viewers is not disclosed, because it would identify people. */
const fewestDisclosed = 5;

/** How many watch, as viewers see it: rounded down. 0: fewer than five. */
export function roundedWatching(watching: number): number {
  if (watching < fewestDisclosed) return 0;
  const step = watching < 20 ? 5 : watching < 100 ? 10 : watching < 1000 ? 50 : 100;
  return Math.floor(watching / step) * step;
}
