import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describe } from './describe.ts';
import { createPlayerStore } from '../player-store.ts';

class Utterance {
  lang = '';
  onend?: () => void;
  onerror?: () => void;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const cues = [
  { startTime: 1, endTime: 3, text: 'A field at\ndawn.' },
  { startTime: 8, endTime: 9, text: 'It turns.' },
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A player whose pictures the test moves, and a voice that says what it is told and ends when the test says so. */
const described = () => {
  const store = createPlayerStore({ started: true, paused: false });
  const spoken: Utterance[] = [];
  const voice = { speak: (words: unknown) => void spoken.push(words as Utterance), cancel: vi.fn() };
  const player = {
    ...store,
    play: vi.fn(async () => store.report({ paused: false })),
    pause: vi.fn(() => store.report({ paused: true })),
  };
  const stop = describe(player, cues, 'en', voice);
  const at = (currentTime: number) => store.report({ currentTime });
  return { at, player, spoken, stop, store, voice };
};

it('speaks each description once, at its time', () => {
  const { at, spoken } = described();
  for (const time of [0.5, 1.1, 1.4, 2]) at(time);
  expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([['A field at dawn.', 'en']]);
});

it('holds the picture until a long one is said', () => {
  const { at, player, spoken } = described();
  at(1.1);
  at(3.1);
  expect(player.pause).toHaveBeenCalledOnce();
  expect(player.play).not.toHaveBeenCalled();
  spoken[0]?.onend?.();
  expect(player.play).toHaveBeenCalledOnce();
  at(8.2);
  expect(spoken.at(-1)?.text).toBe('It turns.');
});

it('goes on though a voice never ends', () => {
  const { at, player } = described();
  at(1.1);
  at(3.1);
  vi.advanceTimersByTime(20_000);
  expect(player.play).toHaveBeenCalledOnce();
});

it('falls silent at a pause or a jump, and does not play against the person', () => {
  const { at, player, spoken, store, voice } = described();
  at(1.1);
  store.report({ paused: true });
  expect(voice.cancel).toHaveBeenCalledOnce();
  spoken[0]?.onend?.();
  expect(player.play).not.toHaveBeenCalled();
  store.report({ paused: false, seeking: true, currentTime: 1.5 });
  store.report({ seeking: false });
  expect(spoken).toHaveLength(2);
});

it('ends', () => {
  const { at, spoken, stop, voice } = described();
  at(1.1);
  stop();
  expect(voice.cancel).toHaveBeenCalledOnce();
  at(8.2);
  expect(spoken).toHaveLength(1);
});
