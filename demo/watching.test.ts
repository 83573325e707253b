import { expect, test } from 'vitest';
import { watchingUntil } from './watching.ts';
import { people } from './people.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('what was watched is the same each time, in order, and before the start', () => {
  const views = watchingUntil(now);
  expect(watchingUntil(now)).toEqual(views);
  expect(views.length).toBeGreaterThan(400);
  expect(views.length).toBeLessThan(1_200);
  const times = views.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(Math.max(...times)).toBeLessThan(now.getTime());
  for (const { item, viewer, played } of views) {
    if ('visitor' in viewer) expect([item.visibility, item.password]).toEqual([2, undefined]);
    else expect(people.map(({ key }) => key)).toContain(viewer.person);
    expect(played[1]).toBeGreaterThan(played[0]);
  }
});
