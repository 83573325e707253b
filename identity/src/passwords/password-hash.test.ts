import { expect, test } from 'vitest';
import { BusyError, hashPassword, passwordMatches } from './password-hash.ts';
import { quickCost } from '../testing/quick-cost.ts';

const requester = { isTrusted: false, source: '203.0.113.9' };

test('a hash names its parameters, has a salt of its own and matches its password only', async () => {
  const hash = await hashPassword(requester, 'watch-tv-demo');
  expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwordMatches(requester, 'watch-tv-demo', hash)).toBe(true);
  expect(await passwordMatches(requester, 'watch-tv-demO', hash)).toBe(false);
  expect(await hashPassword(requester, 'same', quickCost)).not.toBe(
    await hashPassword(requester, 'same', quickCost),
  );
});

test('letters that another keyboard composes otherwise are the same password', async () => {
  expect(
    await passwordMatches(
      requester,
      'cafe\u0301 au lait',
      await hashPassword(requester, 'caf\u00e9 au lait', quickCost),
    ),
  ).toBe(true);
});

test.each(['', 'plain', '$scrypt$ln=30,r=8,p=1$AAAA$AAAA', '$scrypt$ln=10,r=99,p=1$AAAA$AAAA'])(
  'a damaged hash %j matches nothing',
  async (hash) => expect(await passwordMatches(requester, 'anything', hash, quickCost)).toBe(false),
);

const from = (host: number) => ({ isTrusted: false, source: `203.0.113.${host}` });

test('a missing hash waits in the queue like a stored one', async () => {
  const flood = Array.from({ length: 42 }, (_, host) => hashPassword(from(host), 'flood', quickCost));
  await expect(passwordMatches(from(42), 'anything', undefined, quickCost)).rejects.toBeInstanceOf(BusyError);
  await Promise.all(flood);
});

test('a flood of hashes is refused, so that memory stays bounded', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, (_, host) => hashPassword(from(host), 'flood', quickCost)),
  );
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(60 - 2 - 40);
  expect(refused.every((answer) => answer.reason instanceof BusyError)).toBe(true);
  await expect(hashPassword(requester, 'after it', quickCost)).resolves.toContain('$scrypt$');
});
