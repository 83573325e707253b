import { expect, it } from 'vitest';
import { checkTrim, cutsOfTrim } from './trim.ts';

it('leaves out what lies before and behind the part that stays', () => {
  expect(cutsOfTrim({ from: 1.5, to: 8 }, 10)).toEqual([
    { from: 0, to: 1.5 },
    { from: 8, to: 10 },
  ]);
  expect(cutsOfTrim({ from: 2 }, 10)).toEqual([{ from: 0, to: 2 }]);
  expect(cutsOfTrim({ to: 2 }, 10)).toEqual([{ from: 2, to: 10 }]);
});

it('leaves out nothing where the part is the whole file, or lies behind its end', () => {
  for (const trim of [
    {},
    { from: 0, to: 10 },
    { from: 0.05, to: 9.95 },
    { from: 0, to: 12 },
    { from: 11, to: 12 },
  ])
    expect(cutsOfTrim(trim, 10)).toEqual([]);
});

it('is refused where nothing would be left', () => {
  expect(() => checkTrim({ from: 5, to: 5.05 })).toThrow(expect.objectContaining({ status: 400 }));
  expect(() => checkTrim({ from: 5, to: 2 })).toThrow(expect.objectContaining({ status: 400 }));
  expect(() => checkTrim({ from: 5 })).not.toThrow();
});
