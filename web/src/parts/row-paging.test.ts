import { expect, it } from 'vitest';
import { cardsPerView, pageTarget, rowEnds } from './row-paging.ts';

// Twelve cards of 184 px and 16 px between them, six seen in full.
const row = { offset: 0, view: 1184, total: 12 * 200 - 16, step: 200 };

it('pages by a full view, at a card’s start', () => {
  expect(cardsPerView(row)).toBe(5);
  expect(cardsPerView({ ...row, view: 1200 })).toBe(6);
  const six = { ...row, view: 1200 };
  expect(pageTarget(six, 1)).toBe(row.total - 1200);
  expect(pageTarget({ ...six, total: 6000 }, 1)).toBe(1200);
  expect(pageTarget({ ...six, total: 6000, offset: 1200 }, 1)).toBe(2400);
  expect(pageTarget({ ...six, total: 6000, offset: 1200 }, -1)).toBe(0);
});

it('counts a card that is cut off as not seen yet, in both directions', () => {
  const long = { ...row, view: 1200, total: 6000 };
  expect(pageTarget({ ...long, offset: 250 }, 1)).toBe(1400);
  expect(pageTarget({ ...long, offset: 1450 }, -1)).toBe(400);
});

it('never leaves the row', () => {
  expect(pageTarget({ ...row, offset: 100 }, -1)).toBe(0);
  expect(pageTarget({ offset: 0, view: 1000, total: 500, step: 200 }, 1)).toBe(0);
  expect(pageTarget({ offset: 0, view: 0, total: 0, step: 0 }, 1)).toBe(0);
});

it('knows its ends, though offsets are rounded', () => {
  expect(rowEnds({ offset: 0.5, view: 100, total: 300, step: 50 })).toEqual({
    isAtStart: true,
    isAtEnd: false,
  });
  expect(rowEnds({ offset: 199.4, view: 100, total: 300, step: 50 })).toEqual({
    isAtStart: false,
    isAtEnd: true,
  });
  expect(rowEnds({ offset: 0, view: 100, total: 80, step: 50 })).toEqual({ isAtStart: true, isAtEnd: true });
});
