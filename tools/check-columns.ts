import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from './source-files.ts';
import { readTables, wrongColumns } from './wrong-columns.ts';

// Says which statements of the service name a column that its table does not have: a part of `npm run test:types`.
const tables = readTables(readFileSync(join(root, 'server/src/platform/db/tables.ts'), 'utf8'));
const sources = sourceFiles
  .filter(({ path }) => /^((server|identity)\/src|demo|bench)\/.*\.ts$/.test(path))
  .map(({ path, text }) => ({ path, code: text }));
const { found, checked } = wrongColumns(sources, tables);
for (const { path, line, message } of found) console.error(`${path}:${line}: ${message}`);
if (checked < 1_000)
  throw new Error(`Only ${checked} columns were found in statements: the check is broken.`);
if (found.length > 0) process.exitCode = 1;
