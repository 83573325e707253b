import { type LiveInput, LiveInputs } from '@tv/contract/enumerations';

/** Milliseconds without a byte, after which nothing is received, though a connection may stand: viewers get the other input. */
export const stillMilliseconds = 3000;
/** Milliseconds that the preferred input must be received again before viewers get it back: lines that break often break again. */
const steadyMilliseconds = 5000;

export type InputState = {
  hasEnded: boolean;
  lastReceivedAt: number;
  /** When the input began, or went on after it stood still. */
  steadySince: number;
};

/** Which input viewers get: the preferred one, or the other while nothing is received there. */
export function chooseInput(
  inputs: Partial<Record<LiveInput, InputState>>,
  { preferred, current, now }: { preferred: LiveInput; current: LiveInput | undefined; now: number },
): LiveInput | undefined {
  const isReceived = (input: LiveInput): boolean => {
    const state = inputs[input];
    return state !== undefined && !state.hasEnded && now - state.lastReceivedAt < stillMilliseconds;
  };
  const other = LiveInputs.find((input) => input !== preferred)!;
  if (isReceived(preferred)) {
    const isSteady = now - inputs[preferred]!.steadySince >= steadyMilliseconds;
    return current !== other || isSteady || !isReceived(other) ? preferred : other;
  }
  if (isReceived(other)) return other;
  // Nothing is received: an encoder that stands still may go on.
  if (current && inputs[current] && !inputs[current].hasEnded) return current;
  return LiveInputs.find((input) => inputs[input] && !inputs[input].hasEnded);
}
