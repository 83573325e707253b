import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readTables, wrongColumns } from './wrong-columns.ts';

// Says which statements of the service name a column that its table does not have: a part of `npm run test:types`.
const root = join(import.meta.dirname, '..');
const tables = readTables(readFileSync(join(root, 'server/src/platform/db/tables.ts'), 'utf8'));
const files = globSync(['server/src/**/*.ts', 'identity/src/**/*.ts', 'demo/*.ts', 'bench/*.ts'], {
  cwd: root,
});
const sources = files.map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));
const { found, checked } = wrongColumns(sources, tables);
for (const { path, line, message } of found) console.error(`${relative('.', path)}:${line}: ${message}`);
if (checked < 1_000)
  throw new Error(`Only ${checked} columns were found in statements: the check is broken.`);
if (found.length > 0) process.exitCode = 1;
