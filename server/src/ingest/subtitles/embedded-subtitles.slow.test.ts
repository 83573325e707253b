// Slow: it encodes a film for each kind of subtitles.
// Proves: subtitles of every kind that a file can hold are stored with their places and styles, or left out with a word.
// Ground: server/src/ingest, captions/src.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClock } from '@tv/captions/clock';
import { extractSubtitles } from './embedded-subtitles.ts';
import { probe } from '../source/probe.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture } from '../test-sources.ts';

let folder: string;
const at = (name: string) => join(folder, name);
const film = [...picture('160x90', 3)];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-embedded-'));
  await writeFile(
    at('en.vtt'),
    'WEBVTT\n\n00:00.500 --> 00:01.500 line:0\nHello <i>you</i>\n\n00:02.000 --> 00:02.500\nGood bye\n',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Begin, end, text and settings of each cue as it is written. */
const cuesIn = (vtt: string) =>
  Array.from(vtt.matchAll(/^(\S+) --> (\S+)(?: (.*))?\n((?:.+\n)+)/gm), ([, start, end, settings, text]) =>
    [readClock(start!), readClock(end!), text!.trim(), settings].filter((value) => value !== undefined),
  );

/** What is read of the subtitles of a file whose bytes are changed after ffmpeg has made it. */
async function read(name: string, args: string[], change: (bytes: Buffer) => Buffer = (bytes) => bytes) {
  const file = await makeSource(at(name), [...film, ...args]);
  await writeFile(file, change(await readFile(file)));
  const source = await probe(file, { ffmpegPath });
  const { found, notes } = await extractSubtitles(source, folder, { ffmpegPath });
  const cues = [];
  for (const each of found) cues.push(cuesIn(await readFile(at(each.file), 'utf8')));
  return { found, cues, notes: [...source.notes, ...notes] };
}

const withCaptions = (...codec: string[]) => [
  '-i',
  at('en.vtt'),
  '-map',
  '0',
  '-map',
  '1',
  ...h264,
  ...codec,
];
const plain = [
  [0.5, 1.5, 'Hello <i>you</i>'],
  [2, 2.5, 'Good bye'],
];

const ass = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize, Bold, Italic, Underline, StrikeOut, Alignment
Style: Default,Arial,16,0,0,0,0,2
Style: Top,Arial,16,0,-1,0,0,8

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:00.50,0:00:01.00,Default,,0,0,0,,Hello, {\\i1}you{\\i0}{a remark}\\Nand x<y
Comment: 0,0:00:00.50,0:00:01.00,Default,,0,0,0,,never shown
Dialogue: 0,0:00:01.00,0:00:01.50,Top,,0,0,0,,On top, by its\\hstyle
Dialogue: 0,0:00:01.50,0:00:02.00,Top,,0,0,0,,{\\fad(100,100)\\an6}On the right, by itself{\\p1}m 0 0 l 9 9{\\p0}
Dialogue: 0,0:00:02.00,0:00:02.50,Default,,0,0,0,,{\\p1}m 0 0 l 100 0 100 100{\\p0}
`;

/** What other programs than ffmpeg write (Matroska, RFC 9559): the text alone, and another name of the kind. */
const asOthersWrite = (codec: string) => (bytes: Buffer) => {
  const from = Buffer.from('\x86\x92D_WEBVTT/SUBTITLES', 'latin1');
  const offset = bytes.indexOf(from);
  expect(offset).toBeGreaterThan(0);
  const id = Buffer.from(codec, 'latin1');
  const element = Buffer.concat([Buffer.from([0x86, 0x80 | id.length]), id]);
  const filler = Buffer.alloc(from.length - element.length);
  // An element of Void, of as many bytes as are left over.
  filler[0] = 0xec;
  filler[1] = 0x80 | (filler.length - 2);
  Buffer.concat([element, filler]).copy(bytes, offset);
  return bytes;
};

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('extractSubtitles', () => {
  it('stores WebVTT of a Matroska file with its settings', async () => {
    const { cues, notes } = await read('webvtt.mkv', withCaptions('-c:s', 'copy'));
    expect(cues).toEqual([[[...plain[0]!, 'line:0'], plain[1]]]);
    expect(notes).toEqual([]);
  });

  it('stores WebVTT of a Matroska file as mkvmerge writes it, which this ffmpeg may not know', async () => {
    const { cues, notes } = await read(
      'text.mkv',
      withCaptions('-c:s', 'webvtt'),
      asOthersWrite('S_TEXT/WEBVTT'),
    );
    expect(cues).toEqual([plain]);
    expect(notes).toEqual([]);
  });

  it('keeps SubRip of a Matroska file with its places and colours', async () => {
    await writeFile(
      at('places.srt'),
      '1\n00:00:00,500 --> 00:00:01,500\n{\\an8}<i>Top</i>, x<y\n<font color="#ff8800">warm</font>\n\n2\n00:00:02,000 --> 00:00:02,500\nGood bye\n',
    );
    const { found, cues } = await read('srt.mkv', [
      ...['-i', at('places.srt'), '-map', '0', '-map', '1', ...h264, '-c:s', 'copy'],
    ]);
    expect(cues).toEqual([
      [
        [0.5, 1.5, '<i>Top</i>, x&lt;y\n<c.tv-1>warm</c>', 'line:0'],
        [2, 2.5, 'Good bye'],
      ],
    ]);
    expect(await readFile(at(found[0]!.file), 'utf8')).toContain('::cue(.tv-1) { color: #ff8800 }');
  });

  it('keeps SubStation Alpha with its styles and places, and no drawings', async () => {
    await writeFile(at('styled.ass'), ass);
    const { cues, notes } = await read('ass.mkv', [
      ...['-i', at('styled.ass'), '-map', '0', '-map', '1', ...h264, '-c:s', 'copy'],
    ]);
    expect(cues).toEqual([
      [
        [0.5, 1, 'Hello, <i>you\n</i>and x&lt;y'],
        [1, 1.5, '<i>On top, by its\u00a0style</i>', 'line:0'],
        [1.5, 2, '<i>On the right, by itself</i>', 'line:50%,center align:right'],
      ],
    ]);
    expect(notes).toEqual([]);
  });

  it('says of subtitles of another kind that they were left out', async () => {
    const { cues, notes } = await read(
      'usf.mkv',
      withCaptions('-c:s', 'webvtt'),
      asOthersWrite('S_TEXT/USF'),
    );
    expect(cues).toEqual([]);
    expect(notes).toEqual([
      'The subtitles "Subtitles" in the file are in a format that cannot be read (S_TEXT/USF).',
    ]);
  });

  it('stores TTML of an MP4 file', async () => {
    const { cues } = await read('ttml.mp4', withCaptions('-c:s', 'ttml'));
    expect(cues).toEqual([
      [
        [0.5, 1.5, expect.stringContaining('Hello')],
        [2, 2.5, 'Good bye'],
      ],
    ]);
  });

  it('stores WebVTT of an MP4 file', async () => {
    const box = (type: string, content: Buffer) => {
      const header = Buffer.alloc(8);
      header.writeUInt32BE(8 + content.length);
      header.write(type, 4, 'latin1');
      return Buffer.concat([header, content]);
    };
    const cue = box('vttc', box('payl', Buffer.from('Grüße!')));
    await writeFile(at('long.srt'), `1\n00:00:00,500 --> 00:00:01,500\n${'x'.repeat(cue.length - 2)}\n`);
    const { cues } = await read(
      'wvtt.mp4',
      ['-i', at('long.srt'), '-map', '0', '-map', '1', ...h264, '-c:s', 'mov_text'],
      (bytes) => {
        cue.copy(bytes, bytes.indexOf('x'.repeat(cue.length - 2)) - 2);
        bytes.write('wvtt', bytes.indexOf('tx3g'), 'latin1');
        return bytes;
      },
    );
    expect(cues).toEqual([[[0.5, 1.5, 'Grüße!']]]);
  });

  it('says of pictures of texts that they were left out', async () => {
    // ffmpeg makes none of them; a Matroska file only has to say that it holds them.
    const { cues, notes } = await read(
      'pictures.mkv',
      withCaptions('-c:s', 'webvtt'),
      asOthersWrite('S_HDMV/PGS'),
    );
    expect(cues).toEqual([]);
    expect(notes).toEqual([
      'The subtitles "Subtitles" in the file are images of text, which cannot be read.',
    ]);
  });
});
