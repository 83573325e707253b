/** What a player has had of a live stream so far, in seconds. */
export type Played = { watched: number; stalled: number; stalls: number; behind: number[] };

/**
 * The buffer of a player, by the instants at which segments arrived. Instants are seconds. It plays from the first instant at which
 * there is something of every track, stands still where one is empty, and goes on as soon as none is.
 */
export function createPlayback(tracks: number) {
  const loadedTo = Array.from({ length: tracks }, () => -Infinity);
  let position: number | undefined;
  let at = 0;
  let isStalled = false;
  const played: Played = { watched: 0, stalled: 0, stalls: 0, behind: [] };

  /** Plays on until an instant. */
  function playTo(now: number): void {
    if (position === undefined) return;
    const passed = now - at;
    const moved = Math.min(passed, Math.max(0, Math.min(...loadedTo) - position));
    position += moved;
    at = now;
    played.watched += passed;
    if (moved === passed) return;
    if (!isStalled) played.stalls++;
    isStalled = true;
    played.stalled += passed - moved;
  }

  return {
    playTo,
    /** A segment of a track arrived, which the encoder began at `from`. */
    arrived(track: number, now: number, from: number, seconds: number): void {
      playTo(now);
      loadedTo[track] = from + seconds;
      if (Math.min(...loadedTo) === -Infinity) return;
      if (position === undefined) [position, at] = [from, now];
      else if (Math.min(...loadedTo) > position) isStalled = false;
      played.behind.push(now - position);
    },
    /** Forgets what was played: measuring begins. */
    begin(now: number): void {
      playTo(now);
      Object.assign(played, { watched: 0, stalled: 0, stalls: 0, behind: [] });
    },
    played: (): Played => played,
  };
}
