import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Player } from '@tv/player/create-player.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import { LinkedWords } from './linked-words.tsx';

const words = 'At 0:07 we begin. <b>See</b> https://aurora.example/grid, ask grid@aurora.example.';

it('addresses, mail addresses and times are links, and nothing else is; a time moves the player there', () => {
  const seekTo = vi.fn();
  let isTaken: boolean | undefined;
  // jsdom goes nowhere: what is left to the browser ends here.
  const end = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', end);
  render(
    <PlayerProvider player={{ seekTo } as unknown as Player}>
      <p data-testid="words">
        <LinkedWords words={words} duration={60} />
      </p>
    </PlayerProvider>,
  );
  expect(screen.getByTestId('words').textContent).toBe(words);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  const address = screen.getByRole('link', { name: 'https://aurora.example/grid' });
  expect([address.getAttribute('href'), address.getAttribute('rel')]).toEqual([
    'https://aurora.example/grid',
    'noreferrer',
  ]);
  const mail = screen.getByRole('link', { name: 'grid@aurora.example' });
  expect(mail.getAttribute('href')).toBe('mailto:grid@aurora.example');

  const time = screen.getByRole('link', { name: '0:07' });
  // With a key held, the browser opens the address of the moment itself.
  expect(time.getAttribute('href')).toBe('?t=7');
  fireEvent.click(time, { ctrlKey: true });
  expect([isTaken, seekTo.mock.calls]).toEqual([false, []]);
  fireEvent.click(time);
  expect(isTaken).toBe(true);
  expect(seekTo).toHaveBeenCalledExactlyOnceWith(7);
  removeEventListener('click', end);
});
