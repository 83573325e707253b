import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useToasts } from '@tv/client/lib/layout/toasts.ts';
import { openRoutes, preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { createPlayer } from '@tv/player/create-player.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import { Transcript } from './transcript.tsx';

preparePages();

const cue = (startTime: number, endTime: number, text: string) => ({ startTime, endTime, runs: [{ text }] });
const spoken = JSON.stringify({
  cues: [cue(0.3, 3.8, 'A field that follows the sun.'), cue(4.3, 8.3, 'Four thousand panels turn.')],
});
const english = { url: '/en.vtt', languageCode: 'en', languageName: 'English', isDefault: true, id: 'e' };
const chapters = [{ title: 'Morning', startTime: 0, endTime: 8 }];
const player = createPlayer();

const Page = () => (
  <PlayerProvider player={player}>
    <Transcript subtitles={[english]} chapters={chapters} loadText={async () => spoken} />
    <output>{useToasts().at(-1)?.text}</output>
  </PlayerProvider>
);

it('a transcript is copied with its times, and a refusal of the clipboard is said', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { languages: ['en'], clipboard: { writeText } });
  openRoutes([{ path: '/', Component: Page }], '/');
  const copy = await screen.findByRole('button', { name: 'Copy with times' });
  fireEvent.click(copy);
  await screen.findByText('Transcript copied to clipboard', { selector: 'output' });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(
    'Morning\n0:00  A field that follows the sun.\n0:04  Four thousand panels turn.',
  );
  writeText.mockRejectedValue(new Error('refused'));
  fireEvent.click(copy);
  await screen.findByText(/^Could not copy the transcript/, { selector: 'output' });
});

it('the line of the player’s second is marked, and a press on another one leads there', async () => {
  openRoutes([{ path: '/', Component: Page }], '/');
  const line = await screen.findByRole('button', { name: /Four thousand panels turn/ });
  fireEvent.click(line);
  await waitFor(() => expect(line.getAttribute('aria-current')).toBe('true'));
  expect(player.getState().currentTime).toBe(4.3);
});
