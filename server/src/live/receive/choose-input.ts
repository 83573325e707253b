import { EncoderInputs, type LiveInput } from '@tv/contract/enumerations';

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

/**
 * Which input viewers get: the preferred one, or another one while nothing is received there. That is never the guest's: a guest is
 * on air while chosen, and as long as the line holds.
 */
export function chooseInput(
  inputs: Partial<Record<LiveInput, InputState>>,
  { preferred, current, now }: { preferred: LiveInput; current: LiveInput | undefined; now: number },
): LiveInput | undefined {
  const isReceived = (input: LiveInput): boolean => {
    const state = inputs[input];
    return state !== undefined && !state.hasEnded && now - state.lastReceivedAt < stillMilliseconds;
  };
  if (preferred === 'guest' && isReceived('guest')) return 'guest';
  const first = preferred === 'guest' ? 'main' : preferred;
  const other = EncoderInputs.find((input) => input !== first)!;
  if (isReceived(first)) {
    const isSteady = now - inputs[first]!.steadySince >= steadyMilliseconds;
    return current !== other || isSteady || !isReceived(other) ? first : other;
  }
  if (isReceived(other)) return other;
  // Nothing is received: an encoder that stands still may go on.
  if (current && current !== 'guest' && inputs[current] && !inputs[current].hasEnded) return current;
  return EncoderInputs.find((input) => inputs[input] && !inputs[input].hasEnded);
}
