import { expect, test } from 'vitest';
import { BusyError, hashPassword, passwordMatches } from './password-hash.ts';

const turn = { isKnown: false, source: '203.0.113.9' };
const quick = { ln: 10, r: 8, p: 1 };

test('a hash names its parameters, has its own salt and matches its password only', async () => {
  const hash = await hashPassword(turn, 'watch-tv-demo');
  expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwordMatches(turn, 'watch-tv-demo', hash)).toBe(true);
  expect(await passwordMatches(turn, 'watch-tv-demO', hash)).toBe(false);
  expect(await hashPassword(turn, 'same', quick)).not.toBe(await hashPassword(turn, 'same', quick));
});

test('the same letters from another keyboard are the same password', async () => {
  expect(
    await passwordMatches(turn, 'cafe\u0301 au lait', await hashPassword(turn, 'caf\u00e9 au lait', quick)),
  ).toBe(true);
});

test.each(['', 'plain', '$scrypt$ln=30,r=8,p=1$AAAA$AAAA', '$scrypt$ln=10,r=99,p=1$AAAA$AAAA'])(
  'a damaged hash %j matches nothing',
  async (hash) => expect(await passwordMatches(turn, 'anything', hash)).toBe(false),
);

const from = (host: number) => ({ isKnown: false, source: `203.0.113.${host}` });

test('a missing hash takes its turn like a real one', async () => {
  const flood = Array.from({ length: 42 }, (_, host) => hashPassword(from(host), 'flood', quick));
  await expect(passwordMatches(from(42), 'anything', undefined)).rejects.toBeInstanceOf(BusyError);
  await Promise.all(flood);
});

test('a flood is refused instead of eating the memory', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, (_, host) => hashPassword(from(host), 'flood', quick)),
  );
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(60 - 2 - 40);
  expect(refused.every((answer) => answer.reason instanceof BusyError)).toBe(true);
  await expect(hashPassword(turn, 'after it', quick)).resolves.toContain('$scrypt$');
});
