import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderFiles, type Files } from '../platform/storage/files.ts';
import { Problem } from '../platform/http/problem.ts';
import { importAnswer, storeSubtitle } from './store-subtitle.ts';
import { createSubtitleConverter } from './convert-subtitles.ts';

let folder: string;
let files: Files;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-captions-'));
  files = folderFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const srt = '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<i>Gr\xfc\xdfe</i>\n';

test('a subtitle is stored as it came and as WebVTT, and given in every format', async () => {
  const stored = await storeSubtitle(files, 'an-item', { languageCode: 'de' }, Buffer.from(srt, 'latin1'));
  expect(stored).toMatchObject({
    format: 'SRT',
    encoding: 'windows-1252',
    languageCode: 'de',
    languageName: 'German',
    kind: 0,
    texts: ['Grüße'],
    startTimes: [1],
  });
  expect(stored.notes).toEqual([expect.stringContaining('was read as windows-1252')]);
  const row = {
    format: stored.format,
    language_code: 'de',
    original_file: stored.originalFile,
    vtt_file: stored.vttFile,
    ...{ file_cuts: [], shown_cuts: [] },
  };
  const subtitles = createSubtitleConverter(files);
  const as = async (wanted?: string) => (await subtitles.as(row, wanted)).content.toString();
  expect((await subtitles.as(row, 'original')).content).toEqual(Buffer.from(srt, 'latin1'));
  expect(await as()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000 line:0\n<i>Grüße</i>\n');
  expect(JSON.parse(await as('cues'))).toEqual({
    cues: [
      {
        startTime: 1,
        endTime: 2,
        place: { line: 0, isLineNumber: true },
        runs: [{ text: 'Grüße', italic: true }],
      },
    ],
    regions: [],
  });
  expect(await as('srt')).toContain('{\\an8}<i>');
  expect(await as('ttml')).toContain('tts:fontStyle="italic"');
  expect(await as('dfxp')).toContain('http://www.w3.org/2006/10/ttaf1');
  const { type, fileName } = await subtitles.as(row, 'original');
  expect([type, fileName]).toEqual(['application/x-subrip', 'subtitles.de.srt']);
});

test('a file of SBV is listed as WebVTT and given back as it came', async () => {
  const bytes = Buffer.from('0:00:01.000,0:00:02.500\nHello[br]there\n');
  const stored = await storeSubtitle(files, 'an-item', { languageCode: 'en' }, bytes);
  expect(importAnswer(stored)).toEqual({ format: 'SBV', encoding: 'utf-8', cuesCount: 1, notes: [] });
  const row = {
    ...{ format: stored.format, language_code: 'en' },
    ...{ original_file: stored.originalFile, vtt_file: stored.vttFile, file_cuts: [] },
  };
  const { as } = createSubtitleConverter(files);
  expect(stored.format).toBe('VTT');
  expect(await as({ ...row, shown_cuts: [] }, 'original')).toEqual({
    content: bytes,
    type: 'text/plain',
    fileName: 'subtitles.en.sbv',
  });
  // Another version has other times, which no file came with.
  const moved = await as({ ...row, shown_cuts: [{ from: 0, to: 0.5 }] }, 'original');
  expect([moved.type, moved.fileName]).toEqual(['text/vtt; charset=utf-8', 'subtitles.en.vtt']);
  expect(moved.content).toContain('WEBVTT');
});

test('malformed subtitles are named, and nothing of them is stored', async () => {
  const storing = storeSubtitle(
    files,
    'bad',
    { languageCode: 'en' },
    Buffer.from('WEBVTT\n\n00:05.000 --> later\nHi\n'),
  );
  await expect(storing).rejects.toBeInstanceOf(Problem);
  await expect(storing).rejects.toMatchObject({
    status: 400,
    exceptionData: { field: 'subtitles' },
    message: expect.stringMatching(/^Subtitles: .*Line 3/),
  });
  await expect(rm(join(folder, 'media', 'bad'))).rejects.toMatchObject({ code: 'ENOENT' });
});
