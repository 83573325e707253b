import { LiveStates } from '@tv/contract/enumerations';
import { expect, test } from 'vitest';
import { isOver } from '@tv/contract/live/live-states';
import { type LiveCause, liveStateAfter } from './live-transitions.ts';

const causes: LiveCause[] = ['arrived', 'stopped', 'onAir', 'end', 'make', 'made'];

test('an event goes through its states in their order, and the stream may come and go', () => {
  const walk: [LiveCause, string][] = [
    ['arrived', 'receiving'],
    ['stopped', 'waiting'],
    ['arrived', 'receiving'],
    ['onAir', 'onAir'],
    ['stopped', 'interrupted'],
    ['arrived', 'onAir'],
    ['end', 'ended'],
    ['make', 'processing'],
    ['made', 'onDemand'],
  ];
  let state: string = 'waiting';
  for (const [cause, expected] of walk) {
    state = liveStateAfter(state as 'waiting', cause)!;
    expect(state).toBe(expected);
  }
});

test('a cause that comes twice changes nothing the second time', () => {
  for (const state of LiveStates)
    for (const cause of causes) {
      const after = liveStateAfter(state, cause);
      if (after) expect(liveStateAfter(after, cause)).toBeUndefined();
    }
});

test('nothing leads back from an event that is over, and nothing goes on air that is not received', () => {
  for (const state of LiveStates.filter(isOver))
    for (const cause of ['arrived', 'stopped', 'onAir', 'end'] as const)
      expect(liveStateAfter(state, cause)).toBeUndefined();
  expect(LiveStates.filter((state) => liveStateAfter(state, 'onAir'))).toEqual(['receiving']);
  expect(LiveStates.filter((state) => liveStateAfter(state, 'end'))).toEqual(['onAir', 'interrupted']);
});
