import type { Cue, CuePlace, CueRegion, CueRun, Cues } from '@tv/contract/captions/cues';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSubtitles } from './parse-subtitles.ts';
import { normalRuns } from './runs.ts';
import { keyOf } from './srt/srt-text.ts';
import { regionStyles } from './ttml/ttml-places.ts';
import { placeOfRegion } from './vtt/vtt-region-place.ts';
import { withSpeakers } from './srt/write-srt.ts';
import { writeSubtitles } from './write-subtitles.ts';

const yes = fc.constantFrom(true as const, undefined);
const color = fc.constantFrom(undefined, '#ff0000', '#00ff00', '#12ab9f', '#ffffff80', '#00000000');
/** With all that looks like markup in some format. */
const words = fc
  .array(
    fc.oneof(
      fc.stringMatching(/^[A-Za-z0-9äß漢ж .,!?'"&;:<>/{}\\-]{1,12}$/),
      fc.constantFrom(
        '&amp;',
        '<i>',
        '</b>',
        '{\\an8}',
        '-->',
        '--&gt;',
        '\u00a0',
        '<font color=red>',
        'NOTE',
        '00:01',
        ']]>',
        '😀',
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(''));
const text = fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
const name = fc.stringMatching(/^[A-Za-zäß&<>"]{1,8}(?: [A-Za-z]{1,8})?$/);

const run: fc.Arbitrary<CueRun> = fc
  .record({
    text,
    italic: yes,
    bold: yes,
    underline: yes,
    strike: yes,
    color,
    background: color.filter((each) => each !== '#00000000'),
    family: fc.constantFrom(
      undefined,
      'serif' as const,
      'sans-serif' as const,
      'monospace' as const,
      'cursive' as const,
    ),
    size: fc.constantFrom(undefined, 0.5, 0.85, 1.25, 2),
    speaker: fc.option(name, { nil: undefined }),
    language: fc.constantFrom(undefined, 'de', 'pt-BR'),
    classes: fc.constantFrom(undefined, ['loud'], ['loud', 'far']),
    ruby: fc.option(words, { nil: undefined, freq: 4 }),
    from: fc.constantFrom(undefined, 1.5, 2),
  })
  .map(({ ruby, ...rest }) => {
    const plain = ruby === undefined ? rest : { ...rest, text: rest.text.replaceAll('\n', ' '), ruby };
    return Object.fromEntries(
      Object.entries(plain).filter(([, value]) => value !== undefined),
    ) as unknown as CueRun;
  });

/** What is said after a moment is said after it. */
const carryingMoments = (runs: readonly CueRun[]) => {
  let last = 0;
  return runs.map(({ from, ...each }) => {
    last = Math.max(last, from ?? 0);
    return last > 0 ? { ...each, from: last } : each;
  });
};

const share = fc.integer({ min: 0, max: 200 }).map((half) => half / 2);
const isSaid = ([, value]: [string, unknown]) => value !== undefined;
const place: fc.Arbitrary<CuePlace> = fc
  .record({
    vertical: fc.constantFrom(undefined, undefined, 'rl' as const, 'lr' as const),
    at: fc.oneof(
      fc.constant({}),
      fc.record({ line: share, lineAlign: fc.constantFrom(undefined, 'center' as const, 'end' as const) }),
      fc.record({ line: fc.integer({ min: -5, max: 5 }), isLineNumber: fc.constant(true as const) }),
    ),
    along: fc.oneof(
      fc.constant({}),
      fc.record({
        position: share,
        positionAlign: fc.constantFrom(
          undefined,
          'line-left' as const,
          'center' as const,
          'line-right' as const,
        ),
      }),
    ),
    size: fc.constantFrom(undefined, 10, 37.5, 80),
    align: fc.constantFrom(undefined, 'start' as const, 'end' as const, 'left' as const, 'right' as const),
  })
  .map(({ at, along, ...rest }) =>
    Object.fromEntries(Object.entries({ ...rest, ...at, ...along }).filter(isSaid)),
  )
  .filter((each) => Object.keys(each).length > 0)
  // This is written for text that says no position, and read as that.
  .filter(({ position, positionAlign }) => !(position === 0 && positionAlign === 'line-left'))
  .filter(({ position, positionAlign }) => !(position === 100 && positionAlign === 'line-right'));

const region: CueRegion = {
  id: 'r',
  width: 40,
  lines: 3,
  regionAnchor: [0, 100],
  viewportAnchor: [10, 90],
  scroll: true,
};
const anyPlace = fc.oneof(fc.constant(undefined), place, fc.constant({ region: 'r' }));

const cue = fc
  .record({
    id: fc.constantFrom(undefined, 'c1', 'with spaces', '7'),
    start: fc.integer({ min: 0, max: 3_600_000 }),
    length: fc.integer({ min: 1, max: 10_000 }),
    place: anyPlace,
    runs: fc.array(run, { minLength: 1, maxLength: 4 }),
  })
  .map(({ id, start, length, place: at, runs }): Cue => {
    const [startTime, endTime] = [start / 1000, (start + length) / 1000];
    return {
      ...(id && { id }),
      startTime,
      endTime,
      ...(at && { place: at }),
      runs: normalRuns(carryingMoments(runs)),
    };
  })
  .filter(({ runs }) => runs.some((each) => each.text.trim()));
const file: fc.Arbitrary<Cues> = fc
  .array(cue, { minLength: 1, maxLength: 5 })
  .map((cues) =>
    cues.toSorted((one, other) => one.startTime - other.startTime || one.endTime - other.endTime),
  )
  .map((cues) => ({ cues, regions: [region] }));

const again = (given: Cues, format: 'VTT' | 'SRT' | 'TTML' | 'DFXP') =>
  parseSubtitles(Buffer.from(writeSubtitles(given, format, 'en')));

const times = ({ cues }: Cues) => cues.map(({ startTime, endTime }) => [startTime, endTime]);
const without = (runs: readonly CueRun[], ...names: (keyof CueRun)[]) =>
  normalRuns(
    runs.map(
      (each) =>
        Object.fromEntries(
          Object.entries(each).filter(([key]) => !names.includes(key as keyof CueRun)),
        ) as CueRun,
    ),
  );

/** As a box with edges: the same place is said in several ways. */
const boxOf = (at: CuePlace | undefined) => at && regionStyles(at.region ? placeOfRegion(region, at) : at);
const atTheBottom = boxOf({ line: 100, lineAlign: 'end' });

const bracketed = ({ speaker, ...each }: CueRun) =>
  withSpeakers([each]).map((written) => ({ ...written, ...(speaker && { speaker }) }));

const cuesOf = (...runs: CueRun[]): [Cues] => [{ cues: [{ startTime: 0, endTime: 1, runs }], regions: [] }];
/** Words that look like a tag with attributes between two tags, and a line that looks like broken times. */
const lookalikes = [cuesOf({ text: '-->', italic: true, speaker: '<b A' }), cuesOf({ text: 'a\n0,-->\nb' })];

/** The tests that captions of chance survive being written and read, so many for each format. */
export function roundTrips(numRuns: number): void {
  it('WebVTT loses nothing', () => {
    fc.assert(
      fc.property(file, (given) => {
        const { cues, regions, notes } = again(given, 'VTT');
        expect({ cues, regions }).toEqual(given);
        expect(notes).toEqual([]);
      }),
      { numRuns },
    );
  });

  it.each(['TTML', 'DFXP'] as const)(
    '%s loses nothing but classes and moments, and DFXP readings',
    (format) => {
      fc.assert(
        fc.property(file, (given) => {
          const read = again(given, format);
          expect(times(read)).toEqual(times(given));
          for (const [index, { runs, place: at }] of read.cues.entries()) {
            const expected = given.cues[index]!;
            const wanted =
              format === 'TTML' ? expected.runs : expected.runs.flatMap((each) => bracketed(each));
            expect(runs).toEqual(without(wanted, 'classes', 'from'));
            expect(boxOf(at) ?? atTheBottom).toEqual(boxOf(expected.place) ?? atTheBottom);
          }
          const names = given.cues.map(({ id }) => id).filter((id) => id === 'c1');
          expect(read.cues.filter(({ id }) => id === 'c1')).toHaveLength(Math.min(1, names.length));
        }),
        { numRuns },
      );
    },
  );

  it('SubRip retains times, words, four styles, colours and nine places', () => {
    fc.assert(
      fc.property(file, (given) => {
        const read = again(given, 'SRT');
        expect(times(read)).toEqual(times(given));
        for (const [index, { runs, place: at }] of read.cues.entries()) {
          const expected = given.cues[index]!;
          expect(keyOf(at)).toBe(keyOf(expected.place));
          expect(runs).toEqual(
            without(
              withSpeakers(expected.runs),
              'background',
              'family',
              'size',
              'language',
              'classes',
              'from',
            ),
          );
        }
      }),
      { numRuns, examples: lookalikes },
    );
  });
}
