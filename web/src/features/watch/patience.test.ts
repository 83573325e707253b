import { expect, it } from 'vitest';
import { createPatience } from './patience.ts';

it('ends after three that nobody touched, and begins anew at a touch', () => {
  const patience = createPatience();
  for (const isOver of [false, false, false]) {
    expect(patience.isOver()).toBe(isOver);
    patience.wentOn();
  }
  expect(patience.isOver()).toBe(true);
  patience.touched();
  expect(patience.isOver()).toBe(false);
});
