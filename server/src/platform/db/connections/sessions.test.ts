import { expect, test } from 'vitest';
import { checkVersion } from './sessions.ts';

test('a PostgreSQL that is too old is named in a sentence', () => {
  for (const version of [15, 18]) checkVersion(version, 'DATABASE_URL');
  expect(() => checkVersion(14, 'DATABASE_URL')).toThrow(
    'The database at DATABASE_URL is PostgreSQL 14: version 15 or newer is needed. Upgrade it first.',
  );
});
