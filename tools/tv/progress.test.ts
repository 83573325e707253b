import { expect, it } from 'vitest';
import { openProgress } from './progress.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  return {
    written,
    out: { isTTY, columns: 60, write: (text: string | Uint8Array) => Boolean(written.push(String(text))) },
  };
}

it('writes a line at every tenth where there is no terminal', () => {
  const { written, out } = screen(false);
  const progress = openProgress('film.mp4', out);
  for (const share of [0, 0.01, 0.09, 0.1, 0.55, 1]) progress.show('sending', share);
  progress.end();
  expect(written).toEqual([
    'film.mp4: sending 0 %\n',
    'film.mp4: sending 10 %\n',
    'film.mp4: sending 50 %\n',
    'film.mp4: sending 100 %\n',
  ]);
});

it('moves one bar on a terminal, never wider than it, and clears it', () => {
  const { written, out } = screen(true);
  const progress = openProgress('a film with a very long name that does not fit at all.mp4', out);
  progress.show('processing', 0.5);
  progress.end();
  expect(written[0]).toContain('████████████░░░░░░░░░░░░  50 %');
  expect(written[0]!.replace('\r', '').replace('\x1b[K', '').length).toBeLessThan(60);
  expect(written[1]).toBe('\r\x1b[K');
});
