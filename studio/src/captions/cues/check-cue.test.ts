import { expect, test } from 'vitest';
import { allFaults, balancedLines, charactersASecond, faultsAt, repair, repairAll } from './check-cue.ts';
import { textOf } from './cue-text.ts';
import { aCue } from './test-cue.ts';

const fast = 'This is said far too fast for anybody.';

test('reading speed, lines, overlaps and empty cues are found', () => {
  const cues = [
    aCue(0, 1, fast),
    aCue(2, 6, 'a\nb\nc'),
    aCue(5, 9, `One line that is a good deal longer than forty-two characters`),
    aCue(9, 10, ' \n'),
  ];
  expect(charactersASecond(cues[0]!)).toBe(38);
  expect(allFaults(cues)).toEqual({
    fast: [fast],
    lines: ['a\nb\nc', textOf(cues[2]!)],
    overlap: ['a\nb\nc'],
    empty: [' \n'],
  });
  // Exactly at the bounds nothing is wrong.
  expect(
    faultsAt([aCue(0, 1, 'x'.repeat(20)), aCue(1, 9, `${'x'.repeat(42)}\n${'x'.repeat(42)}`)], 0),
  ).toEqual([]);
  // At different places of the picture two may be shown at once.
  expect(faultsAt([aCue(0, 5, 'a', { place: { line: 0 } }), aCue(1, 9, 'b')], 0)).toEqual([]);
});

test('a cue that is too fast is lengthened into the gap after it, then before it', () => {
  const cues = [aCue(0, 1, 'a'), aCue(2, 3, fast), aCue(3.5, 5, 'b')];
  const repaired = repair(cues, 1, 'fast')!;
  const longer = repaired.cues;
  expect(repaired).toMatchObject({ kind: 'lengthen', seconds: 0.9 });
  expect(longer[1]).toMatchObject({ startTime: 1.6, endTime: 3.5 });
  expect(faultsAt(longer, 1)).toEqual([]);
  expect(repair([aCue(0, 2, 'a'), aCue(2, 3, fast), aCue(3, 5, 'b')], 1, 'fast')).toBeUndefined();
});

test('long lines are broken in the middle, longer texts into two cues', () => {
  expect(balancedLines('In the January storm we lost two blades, and learned to listen earlier')).toBe(
    'In the January storm we lost two\nblades, and learned to listen earlier',
  );
  expect(balancedLines('Short\nlines')).toBe('Short lines');
  const long = aCue(
    0,
    9,
    'In the January storm we lost two blades, and learned to listen earlier, every one of us, on all three of the islands.',
  );
  const split = repair([long], 0, 'lines')!;
  expect(split.kind).toBe('split');
  expect(split.cues).toHaveLength(2);
  expect(allFaults(split.cues).lines).toEqual([]);
  expect(split.cues.map(textOf).join(' ').replace(/\n/g, ' ')).toBe(textOf(long));
});

test('an overlap ends where the next cue begins', () => {
  const cues = [aCue(0, 3, 'a'), aCue(2, 4, 'b')];
  expect(repair(cues, 0, 'overlap')!.cues[0]!.endTime).toBe(2);
  expect(repair([aCue(0, 3, 'a'), aCue(0, 4, 'b')], 0, 'overlap')).toBeUndefined();
  expect(repair([aCue(0, 3, '')], 0, 'empty')!.cues).toEqual([]);
});

test('all at once: nothing is deleted, and nothing overlaps', () => {
  const cues = [aCue(0, 3, 'a'), aCue(2, 3, fast), aCue(9, 10, ''), aCue(11, 14, 'x '.repeat(50).trim())];
  const done = repairAll(cues);
  expect(allFaults(done)).toEqual({ fast: [], lines: [], overlap: [], empty: [''] });
  expect(repairAll(done)).toBe(done);
});
