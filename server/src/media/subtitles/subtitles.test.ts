import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText, plainText, SubtitleProblem } from './cue.ts';
import type { Cue } from './cue.ts';
import { parseSubtitles } from './parse.ts';
import { writeSubtitles } from './write.ts';

const parse = (text: string) => parseSubtitles(Buffer.from(text));
const ttml = (body: string, attributes = '') =>
  `<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" ${attributes}>\n<body><div>\n${body}\n</div></body></tt>`;

describe('reading', () => {
  it('reads SRT with its numbers, commas, tags and Windows line ends', () => {
    const text =
      '\uFEFF1\r\n00:00:01,500 --> 00:00:03,000\r\n{\\an8}<i>One</i> & <font color="red">two</font>\r\nthree\r\n\r\n2\r\n01:00:00,000 --> 01:00:01,000\r\nfour\r\n';
    expect(parse(text)).toEqual({
      format: 'SRT',
      cues: [
        { startTime: 1.5, endTime: 3, text: '<i>One</i> &amp; two\nthree' },
        { startTime: 3600, endTime: 3601, text: 'four' },
      ],
    });
  });

  it('reads WebVTT with places, notes, styles, names and no hours', () => {
    const text =
      'WEBVTT - a title\n\nNOTE nothing\nhere\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.000 align:start line:0 onclick:evil\n<v Ann>Hi &lt;there&gt;</v> <b>you\n';
    expect(parse(text).cues).toEqual([
      { startTime: 1, endTime: 2, text: 'Hi &lt;there&gt; <b>you</b>', settings: 'align:start line:0' },
    ]);
  });

  it('reads TTML times of every kind, spans, breaks and offsets of parents', () => {
    const text = ttml(
      '<p begin="00:00:01.25" end="00:00:02:15">a<br/>b &amp; c</p><p begin="3s" dur="500ms"><span tts:fontStyle="italic">d</span> e</p><div begin="10s"><p begin="30f" end="20000000t">f</p></div>',
      'xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="30" ttp:tickRate="10000000"',
    );
    expect(parse(text)).toEqual({
      format: 'TTML',
      cues: [
        { startTime: 1.25, endTime: 2.5, text: 'a\nb &amp; c' },
        { startTime: 3, endTime: 3.5, text: '<i>d</i> e' },
        { startTime: 11, endTime: 12, text: 'f' },
      ],
    });
  });

  it('keeps how TTML says that its captions look and where they stand, as far as WebVTT has it', () => {
    const head =
      '<head><styling><style xml:id="loud" tts:fontWeight="bold"/><style xml:id="far" style="loud" tts:fontStyle="italic" /></styling>' +
      '<layout><region xml:id="top" tts:displayAlign="before"><style tts:textAlign="right"/></region><region xml:id="low" tts:origin="10% 80%" tts:displayAlign="before"/></layout></head>';
    const text = ttml(
      '<p begin="1s" end="2s" style="far" region="top">a<br/>b</p><p begin="3s" end="4s" tts:textDecoration="underline" region="low">c <span style="loud">d</span></p><p begin="5s" end="6s" style="loud"> </p>',
    ).replace('<body>', `${head}<body>`);
    expect(parse(text).cues).toEqual([
      { startTime: 1, endTime: 2, text: '<i><b>a\nb</b></i>', settings: 'line:0 align:right' },
      { startTime: 3, endTime: 4, text: '<u>c <b>d</b></u>' },
    ]);
  });

  it('reads what old editors wrote', () => {
    expect(
      parseSubtitles(Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nGr\xfc\xdfe\n', 'latin1')).cues[0]!.text,
    ).toBe('Grüße');
    expect(
      parseSubtitles(Buffer.from('\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nhi\n', 'utf16le')).cues[0]!.text,
    ).toBe('hi');
  });

  it('mends tags that cross or never close, and short fractions', () => {
    const text = '00:00:01,5 --> 00:00:02.25\n<i>a<b>b</i>c</b> </u>d\n';
    expect(parse(text).cues).toEqual([{ startTime: 1.5, endTime: 2.25, text: '<i>a<b>bc</b> d</i>' }]);
  });

  it('lets a position that never ends run no further than to the next', () => {
    const [cue] = parse('00:00:01,000 --> 00:00:02,000\n{\\an{\\an8}top\n').cues;
    expect(cue!.text).toBe('{\\antop');
  });

  it('takes control characters and halves of a pair for nothing, written or spelled', () => {
    const text = '00:00:01,000 --> 00:00:02,000\na\0b\x01c\fd&#0;&#13;&#x1;&#xd800;e\n';
    expect(parse(text).cues[0]!.text).toBe('abcde');
    expect(parse(ttml('<p begin="1s" end="2s">a\0b&#1;c</p>')).cues[0]!.text).toBe('abc');
  });

  it('sorts by time', () => {
    expect(
      parse('00:00:05,000 --> 00:00:06,000\nb\n\n00:00:01,000 --> 00:00:02,000\na\n').cues.map(
        ({ text }) => text,
      ),
    ).toEqual(['a', 'b']);
  });

  it.each([
    { what: 'times that are none', text: '1\n00:00:01,000 --> soon\nhi\n', says: 'Line 2' },
    {
      what: 'a block without times',
      text: '1\n00:00:01,000 --> 00:00:02,000\nhi\n\nhello\n',
      says: 'Line 5',
    },
    {
      what: 'an end before its beginning',
      text: '\n\n1\n00:00:03,000 --> 00:00:02,000\nhi\n',
      says: 'Line 3',
    },
    { what: 'no captions', text: 'WEBVTT\n', says: 'no captions' },
    {
      what: 'a file that breaks off',
      text: ttml('<p begin="1s" end="2s">hi</p>').slice(0, -18),
      says: 'never closed',
    },
    { what: 'elements that cross', text: ttml('<p begin="1s" end="2s"><span>hi</p></span>'), says: 'Line 4' },
    {
      what: 'entities of its own',
      text: '<!DOCTYPE tt [<!ENTITY a "aaaa">]><tt></tt>',
      says: 'document type',
    },
    { what: 'another XML', text: '<rss></rss>', says: '"tt"' },
    { what: 'a bad time', text: ttml('<p begin="later" end="2s">hi</p>'), says: 'Line 4' },
  ])('names the line of $what', ({ text, says }) => {
    expect(() => parse(text)).toThrow(SubtitleProblem);
    expect(() => parse(text)).toThrow(says);
  });

  it('refuses a file that is too large', () => {
    expect(() => parseSubtitles(Buffer.alloc(5_000_001, 'a'))).toThrow('5 MB');
  });
});

const word = fc.stringMatching(/^[A-Za-zäß0-9.,!?'"&<>]{1,12}$/).filter((text) => !text.includes('-->'));
const line = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => escapeText(words.join(' ')));
const styled = fc
  .tuple(fc.constantFrom('', 'i', 'b', 'u'), line)
  .map(([tag, text]) => (tag ? `<${tag}>${text}</${tag}>` : text));
const cues = fc
  .array(
    fc.record({
      start: fc.integer({ min: 1, max: 5000 }),
      length: fc.integer({ min: 1, max: 5000 }),
      lines: fc.array(styled, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((drafts) => {
    let at = 0;
    return drafts.map(({ start, length, lines }): Cue => {
      at += start;
      return { startTime: at / 1000, endTime: (at + length) / 1000, text: lines.join('\n') };
    });
  });

describe('writing', () => {
  it.each(['VTT', 'TTML', 'DFXP'] as const)('%s reads back as it was', (format) => {
    fc.assert(
      fc.property(cues, (given) => {
        const read = parse(writeSubtitles(given, format, 'en'));
        expect(read).toEqual({ format, cues: given });
      }),
    );
  });

  it('SRT reads back with the same times and words', () => {
    fc.assert(
      fc.property(cues, (given) => {
        // SRT cannot tell a bracket from a tag.
        const plain = given
          .map((cue) => ({ ...cue, text: cue.text.replace(/&lt;|&gt;/g, 'x') }))
          .filter((cue) => plainText(cue));
        fc.pre(plain.length > 0);
        const read = parse(writeSubtitles(plain, 'SRT', 'en')).cues;
        expect(read.map(({ startTime, endTime }) => [startTime, endTime])).toEqual(
          plain.map(({ startTime, endTime }) => [startTime, endTime]),
        );
        expect(read.map(plainText)).toEqual(plain.map(plainText));
      }),
    );
  });
});
