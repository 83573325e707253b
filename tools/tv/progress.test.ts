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
function shown(written: string[]): string[] {
  const lines = [''];
  for (const part of written
    .join('')
    .replaceAll('\x1b[', '\r<')
    .split(/(\r(?:<K|<1A)?|\n)/)) {
    if (part === '\n') lines.push('');
    else if (part === '\r<1A') lines.pop();
    else if (part === '\r<K') lines[lines.length - 1] = '';
    else if (part !== '\r') lines[lines.length - 1] += part;
  }
  return lines;
}

it('writes a line at every tenth where there is no terminal', () => {
  const { written, out } = screen(false);
  const progress = openBoard(out).open('film.mp4');
  for (const share of [0, 0.01, 0.09, 0.1, 0.55, 1]) progress.show('sending', share);
  progress.end();
  expect(written).toEqual([
    'film.mp4: sending 0 %\n',
    'film.mp4: sending 10 %\n',
    'film.mp4: sending 50 %\n',
    'film.mp4: sending 100 %\n',
  ]);
});

it('moves a bar for each file on a terminal, never wider than it, and clears it', () => {
  const { written, out } = screen(true);
  const board = openBoard(out);
  const one = board.open('a film with a very long name that does not fit at all.mp4');
  const other = board.open('b.mp4');
  one.show('processing', 0.25);
  other.show('sending', 0.5);
  one.show('processing', 0.5);
  expect(shown(written)).toEqual(
    [
      '████████████░░░░░░░░░░░░  50 %  processing  a film with a very ',
      '████████████░░░░░░░░░░░░  50 %  sending  b.mp4',
    ].map((line) => line.slice(0, 59)),
  );
  board.print(() => void out.write('one is ready\n'));
  one.end();
  expect(shown(written)).toEqual(['one is ready', '████████████░░░░░░░░░░░░  50 %  sending  b.mp4']);
  other.end();
  expect(shown(written)).toEqual(['one is ready', '']);
});
