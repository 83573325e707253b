import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Captions } from './captions.tsx';
import { createPlayer } from '../create-player.ts';
import { PlayerProvider } from '../player-context.tsx';
import type { PlayerSubtitle } from '../player-props.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const cue = (number: number, from: number, text: string) => ({
  ...{ number, startsAt: from * 1000, endsAt: (from + 3) * 1000, text },
});

it('captions of a live stream are asked for while they are shown, by the clock of the stream', async () => {
  const player = createPlayer({ isLive: true, zeroAt: 1_000_000, currentTime: 20, captions: 'en' });
  let there = [cue(0, 1_000_019, 'Good morning.')];
  const loadCues = vi.fn(async (after: number) => ({
    ...{ cues: there.filter(({ number }) => number > after), hasMore: false },
  }));
  const english: PlayerSubtitle = {
    ...{ id: 'live', languageCode: 'en', languageName: 'English', isDefault: true, url: '', loadCues },
  };
  const screenOf = { raised: false, beside: false, hasPicture: true };
  const shown = (subtitle: PlayerSubtitle) => (
    <PlayerProvider player={player}>
      <Captions subtitles={[subtitle]} loadText={async () => ''} {...screenOf} />
    </PlayerProvider>
  );
  const { rerender } = render(shown(english));
  expect(await screen.findByText('Good morning.')).toBeTruthy();
  // One that is four seconds late is shown at once.
  there = [...there, cue(1, 1_000_016, 'Late words.')];
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Late words.')).toBeTruthy();
  expect(loadCues.mock.calls.map(([after]) => after).slice(0, 2)).toEqual([-1, 0]);
  // The spoken language was corrected, and everything is read again.
  rerender(shown({ ...english, loadCues: async (after) => loadCues(after) }));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getAllByText('Good morning.')).toHaveLength(1);
  act(() => player.startCaptions(undefined));
  const loads = loadCues.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(loadCues).toHaveBeenCalledTimes(loads);
});
