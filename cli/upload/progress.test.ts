import { expect, it } from 'vitest';
import { openBoard } from './progress.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  return {
    written,
    out: { isTTY, columns: 60, write: (text: string | Uint8Array) => Boolean(written.push(String(text))) },
  };
}

/** What stands on a terminal after all of that was written. */
const shown = (written: string[]): string[] =>
  written
    .join('')
    .split('\n')
    .map((line) => line.split('\r\x1b[K').at(-1)!);

it('one line says how far all files are and how long the rest takes, never wider than the terminal', () => {
  let time = 0;
  const { written, out } = screen(true);
  const board = openBoard({ files: 4, bytes: 4_000 }, out, () => time);
  const one = board.open('a film with a very long name that does not fit at all.mp4', 1_000);
  one.show('sending', 0);
  expect(shown(written)).toEqual([
    '░░░░░░░░░░░░░░░░░░░░░░░░   0 %  0 of 4 files  a film with a very'.slice(0, 59),
  ]);
  time = 10_000;
  one.show('processing', 0.5);
  const other = board.open('b.mp4', 1_000);
  other.show('sending', 0.5);
  expect(shown(written)).toEqual([
    '██████░░░░░░░░░░░░░░░░░░  25 %  0 of 4 files  about 30 s left  b.mp4'.slice(0, 59),
  ]);
  board.print(() => void out.write('one is ready\n'));
  time = 20_000;
  one.end();
  expect(shown(written)).toEqual([
    'one is ready',
    '███████░░░░░░░░░░░░░░░░░  31 %  1 of 4 files  about 50 s left  b.mp4'.slice(0, 59),
  ]);
  other.end();
  other.end();
  expect(shown(written)).toEqual(['one is ready', '']);
});

it('one file has its step', () => {
  const { written, out } = screen(true);
  const progress = openBoard({ files: 1, bytes: 10 }, out, () => 0).open('a.mp4', 10);
  progress.show('reading', 0.9);
  progress.show('sending', 1);
  expect(shown(written)).toEqual(['████████████░░░░░░░░░░░░  50 %  sending  a.mp4']);
});

it('writes a line at every tenth where there is no terminal', () => {
  let time = 0;
  const { written, out } = screen(false);
  const board = openBoard({ files: 2, bytes: 200 }, out, () => (time += 60_000));
  const [one, other] = [board.open('a.mp4', 100), board.open('b.mp4', 100)];
  for (const share of [0, 0.01, 0.19, 0.2, 1]) one.show('sending', share);
  one.end();
  other.show('processing', 1);
  other.end();
  expect(written.map((line) => line.replace(/, about \d+ min left/, ', time'))).toEqual([
    '0 %, 0 of 2 files\n',
    '20 %, 0 of 2 files\n',
    '50 %, 1 of 2 files\n',
    '100 %, 1 of 2 files\n',
  ]);
});
