import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayer } from '../create-player.ts';
import { PlayerProvider } from '../player-context.tsx';
import type { PlayerStore } from '../player-store.ts';
import { useSettingsPages } from '../settings/settings-pages.ts';
import { SpokenCaptions } from './spoken-captions.tsx';
import { SpokenDescriptions } from './spoken-descriptions.tsx';

const words = 'Gulls circle over the turbines.';
const described = JSON.stringify({ cues: [{ startTime: 1, endTime: 3, runs: [{ text: words }] }] });
const track = {
  id: 'd',
  languageCode: 'en',
  languageName: 'English',
  isDefault: false,
  url: '/en.vtt?jwt=1',
};

const voice = { speak: vi.fn<(spoken: { text: string }) => void>(), cancel: vi.fn() };
const spoken = () => voice.speak.mock.calls.map(([{ text }]) => text);

beforeEach(() => {
  vi.stubGlobal('speechSynthesis', voice);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** A player that is told what a media element would tell. */
function open() {
  const player = createPlayer();
  let store: PlayerStore | undefined;
  player.attach((given) => {
    store = given;
    return { end() {} } as never;
  });
  const loadText = vi.fn(async (_url: string) => described);
  render(
    <PlayerProvider player={player}>
      <SpokenDescriptions tracks={[track]} loadText={loadText} />
    </PlayerProvider>,
  );
  const at = (currentTime: number) => act(() => store!.report({ started: true, paused: false, currentTime }));
  const choices = () =>
    renderHook(() => useSettingsPages([], [1], false), {
      wrapper: ({ children }) => <PlayerProvider player={player}>{children}</PlayerProvider>,
    }).result.current.find(({ name }) => name === 'Spoken descriptions')?.choices;
  const choose = (label: string) => {
    const choice = choices()?.find((each) => each.label === label);
    act(() => choice!.choose());
  };
  return { player, loadText, at, choices, choose };
}

it('what is seen is spoken once it is switched on, and the device remembers that', async () => {
  const { player, loadText, at, choose } = open();
  expect(player.getState().descriptions).toBe(false);
  at(1.5);
  expect([loadText.mock.calls, spoken()]).toEqual([[], []]);
  at(0);
  choose('On');
  await waitFor(() => expect(loadText).toHaveBeenCalledExactlyOnceWith('/en.vtt?jwt=1&format=cues'));
  await act(async () => {});
  at(1.5);
  expect(spoken()).toEqual([words]);
  cleanup();
  const again = open();
  expect(again.player.getState().descriptions).toBe(true);
  await act(async () => {});
  again.choose('Off');
  again.at(1.5);
  expect(spoken()).toEqual([words]);
});

it('an item that has gone leaves nothing to switch on', () => {
  const { choices } = open();
  expect(choices()?.map(({ label, checked }) => [label, checked])).toEqual([
    ['Off', true],
    ['On', false],
  ]);
  cleanup();
  expect(choices()).toBeUndefined();
});

it('captions are spoken in the language that is shown, and are silent while descriptions speak', async () => {
  const player = createPlayer();
  let store: PlayerStore | undefined;
  player.attach((given) => {
    store = given;
    return { end() {} } as never;
  });
  const pages = () =>
    renderHook(() => useSettingsPages([track], [1], false), {
      wrapper: ({ children }) => <PlayerProvider player={player}>{children}</PlayerProvider>,
    }).result.current;
  const choice = pages().find(({ name }) => name === 'Spoken captions')!.choices![1]!;
  expect([choice.label, choice.checked]).toEqual(['On', false]);
  act(() => choice.choose());
  expect(createPlayer().getState().spokenCaptions).toBe(true);
  const loadText = async () => described;
  render(
    <PlayerProvider player={player}>
      <SpokenCaptions subtitles={[track]} loadText={loadText} />
    </PlayerProvider>,
  );
  act(() => player.setCaptions('en'));
  await act(async () => {});
  const at = (currentTime: number) => act(() => store!.report({ started: true, paused: false, currentTime }));
  at(1.5);
  expect(spoken()).toEqual([words]);
  act(() => player.startDescriptions(true));
  at(0);
  at(1.5);
  expect(spoken()).toEqual([words]);
});
