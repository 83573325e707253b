import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** What lasts as long as a session: behind a pooler, the next transaction has another one. */
const ofSessions =
  /\bpg_(?:try_)?advisory_lock(?:_shared)?\(|\b(?:listen|notify) [a-z_]+[;`']|\bcreate temp|\bwith hold\b|[`'](?:[^`']*;)?\s*set (?!local\b)[a-z_]+ ?=/i;

/** These have a connection of their own, past a pooler, make the settings of one, or are the embedded database. */
const allowed = [
  'server/src/platform/db/arrange-roles.ts',
  'server/src/platform/db/connections/long-session.ts',
  'server/src/platform/db/connections/postgres-pool.ts',
  'server/src/platform/db/embedded-database/embedded-database.ts',
  'server/src/platform/db/migrations/apply-migration.ts',
  'server/src/platform/db/migrations/migrate.ts',
];

test('no statement relies on a session that lasts', () => {
  const found = sourceFiles.filter(
    ({ path, text, isTest }) =>
      /^(server|identity)\/src\/.*\.ts$/.test(path) &&
      !isTest &&
      !/\/test-[\w-]+\.ts$/.test(path) &&
      ofSessions.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual(allowed);
});
