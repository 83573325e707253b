import { expect, it } from 'vitest';
import { clusterStart } from './cluster-start.ts';

it('finds where a cluster of WebM begins, and takes nothing else for one', () => {
  const unknownLength = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
  const start = [0x1f, 0x43, 0xb6, 0x75, ...unknownLength, 0xe7, 0x81, 0];
  const picture = [0x1f, 0x43, 0xb6, 0x75, 0x82, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(clusterStart(Uint8Array.from([...picture, ...start]), false)).toBe(picture.length);
  expect(clusterStart(Uint8Array.from(start.slice(0, 10)), false)).toBeUndefined();
  expect(clusterStart(Uint8Array.from(picture), false)).toBeUndefined();
});

it('finds where a fragment of MP4 begins', () => {
  const box = (kind: string) => [0, 0, 0, 8, ...[...kind].map((letter) => letter.charCodeAt(0))];
  expect(clusterStart(Uint8Array.from([...box('moov'), ...box('moof'), ...box('mdat')]), true)).toBe(8);
  expect(clusterStart(Uint8Array.from([...box('moov'), ...box('mdat')]), true)).toBeUndefined();
});
