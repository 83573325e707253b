import { expect, test } from 'vitest';
import { BusyError, hashPassword, passwordMatches } from './password-hash.ts';

const quick = { ln: 10, r: 8, p: 1 };

test('a hash names its parameters, has its own salt and matches its password only', async () => {
  const hash = await hashPassword('watch-tv-demo');
  expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwordMatches('watch-tv-demo', hash)).toBe(true);
  expect(await passwordMatches('watch-tv-demO', hash)).toBe(false);
  expect(await hashPassword('same', quick)).not.toBe(await hashPassword('same', quick));
});

test('the same letters from another keyboard are the same password', async () => {
  expect(await passwordMatches('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait', quick))).toBe(
    true,
  );
});

test.each(['', 'plain', '$scrypt$ln=30,r=8,p=1$AAAA$AAAA', '$scrypt$ln=10,r=99,p=1$AAAA$AAAA'])(
  'a damaged hash %j matches nothing',
  async (hash) => expect(await passwordMatches('anything', hash)).toBe(false),
);

test('a missing hash takes its turn like a real one', async () => {
  const flood = Array.from({ length: 42 }, () => hashPassword('flood', quick));
  await expect(passwordMatches('anything', undefined)).rejects.toBeInstanceOf(BusyError);
  await Promise.all(flood);
});

test('a flood is refused instead of eating the memory', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('flood', quick)));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(60 - 2 - 40);
  expect(refused.every((answer) => answer.reason instanceof BusyError)).toBe(true);
  await expect(hashPassword('after it', quick)).resolves.toContain('$scrypt$');
});
