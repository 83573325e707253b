import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPlayer } from '../create-player.ts';
import { PlayerProvider } from '../player-context.tsx';
import { Scrubber } from './scrubber.tsx';

afterEach(cleanup);

/** A line of 200 pixels over 100 seconds, which is at 10. */
function open() {
  const player = createPlayer({ duration: 100, currentTime: 10 });
  const seekTo = vi.spyOn(player, 'seekTo').mockReturnValue(undefined);
  render(
    <PlayerProvider player={player}>
      <Scrubber chapters={[]} previews={[]} onWanted={() => {}} peaks={undefined} />
    </PlayerProvider>,
  );
  const line = screen.getByRole('slider');
  line.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  line.setPointerCapture = () => {};
  return { line, times: () => seekTo.mock.calls.map(([time]) => time) };
}

it('Escape before the pointer lets go takes a seek back', () => {
  const { line, times } = open();
  fireEvent.pointerDown(line, { clientX: 100, button: 0 });
  fireEvent.pointerMove(line, { clientX: 120 });
  fireEvent.keyDown(line, { key: 'Escape' });
  fireEvent.pointerMove(line, { clientX: 160 });
  expect(times()).toEqual([50, 60, 10]);
});

it('so does a press that the browser takes for something else', () => {
  const { line, times } = open();
  fireEvent.pointerDown(line, { clientX: 100, button: 0 });
  fireEvent.pointerCancel(line);
  expect(times()).toEqual([50, 10]);
});
