/** What is recorded. `both`: the screen, with the camera in a corner. */
export type RecordMode = 'camera' | 'screen' | 'both' | 'sound';

/** Why nothing could be recorded, or why a recording goes on otherwise than it began. */
export type RecordProblem =
  | 'insecure'
  | 'unsupported'
  | 'refused'
  | 'screenRefused'
  | 'noDevice'
  | 'inUse'
  | 'failed'
  | 'cameraLost'
  | 'microphoneLost'
  | 'screenEnded'
  | 'asleep'
  | 'longest';

/**
 * Where recording stands. `ready`: camera and screen are open and shown. `countdown`: it begins in so many seconds. `recorded`: it
 * has ended and can be looked at.
 */
export type RecordState = {
  step: 'setup' | 'opening' | 'ready' | 'countdown' | 'recording' | 'paused' | 'stopping' | 'recorded';
  secondsLeft: number;
  problem?: RecordProblem;
};

export type RecordEvent =
  | { do: 'open' }
  | { do: 'opened' }
  | { do: 'refuse'; problem: RecordProblem }
  | { do: 'close' }
  | { do: 'count' }
  | { do: 'tick'; secondsLeft: number }
  | { do: 'cancel' }
  | { do: 'begin' }
  | { do: 'pause'; problem?: RecordProblem }
  | { do: 'resume' }
  | { do: 'stop'; problem?: RecordProblem }
  | { do: 'stopped' }
  | { do: 'again' }
  | { do: 'note'; problem: RecordProblem };

const countdownSeconds = 3;
export const beginning: RecordState = { step: 'setup', secondsLeft: 0 };

const at = (step: RecordState['step'], problem?: RecordProblem): RecordState => ({
  step,
  secondsLeft: step === 'countdown' ? countdownSeconds : 0,
  ...(problem && { problem }),
});

const isRecording = ({ step }: RecordState) => step === 'recording' || step === 'paused';

/** The state after an event. One that does not fit, such as a second press, changes nothing. */
export function nextState(state: RecordState, event: RecordEvent): RecordState {
  const { step, problem } = state;
  switch (event.do) {
    case 'open':
      return step === 'setup' || step === 'ready' ? at('opening') : state;
    case 'opened':
      return step === 'opening' ? at('ready') : state;
    case 'refuse':
      return step === 'recorded' || isRecording(state) ? state : at('setup', event.problem);
    case 'close':
      return step === 'ready' || step === 'opening' ? at('setup', problem) : state;
    case 'count':
      return step === 'ready' ? at('countdown') : state;
    case 'tick':
      return step === 'countdown' && event.secondsLeft < state.secondsLeft
        ? { ...state, secondsLeft: event.secondsLeft }
        : state;
    case 'cancel':
      return step === 'countdown' ? at('ready') : state;
    case 'begin':
      return step === 'countdown' ? at('recording') : state;
    case 'pause':
      return step === 'recording' ? at('paused', event.problem) : state;
    case 'resume':
      return step === 'paused' ? at('recording') : state;
    case 'stop':
      return isRecording(state) ? at('stopping', event.problem ?? problem) : state;
    case 'stopped':
      return step === 'stopping' || isRecording(state) ? at('recorded', problem) : state;
    case 'again':
      return step === 'recorded' ? at('setup') : state;
    case 'note':
      return { ...state, problem: event.problem };
  }
}
