import type { Cue, CuePlace } from '@tv/contract/captions/cues';
import { expect, it } from 'vitest';
import { alignStyle, groupCues } from './caption-position.ts';

const at = (cuePosition?: CuePlace): Cue => ({
  startTime: 0,
  endTime: 1,
  runs: [{ text: 'a' }],
  ...(cuePosition && { place: cuePosition }),
});
const groupOf = (cuePosition: CuePlace) => groupCues([at(cuePosition)], [region], true)[0]!;
const region = {
  id: 'r',
  width: 40,
  lines: 3,
  regionAnchor: [0, 100] as [number, number],
  viewportAnchor: [10, 90] as [number, number],
};

it('puts together what stands together, and what has no place where all stand', () => {
  const top: CuePlace = { line: 0, isLineNumber: true };
  const groups = groupCues(
    [at(), at(top), at({ align: 'start' }), at(top), at({ region: 'r' })],
    [region],
    true,
  );
  expect(groups.map(({ kind, cues }) => [kind, cues.length])).toEqual([
    ['usual', 2],
    ['placed', 2],
    ['region', 1],
  ]);
});

it('gives places up where there is no picture', () => {
  const groups = groupCues([at({ line: 0 }), at({ region: 'r' })], [region], false);
  expect(groups.map(({ kind, cues }) => [kind, cues.map(({ place: cuePosition }) => cuePosition)])).toEqual([
    ['usual', [{}, {}]],
  ]);
});

it('leaves room before and after that gives way, so that nothing leaves the picture', () => {
  expect(groupOf({ line: 30 })).toMatchObject({ before: { flex: '0 1 30%' }, after: { flex: '1' } });
  expect(groupOf({ line: 90, lineAlign: 'end' })).toMatchObject({
    before: { flex: '1' },
    after: { flex: '0 1 10%' },
  });
  expect(groupOf({ line: 50, lineAlign: 'center' })).toMatchObject({
    before: { flex: '50 1 0' },
    after: { flex: '50 1 0' },
  });
  expect(groupOf({ line: 2, isLineNumber: true })).toMatchObject({
    before: { flex: '0 1 calc(2 * var(--line-height))' },
  });
  expect(groupOf({ line: 0, isLineNumber: true }).kind).toBe('placed');
  expect(groupOf({ line: -1, isLineNumber: true }).kind).toBe('usual');
});

it('sets cues along the line as their position, size and alignment say', () => {
  expect(groupOf({ line: 0, position: 10, size: 35, align: 'start' })).toMatchObject({
    style: { textAlign: 'start', marginLeft: '10%', width: '35%' },
  });
  // no wider than there is room for on both sides
  expect(groupOf({ line: 0, position: 80 })).toMatchObject({ style: { marginLeft: '60%', width: '40%' } });
  expect(alignStyle({ align: 'end', size: 50 })).toEqual({
    textAlign: 'end',
    marginLeft: '50%',
    inlineSize: '50%',
  });
  expect(alignStyle(undefined)).toEqual({});
});

it('stands lines upright', () => {
  const group = groupOf({ vertical: 'rl', position: 20, size: 50, align: 'start' });
  expect(group).toMatchObject({
    isVertical: true,
    style: { writingMode: 'vertical-rl', top: '20%', height: '50%' },
  });
});

it('lays a region where its anchor is put', () => {
  expect(groupOf({ region: 'r' })).toMatchObject({
    style: { width: '40%', left: '10%', top: 'calc(90% - 3 * var(--line-height))' },
  });
});
