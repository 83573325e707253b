// Which test files use a database, read from the files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const usesDatabase =
  /startTestService|openTestDatabase|startReplication|startUploads|startWithProvider|startBackups|judgeSearch|TEST_DATABASE_URL/;
/** A line of a test file whose result can differ between PostgreSQL and the embedded database, with the reason. */
const onBoth = /^\/\/ On both databases: /m;
/** The same of a long one, which is left to a run of all tests. */
const onBothInAll = /^\/\/ On both databases, but in /m;

const testFiles = () =>
  ['server/src', 'server/test', 'identity/src', 'cli', 'tools']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith('.test.ts') && !/\.(media|trust)\.test\.ts$|node_modules/.test(path))
    .sort((one, other) => one.localeCompare(other));

const filesWith = (pattern, patternOfSlow = pattern) =>
  testFiles().filter((path) =>
    (path.endsWith('.slow.test.ts') ? patternOfSlow : pattern).test(readFileSync(path, 'utf8')),
  );

/** Test files that open a database. Slow ones are among them only where they say that they run on both. */
export const filesThatUseADatabase = () => filesWith(usesDatabase, onBothInAll);

/** Those of them whose results can differ between the two databases. */
export const filesOnBothDatabases = () => filesWith(onBoth);
