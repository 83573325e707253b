import { expect, test } from 'vitest';
import { hashMediaPassword, verifyMediaPassword } from './media-password.ts';

test('only the password itself opens, on whichever keyboard it was typed', async () => {
  const hash = await hashMediaPassword('Señor 1');
  expect(hash).toMatch(/^scrypt\$16\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashMediaPassword('Señor 1')).not.toBe(hash);
  expect(await verifyMediaPassword('Señor 1'.normalize('NFD'), hash)).toBe(true);
  expect(await verifyMediaPassword('señor 1', hash)).toBe(false);
});

test('a hash of another kind, or of a cost that would stop the service, opens for nobody', async () => {
  for (const hash of ['', 'plain', 'bcrypt$16$8$1$AA$AA', 'scrypt$30$8$1$AA$AA', 'scrypt$16$8$1$AA$'])
    expect(await verifyMediaPassword('x', hash)).toBe(false);
});

test('a flood is refused in a sentence', async () => {
  const hash = `scrypt$10$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
  const tries = await Promise.allSettled(Array.from({ length: 60 }, () => verifyMediaPassword('x', hash)));
  const refused = tries.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(26);
  expect(await verifyMediaPassword('x', hash)).toBe(false);
});
