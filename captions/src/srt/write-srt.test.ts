import type { CueRun } from '@tv/contract/captions/cues';
import { expect, test } from 'vitest';
import { writeSrt } from './write-srt.ts';

test('who speaks is written once, before their first words, and again after somebody else', () => {
  const said = (speaker: string | undefined, text: string): CueRun => ({ text, ...(speaker && { speaker }) });
  const runs: CueRun[] = [
    said('Ada', 'Good '),
    { ...said('Ada', 'morning.'), italic: true },
    said('Ben', '\nHello.'),
    said(undefined, ' (Music) '),
    said('Ada', 'Thanks.'),
  ];
  expect(writeSrt({ cues: [{ startTime: 1, endTime: 2.5, runs }], regions: [] })).toBe(
    '1\n00:00:01,000 --> 00:00:02,500\nAda: Good <i>morning.</i>\nBen: Hello. (Music) Ada: Thanks.\n',
  );
});
