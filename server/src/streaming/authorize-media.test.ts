import { expect, test } from 'vitest';
import { createMediaTokens } from '../media/media-token.ts';
import type { Database } from '../platform/db/database.ts';
import { createMediaAuthorization } from './authorize-media.ts';

const item = '6f1c0c5e-0000-4000-8000-000000000001';
const clock = () => new Date('2026-03-02T08:00:00Z');
const mediaTokens = createMediaTokens('a secret key', clock);
const queryError = new Error('the database was asked');
const db = { query: () => Promise.reject(queryError) } as unknown as Database;
const authorize = createMediaAuthorization({ db, clock, mediaTokens });

/** Whether the item is looked up at all: a token that does not cover the file is refused before. */
const isCovered = async (token: string | undefined, file: string) =>
  (await authorize(item, token, file).catch((problem: unknown) => problem)) === queryError;

test('the address of a download opens its one file, and nothing else opens a download', async () => {
  const { token } = await mediaTokens.issueDownload(item, 'download-360.mp4');
  expect(await isCovered(token, 'download-360.mp4')).toBe(true);
  for (const file of ['download-720.mp4', 'download-360.mp4.vtt', 'master.m3u8', 'video-360.mp4', ''])
    expect(await isCovered(token, file), file).toBe(false);
  const unlock = await mediaTokens.issueUnlock(item, 1);
  for (const other of [unlock.token, undefined]) {
    expect(await isCovered(other, 'master.m3u8')).toBe(true);
    expect(await isCovered(other, 'download-360.mp4')).toBe(false);
  }
});

test('a token that cannot be read opens nothing', async () => {
  expect(await isCovered('no token', 'master.m3u8')).toBe(false);
});
