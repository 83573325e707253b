import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSubtitles } from './parse-subtitles.ts';
import { writeSubtitles } from './write-subtitles.ts';

// Each file of `cases` shows one thing; what is to be read of it lies beside it. They cover what the suites of the W3C for
// WebVTT and for IMSC (text profile) test of texts, times, voices, places and styles, and what is met besides.
// What other parsers read of them is compared in independent-parsers.slow.test.ts.
const folder = join(import.meta.dirname, 'cases');
const formats = readdirSync(folder);

describe.each(formats)('%s', (format) => {
  const files = readdirSync(join(folder, format)).filter((name) => name.endsWith(`.${format}`));

  it('has cases', () => expect(files.length).toBeGreaterThan(1));

  it.each(files)('%s', (name) => {
    const read = parseSubtitles(readFileSync(join(folder, format, name)));
    const beside = join(folder, format, `${name}.json`);
    expect(read).toEqual(JSON.parse(readFileSync(beside, 'utf8')));
    // The WebVTT that is stored of it says all of it.
    const { cues, regions } = read;
    expect(parseSubtitles(Buffer.from(writeSubtitles(read, 'VTT', 'en')))).toMatchObject({ cues, regions });
  });
});
