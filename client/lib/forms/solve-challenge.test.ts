// @vitest-environment jsdom
import { createHmac, pbkdf2Sync, webcrypto } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { solve } from './solve-challenge.ts';

// What a browser has of it; the test's document has not.
beforeAll(() => vi.stubGlobal('crypto', webcrypto));

const nonce = createHmac('sha256', 'n').digest('hex').slice(0, 32);
const salt = createHmac('sha256', 's').digest('hex').slice(0, 32);
const parameters = { algorithm: 'PBKDF2/SHA-256', nonce, salt, cost: 50, keyLength: 32, keyPrefix: '00' };

it('finds a counter whose key begins as asked', async () => {
  const { counter, derivedKey } = await solve({ parameters, signature: '' });
  const password = Buffer.alloc(20);
  password.write(nonce, 'hex');
  password.writeUInt32BE(counter, 16);
  expect(derivedKey).toMatch(/^00/);
  expect(pbkdf2Sync(password, Buffer.from(salt, 'hex'), 50, 32, 'sha256').toString('hex')).toBe(derivedKey);
});

it('refuses work of a kind that it does not know', async () => {
  const given = { parameters: { ...parameters, algorithm: 'SCRYPT' }, signature: '' };
  await expect(solve(given)).rejects.toThrow('cannot be done here');
});
