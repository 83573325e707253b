import { limits } from '@tv/contract/limits/limits';
import { beforeEach, expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService } from '@tv/client/lib/testing/stub-service.ts';
import { testItem } from '../table/test-item.ts';
import { changeItems, failures, undoLastChange, type ItemChange } from './change-items.ts';

preparePages();

const items = Array.from({ length: 2 * limits.changedItems + 50 }, (_, index) =>
  testItem({ id: `item-${index}`, title: `Item ${index}` }),
);
const change: ItemChange = { action: 'edit', edit: { addTags: ['safety'] } };
const undo: ItemChange = { action: 'edit', edit: { removeTags: ['safety'] } };
let service: ReturnType<typeof stubService>;
let calls: { count: number; action: unknown }[];
let failsAt: number;

beforeEach(() => {
  calls = [];
  failsAt = Infinity;
  failures.set([]);
  service = stubService({
    'POST /Management/MediaContents/Changes': ({ body }) => {
      if (calls.length === failsAt) throw new TypeError('Failed to fetch');
      calls.push({ count: body.ids.length, action: body.change });
      return body.ids.map((id) => ({ id, isDone: true, undo }));
    },
    'GET /Management/MediaContents': [],
  });
});

it('everything that is selected is changed, in calls of as many as one takes, and taken back the same way', async () => {
  await changeItems(items, change, String);
  expect(calls.map(({ count }) => count)).toEqual([limits.changedItems, limits.changedItems, 50]);
  expect(failures.get()).toEqual([]);
  calls = [];
  undoLastChange();
  await expect.poll(() => calls).toHaveLength(3);
  expect(calls.every(({ action }) => JSON.stringify(action) === JSON.stringify(undo))).toBe(true);
});

it('where a call fails, what came before stays changed and can be taken back, and the rest is named', async () => {
  failsAt = 1;
  await changeItems(items, change, String);
  expect(calls).toHaveLength(1);
  expect(failures.get()).toHaveLength(limits.changedItems + 50);
  expect(failures.get()[0]?.title).toBe(`Item ${limits.changedItems}`);
  failsAt = Infinity;
  calls = [];
  undoLastChange();
  await expect.poll(() => calls.map(({ count }) => count)).toEqual([limits.changedItems]);
  expect(service.unanswered.filter((name) => name.includes('Changes'))).toEqual([]);
});
