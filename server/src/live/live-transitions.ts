import type { LiveState } from '@tv/contract/enumerations';

/** What moves a live event from one state to the next. */
export type LiveCause =
  /** A stream begins to arrive at the input that viewers see, or ends. */
  | 'arrived'
  | 'stopped'
  /** The presenter goes on air, and ends the event. */
  | 'onAir'
  | 'end'
  /** A worker begins to make the item of the recording, and has made it. */
  | 'make'
  | 'made';

const transitions: Record<LiveCause, Partial<Record<LiveState, LiveState>>> = {
  arrived: { waiting: 'receiving', interrupted: 'onAir' },
  stopped: { receiving: 'waiting', onAir: 'interrupted' },
  onAir: { receiving: 'onAir' },
  end: { onAir: 'ended', interrupted: 'ended' },
  make: { ended: 'processing' },
  made: { processing: 'onDemand' },
};

/** The state after a cause. `undefined`: it changes nothing. */
export const liveStateAfter = (state: LiveState, cause: LiveCause): LiveState | undefined =>
  transitions[cause][state];

/** Each state that a cause changes, with the one that follows. */
export const liveStepsOf = (cause: LiveCause) =>
  Object.entries(transitions[cause]) as [from: LiveState, to: LiveState][];
