import { expect, test } from 'vitest';
import { createMediaTokens } from './media-token.ts';

const hours = 3_600_000;
const item = '6f1c0c5e-0000-4000-8000-000000000001';
const holder = { personId: 'vera', organizationId: 'aurora', rightsVersion: 3, sessionId: 'here' };

test('a token opens what it was issued for until it expires, also where it was read before', async () => {
  let now = Date.parse('2026-03-02T08:00:00Z');
  const tokens = createMediaTokens('a secret key', () => new Date(now));
  const unlock = await tokens.issueUnlock(item, 2);
  const download = await tokens.issueDownload(item, 'download-720.mp4', { holder, isManaged: true });
  expect(unlock.expiresAt.getTime() - now).toBe(12 * hours);
  expect(download.expiresAt.getTime() - now).toBe(hours / 20);
  expect(await tokens.read(unlock.token)).toEqual({
    kind: 'unlock',
    issuedAt: now / 1000,
    mediaContentId: item,
    passwordVersion: 2,
  });
  expect(await tokens.read(download.token)).toEqual({
    kind: 'download',
    issuedAt: now / 1000,
    mediaContentId: item,
    file: 'download-720.mp4',
    holder,
    isManaged: true,
  });
  now = download.expiresAt.getTime() - 1_000;
  expect(await tokens.read(download.token)).toBeDefined();
  now += 2_000;
  expect(await tokens.read(download.token)).toBeUndefined();
  expect(await tokens.read(unlock.token)).toBeDefined();
  now = unlock.expiresAt.getTime() + 1_000;
  expect(await tokens.read(unlock.token)).toBeUndefined();
});

test('a token of another key opens nothing, and the word of a visitor what visitors see', async () => {
  const clock = () => new Date('2026-03-02T08:00:00Z');
  const { token } = await createMediaTokens('another key', clock).issueUnlock(item, 1);
  const tokens = createMediaTokens('a secret key', clock);
  expect(await tokens.read(token)).toBeUndefined();
  expect(await tokens.read('public')).toEqual({ kind: 'nobody' });
});
