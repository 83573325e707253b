import { expect, it } from 'vitest';
import { shownAt } from './cues.ts';
import { withLiveCues } from './live-cues.ts';

const cue = (number: number, from: number, to: number) => ({
  ...{ number, startsAt: from * 1000, endsAt: to * 1000, text: `${number}` },
});
const textsAt = (cues: ReturnType<typeof withLiveCues>, time: number) =>
  shownAt(cues, time).map((index) => cues[index]!.runs[0]!.text);

it('captions that come in time are shown at their time', () => {
  const cues = withLiveCues(withLiveCues([], [cue(1, 20, 22)], 15), [cue(2, 18, 19)], 15);
  expect([textsAt(cues, 18.5), textsAt(cues, 19.5), textsAt(cues, 21)]).toEqual([['2'], [], ['1']]);
});

it('captions that come late are shown from now on, one behind the other, as long as they were to be', () => {
  const cues = withLiveCues([], [cue(1, 20, 21), cue(2, 21, 23)], 24);
  expect([textsAt(cues, 23.9), textsAt(cues, 24.5), textsAt(cues, 26.9), textsAt(cues, 27.1)]).toEqual([
    ...[[], ['1'], ['2'], []],
  ]);
});

it('captions of long ago, and those that were there, are not moved', () => {
  for (const now of [100, undefined])
    expect(textsAt(withLiveCues([], [cue(1, 20, 22)], now), 21)).toEqual(['1']);
});
