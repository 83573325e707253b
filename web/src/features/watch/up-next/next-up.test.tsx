import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchedItem } from '@tv/client/lib/media-contents/test-watched-item.ts';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { chooseAutoplayNext } from '@tv/player/settings/autoplay-next.ts';
import { readPreferences } from '@tv/player/settings/preferences.ts';
import { PlaybackSettings } from '../../settings/playback-settings.tsx';
import { NextUp } from './next-up.tsx';
import { unattendedLimit } from './unattended-limit.ts';

preparePages();

const next = watchedItem({ title: 'Ridge at noon' });

async function end() {
  vi.useFakeTimers();
  const goTo = vi.fn(async () => {});
  render(<NextUp isVideo={false} find={async () => next} goTo={goTo} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  // Each second is drawn before the next one passes.
  const wait = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
  };
  return { goTo, wait, shown: () => screen.getByRole('region', { name: 'Up next' }).textContent };
}

it('what comes next begins by itself after a moment', async () => {
  const { goTo, wait, shown } = await end();
  expect(shown()).toMatch(/Up next in 8/);
  await wait(7);
  expect(shown()).toMatch(/Up next in 1/);
  expect(goTo).not.toHaveBeenCalled();
  await wait(1);
  expect(goTo).toHaveBeenCalledExactlyOnceWith(next);
  vi.useRealTimers();
});

it('it waits where somebody wants it so, until they press', async () => {
  chooseAutoplayNext(false);
  const { goTo, wait, shown } = await end();
  await wait(60);
  expect(shown()).not.toMatch(/Up next in \d/);
  expect(goTo).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
  expect(goTo).toHaveBeenCalledOnce();
  vi.useRealTimers();
  chooseAutoplayNext(true);
});

it.each([
  ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s stops it', async (_, stop) => {
  const { goTo, wait } = await end();
  stop();
  await wait(20);
  expect(goTo).not.toHaveBeenCalled();
  expect(screen.queryByRole('region', { name: 'Up next' })).toBeNull();
  vi.useRealTimers();
});

it('after three that nobody touched it asks, and waits', async () => {
  for (let items = 0; items < 3; items++) unattendedLimit.countItem();
  const { goTo, wait, shown } = await end();
  unattendedLimit.reset();
  expect(shown()).toContain('Are you still watching?');
  await wait(20);
  expect(goTo).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
  expect(goTo).toHaveBeenCalledExactlyOnceWith(next);
  vi.useRealTimers();
});

it('the settings say what was chosen, and choose the other', () => {
  chooseAutoplayNext(false);
  render(<PlaybackSettings />);
  const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect([choice('On').checked, choice('Off').checked]).toEqual([false, true]);
  fireEvent.click(choice('On'));
  expect([choice('On').checked, readPreferences().autoplayNext]).toEqual([true, true]);
});
