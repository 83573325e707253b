import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets; the time it takes says nothing about where they differ. */
export function sameText(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
