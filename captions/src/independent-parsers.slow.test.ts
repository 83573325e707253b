// Slow: it reads every case and 600 documents of chance with two parsers.
// Proves: captions are read as imscJS and vtt.js read them, but for cases with a reason.
// Ground: captions/src, contract/src/captions/cues.ts.
import type { Cue } from '@tv/contract/captions/cues';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { anyTtml, anyVtt } from './any-document.ts';
import {
  readByImsc,
  readByVttJs,
  withSingleSpaces,
  type PlainCue,
  type State,
} from './independent-parsers.ts';
import { parseSubtitles } from './parse-subtitles.ts';
import { Notes, SubtitleProblem } from './subtitle-file.ts';

// Every case, and documents made at random, are read by imscJS (TTML) or by Mozilla's vtt.js (WebVTT) too. Times and texts are
// the same, but for the cases named here.

const withoutRegion = 'it has no region, which text must have where there are regions; this service shows it';
const opacity = 'TTML2 (10.2.27) has opacity on every element of content, IMSC on regions only';
const smpte = 'TTML2 (12.3) has SMPTE time codes, IMSC has none';
const unlikeImsc: Record<string, string> = {
  'characters.ttml': 'a CDATA section is text (XML 1.0, section 2.7); imscJS drops it',
  'foreign.ttml': 'imscJS refuses elements of TTML inside foreign ones; they are left out with them',
  'initial.ttml': withoutRegion,
  'opacity.ttml': opacity,
  'p-without-any-end.ttml':
    'a caption without an end ends when the next one begins, as those who write none mean it',
  'places-of-p.ttml': withoutRegion,
  'prefixes-undeclared.ttml': 'imscJS refuses prefixes that are not declared; files have them',
  'regions-inline.ttml': 'TTML2 (11.1.2) has regions inside content, IMSC does not',
  'regions-inside.ttml':
    'text in a region inside another one is never shown by the standard; nobody writes it for that',
  'ruby.ttml': 'imscJS has all words of a container before their readings',
  'sequence.ttml': 'in a sequence, text without times would keep all that follows from being shown',
  'set-opacity.ttml': opacity,
  'times-smpte-drop.ttml': smpte,
  'times-smpte.ttml': smpte,
  'times-sub-frames.ttml': 'IMSC has no parts of frames, TTML2 (12.3) has',
};

const lenient = 'the standard drops the caption; what is meant is clear';
const blocks = 'a block without times is no cue (WebVTT, 6.1); vtt.js drops the cue behind it too';
const unlikeVttJs: Record<string, string> = {
  'arrows.vtt': blocks,
  'controls.vtt': 'neither XML nor a database has control characters',
  'empty-line-inside.vtt': blocks,
  'entities.vtt': 'all names of characters that HTML has are read (WebVTT, 6.4); vtt.js knows six',
  'header-then-cue.vtt': 'the header ends at a cue too (WebVTT, 6.1)',
  'id-alone.vtt': blocks,
  'id-of-two-lines.vtt': lenient,
  'ids.vtt': 'spaces around a name are no part of it',
  'newlines-cr.vtt': 'a CR by itself ends a line (WebVTT, 4.1)',
  'nulls.vtt': 'U+0000 is read as U+FFFD (WebVTT, 6.1)',
  'signature-after-empty-lines.vtt': lenient,
  'tags-that-are-none.vtt':
    'what is none of its tags stays text: nobody who wrote `Press <Enter>` meant a tag',
  'timings-60.vtt': 'minutes and seconds end at 59 (WebVTT, 6.3)',
  'timings-comma.vtt': lenient,
};

const folder = join(import.meta.dirname, 'cases');
const cases = (ending: string) =>
  readdirSync(join(folder, ending))
    .filter((name) => name.endsWith(`.${ending}`))
    .map((name) => ({ name, bytes: readFileSync(join(folder, ending, name)) }));

const decoded = (bytes: Buffer) => decodeText(bytes, '', new Notes()).text.replace(/^\uFEFF/, '');

function cuesOf(bytes: Buffer): Cue[] {
  try {
    return parseSubtitles(bytes).cues;
  } catch (problem) {
    // A file without captions is refused here; others read nothing of it.
    if (problem instanceof SubtitleProblem && problem.message.startsWith('The file contains no captions'))
      return [];
    throw problem;
  }
}

/** With readings behind their words, as the others have them. */
const wordsOf = ({ runs }: Cue) => withSingleSpaces(runs.map(({ text, ruby = '' }) => text + ruby).join(''));

/** Seconds within which two times are one: this service rounds to milliseconds. */
const unlike = 0.002;

/** Where what is shown differs between these cues and what imscJS shows. */
function differences(cues: readonly Cue[], states: readonly State[]) {
  const times = [...states.map(({ from }) => from), ...cues.flatMap((cue) => [cue.startTime, cue.endTime])];
  const sorted = times.toSorted((one, other) => one - other);
  return sorted.flatMap((from, index) => {
    const to = sorted[index + 1] ?? from;
    if (to - from < unlike) return [];
    const middle = (from + to) / 2;
    const imsc = states.findLast((state) => state.from <= middle)?.texts ?? [];
    const own = cues.filter((cue) => cue.startTime <= middle && cue.endTime > middle).map(wordsOf);
    return JSON.stringify(imsc.toSorted()) === JSON.stringify(own.toSorted())
      ? []
      : [{ from, to, imsc, own }];
  });
}

const isLikeImsc = (bytes: Buffer) => {
  try {
    return differences(cuesOf(bytes), readByImsc(decoded(bytes))).length === 0;
  } catch {
    return false;
  }
};

it('shows of each case of TTML what imscJS shows, but for those with a reason', () => {
  const unlikeCases = [...cases('ttml'), ...cases('dfxp')].filter(({ bytes }) => !isLikeImsc(bytes));
  expect(unlikeCases.map(({ name }) => name).sort()).toEqual(Object.keys(unlikeImsc).sort());
});

it('shows of any TTML what imscJS shows', () => {
  fc.assert(
    fc.property(anyTtml, (text) => {
      expect(differences(cuesOf(Buffer.from(text)), readByImsc(text))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

/** Cues that are shown, in the order in which this service puts them. */
const inOrder = (cues: readonly PlainCue[]) =>
  cues
    .filter(({ startTime, endTime, text }) => endTime > startTime && text !== '')
    .toSorted((one, other) => one.startTime - other.startTime || one.endTime - other.endTime);

const plainCues = (bytes: Buffer) =>
  cuesOf(bytes).map((cue) => ({
    id: cue.id ?? '',
    startTime: cue.startTime,
    endTime: cue.endTime,
    text: wordsOf(cue),
  }));

const isLikeVttJs = (bytes: Buffer) =>
  JSON.stringify(plainCues(bytes)) === JSON.stringify(inOrder(readByVttJs(decoded(bytes))));

it('reads of each case of WebVTT what vtt.js reads, but for those with a reason', () => {
  const unlikeCases = cases('vtt').filter(({ bytes }) => !isLikeVttJs(bytes));
  expect(unlikeCases.map(({ name }) => name).sort()).toEqual(Object.keys(unlikeVttJs).sort());
});

it('reads of any WebVTT what vtt.js reads', () => {
  fc.assert(
    fc.property(anyVtt, (text) => {
      expect(plainCues(Buffer.from(text))).toEqual(inOrder(readByVttJs(text)));
    }),
    { numRuns: 300 },
  );
});
