import { describe, expect, it } from 'vitest';
import { cutLength, cutTime, joinCuts, keptParts, leavesOutMore, uncutTime } from './cuts.ts';

const cuts = [
  { from: 0, to: 2 },
  { from: 5, to: 8 },
];

describe('parts that are left out', () => {
  it('leave the others', () => {
    expect(keptParts(cuts, 10)).toEqual([
      { from: 2, to: 5 },
      { from: 8, to: 10 },
    ]);
    expect(keptParts([{ from: 9, to: 10 }], 10)).toEqual([{ from: 0, to: 9 }]);
    expect(keptParts([], 10)).toEqual([{ from: 0, to: 10 }]);
    expect(cutLength(cuts)).toBe(5);
  });

  it('leave out more than others where a part goes that the others kept', () => {
    const more = [{ from: 0, to: 2.1 }];
    expect([leavesOutMore([], cuts), leavesOutMore(cuts, more)]).toEqual([true, true]);
    const fewer = [{ from: 5.5, to: 8 }];
    expect([leavesOutMore(cuts, cuts), leavesOutMore(cuts, fewer), leavesOutMore(cuts, [])]).toEqual([
      ...[false, false, false],
    ]);
  });

  it('move what comes behind them, and draw together what lies in them', () => {
    const seconds = [0, 1, 2, 3, 5, 6.5, 8, 9, 10];
    expect(seconds.map((each) => cutTime(cuts, each))).toEqual([0, 0, 0, 1, 3, 3, 3, 4, 5]);
  });

  it('are found again from the other side', () => {
    expect([0, 1, 3, 4].map((each) => uncutTime(cuts, each))).toEqual([2, 3, 8, 9]);
    expect(uncutTime(cuts, 3, true)).toBe(5);
    for (const second of [2.1, 3.7, 4.9, 8.4, 9.9])
      expect(uncutTime(cuts, cutTime(cuts, second))).toBe(second);
  });

  it('are put in order and joined', () => {
    const mixed = [
      { from: 5, to: 8 },
      { from: 0, to: 1 },
      { from: 1, to: 2 },
      { from: 6, to: 7 },
    ];
    expect(joinCuts(mixed)).toEqual(cuts);
  });
});
