import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ffmpegPath } from './ingest/test-sources.ts';
import { checkProcessRole, readProcessRole } from './process-role.ts';

test('the role is all, or the one that is named', () => {
  expect(readProcessRole([])).toBe('all');
  expect(readProcessRole(['--role', 'web'])).toBe('web');
  expect(readProcessRole(['--role=worker'])).toBe('worker');
  expect(readProcessRole(['--role', 'live'])).toBe('live');
});

test.each([
  [['--role', 'wob'], 'There is no role "wob": choose web, worker, live or all.'],
  [['--role'], 'The service does not know "--role": its only option is --role web, worker, live or all.'],
  [['web'], 'The service does not know "web": its only option is --role web, worker, live or all.'],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => readProcessRole(args)).toThrow(sentence);
});

test('a worker without ffmpeg is refused in a sentence, a web process is not', () => {
  const config = { databaseUrl: 'postgres://127.0.0.1/tv', ffmpegPath: join(tmpdir(), 'no-ffmpeg') };
  expect(() => checkProcessRole('worker', config)).toThrow('ffmpeg is not installed.');
  expect(() => checkProcessRole('web', config)).not.toThrow();
});

test.each(['web', 'worker', 'live'] as const)('the role %s is refused on the embedded database', (role) => {
  expect(() => checkProcessRole(role, { databaseUrl: undefined, ffmpegPath })).toThrow(
    `The role ${role} needs DATABASE_URL: the embedded database is for one process, which has the role all.`,
  );
});
