import { expect, it } from 'vitest';
import { parseSubtitles } from './parse-subtitles.ts';
import { SubtitleProblem } from './subtitle-file.ts';

const ttml = (body: string) =>
  `<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling">\n<body><div>\n${body}\n</div></body></tt>`;
function problemOf(bytes: Buffer): Error {
  try {
    parseSubtitles(bytes);
  } catch (problem) {
    return problem as Error;
  }
  throw new Error('The file was read.');
}
const repeated = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join('');

it.each([
  { what: 'nothing at all', text: '', says: 'begin with its times' },
  { what: 'words only', text: 'hello\n', says: 'begin with its times' },
  { what: 'times that are none', text: '1\n00:00:01,000 --> soon\nhi\n', says: 'Line 2' },
  {
    what: 'a broken time among good ones',
    text: '1\n00:00:01,000 --> 00:00:02,000\nhi\n\n2\n00:00:61,000 --> 00:01:02,000\nho\n',
    says: 'Line 6',
  },
  {
    what: 'a broken time of SBV among good ones',
    text: '0:00:01.000,0:00:02.000\nhi\n\n0:00:61.000,0:01:02.000\nho\n',
    says: 'Line 4',
  },
  {
    what: 'no caption but one that ends before it begins',
    text: '\n\n1\n00:00:03,000 --> 00:00:02,000\nhi\n',
    says: 'Line 4: the caption ends before it begins',
  },
  { what: 'WebVTT without captions', text: 'WEBVTT\n', says: 'no captions' },
  { what: 'WebVTT whose only times are none', text: 'WEBVTT\n\n00:01.000 --> later\nhi\n', says: 'Line 3' },
  {
    what: 'something like WebVTT',
    text: 'WEBVTTX\n\n00:01.000 --> 00:02.000\nhi\n',
    says: 'begin with "WEBVTT"',
  },
  {
    what: 'a file that breaks off',
    text: ttml('<p begin="1s" end="2s">hi</p>').slice(0, -18),
    says: 'not well-formed',
  },
  { what: 'elements that cross', text: ttml('<p begin="1s" end="2s"><span>hi</p></span>'), says: 'Line 4' },
  { what: 'entities of its own', text: '<!DOCTYPE tt [<!ENTITY a "aaaa">]><tt></tt>', says: 'document type' },
  { what: 'another XML', text: '<rss></rss>', says: '"tt"' },
  { what: 'a bad time', text: ttml('<p begin="later" end="2s">hi</p>'), says: 'Line 4' },
  { what: 'TTML of pictures', text: ttml('<p begin="1s" end="2s"/>'), says: 'no captions' },
  {
    what: 'elements inside each other without end',
    text: ttml('<div>'.repeat(200)),
    says: 'nested too deeply',
  },
  {
    what: 'more captions than anybody speaks',
    text: `WEBVTT\n\n${repeated(20_001, () => '00:01.000 --> 00:02.000\na\n\n')}`,
    says: 'more than 20000',
  },
  {
    what: 'a paragraph of too many comings and goings',
    text: ttml(
      `<p begin="0s" end="9000s">${repeated(2000, (index) => `<span begin="${index}s">a</span>`)}</p>`,
    ),
    says: 'too many timed parts',
  },
])('refuses $what, and says where', ({ text, says }) => {
  const problem = problemOf(Buffer.from(text));
  expect(problem).toBeInstanceOf(SubtitleProblem);
  expect(problem.message).toContain(says);
});

it.each([
  {
    what: 'around many captions',
    body: `${repeated(2000, (index) => `<set begin="${index}s" tts:color="red"/>`)}${repeated(10_000, () => '<p end="9000s">a</p>')}`,
  },
  {
    what: 'of one word',
    body: `<p end="9s"><span>a${repeated(130_000, () => '<set end="1s" tts:color="red"/>')}</span></p>`,
  },
  {
    what: 'in one caption',
    body: `<p begin="0s" end="90000s">${repeated(20_000, (index) => `<span>a<set begin="${index}s" dur="1s" tts:color="red"/></span>`)}</p>`,
  },
])('leaves changes of style out where there are too many $what, and says so', ({ body }) => {
  const { cues, notes } = parseSubtitles(Buffer.from(ttml(body)));
  expect(cues.length).toBeGreaterThan(0);
  expect(notes).toContain('The style changes too often; some of the changes were left out.');
});

it('refuses a file that is too large', () => {
  expect(() => parseSubtitles(Buffer.alloc(5_000_001, 'a'))).toThrow('5 MB');
});

it('takes control characters and halves of a pair for nothing, written or spelled', () => {
  const textsOf = (text: string) =>
    parseSubtitles(Buffer.from(text)).cues.map(({ runs }) => runs.map((run) => run.text).join(''));
  expect(textsOf('00:00:01,000 --> 00:00:02,000\na\0b\x01c\fd&#0;&#13;&#x1;&#xd800;e\n')[0]).toMatch(
    /^abcd\ufffd*e$/,
  );
  expect(textsOf(ttml('<p begin="1s" end="2s">a\0b&#1;c &nbsp;&hellip; &amp;</p>'))).toEqual([
    'abc \u00a0… &',
  ]);
});

it('notes what it leaves out, and counts the rest', () => {
  const text = `WEBVTT\n\n${repeated(30, () => '00:01.000 --> 00:01.000\nnever\n\n')}00:01.000 --> 00:02.000\na\n`;
  const { notes } = parseSubtitles(Buffer.from(text));
  expect(notes).toHaveLength(21);
  expect(notes[0]).toBe('Line 3: the caption has no duration and was left out.');
  expect(notes[20]).toBe('There are 10 more notes of this kind.');
});
