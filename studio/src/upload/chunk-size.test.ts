import { expect, test } from 'vitest';
import { nextChunkSize, smallestChunk } from './chunk-size.ts';

const MiB = 1024 * 1024;

test('a fast line gets larger chunks, at most fourfold and at most 8 MiB', () => {
  expect(nextChunkSize(smallestChunk, 10)).toBe(MiB);
  expect(nextChunkSize(4 * MiB, 100)).toBe(8 * MiB);
  expect(nextChunkSize(8 * MiB, 0)).toBe(8 * MiB);
});

test('a slow line gets smaller ones, so that each takes two seconds', () => {
  expect(nextChunkSize(8 * MiB, 16_000)).toBe(MiB);
  expect(nextChunkSize(smallestChunk, 60_000)).toBe(smallestChunk);
});
