import { expect, test } from 'vitest';
import { defaultsFor } from './defaults-for.ts';
import { Visibility } from '../enumerations.ts';

const { INTERNAL, PUBLIC } = Visibility;

test('what people gave is left alone, also where they gave nothing on purpose', () => {
  const category = { tags: ['safety'], speakers: ['Trainer'], visibility: PUBLIC, isListed: false };
  expect(defaultsFor({}, [category])).toEqual(category);
  expect(defaultsFor({ tags: [], speakers: ['Guest'], visibility: INTERNAL }, [category])).toEqual({
    isListed: false,
  });
});

test('of several categories lists are joined, and the narrowest of the rest counts', () => {
  expect(
    defaultsFor({}, [
      { tags: ['a', 'b'], visibility: PUBLIC, isListed: true, expirationDays: 90 },
      { tags: [' b ', 'c'], isListed: false, expirationDays: 30 },
    ]),
  ).toEqual({ tags: ['a', 'b', 'c'], visibility: PUBLIC, isListed: false, expirationDays: 30 });
  expect(defaultsFor({}, [{ visibility: PUBLIC }, { visibility: INTERNAL }])).toEqual({
    visibility: INTERNAL,
  });
});

test('only public items have a public link that ends', () => {
  expect(defaultsFor({}, [{ expirationDays: 30 }])).toEqual({});
  expect(defaultsFor({ visibility: PUBLIC }, [{ expirationDays: 30 }])).toEqual({ expirationDays: 30 });
  expect(defaultsFor({ visibility: INTERNAL }, [{ visibility: PUBLIC, expirationDays: 30 }])).toEqual({});
});

test('an item gets no more tags and speakers than it may have', () => {
  const many = Array.from({ length: 25 }, (_, index) => `tag ${index}`);
  const { tags, speakers } = defaultsFor({}, [
    { tags: many, speakers: many.slice(0, 15) },
    { tags: many.map((tag) => `other ${tag}`), speakers: many.map((tag) => `other ${tag}`).slice(0, 15) },
  ]);
  expect([tags?.length, speakers?.length]).toEqual([30, 20]);
});
