/** Seconds behind the newest picture at which a live stream is played: three segments, which are loaded by then. */
const delay = 3;
/** Seconds behind that from which on somebody is told that they are behind. */
const margin = 8;

/** The second to which the way back to *Live* leads, in a stream that lasts so many seconds by now. */
export const liveEdge = (duration: number): number => Math.max(0, duration - delay);

/** Whole seconds that somebody is behind what is live; 0 while they are with it. */
export const secondsBehind = (at: { currentTime: number; duration: number }): number => {
  const behind = Math.floor(liveEdge(at.duration) - at.currentTime);
  return behind > margin ? behind : 0;
};
