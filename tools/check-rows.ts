import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { type Described, openDescriber } from './rows/described-columns.ts';
import { readQueries } from './rows/queries.ts';
import { unreadStatements } from './rows/unread-statements.ts';
import { wrongRows } from './rows/wrong-rows.ts';
import { root, sourceFiles } from './source-files.ts';
import { fingerprintOf, hasPassed, markAsPassed } from './test/fingerprint.mjs';

// Says which calls of `query` declare other rows than their statements answer: a part of `npm run test:types`.
const name = 'check-rows';
const selected =
  /^(server\/(src|migrations)\/.*|(identity|contract)\/src\/.*|tools\/(rows\/.*|check-rows))\.(ts|sql)$|^package-lock\.json$/;
const all = fingerprintOf(root, name, selected);
if (!hasPassed(root, name, all)) await check();

async function check() {
  const files = sourceFiles
    .filter(({ path, isTest }) => /^(server|identity)\/src\/.*\.ts$/.test(path) && !isTest)
    .filter(({ text }) => /\bsql\b|\bquery\b/.test(text))
    .map(({ path }) => path);
  const api = new API({ cwd: root });
  const config = join(root, 'tools/rows/tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)!;
  const queries = readQueries(project, root, files);
  api.close();
  const described = rememberedDescriber();
  const { found, unread } = await wrongRows(queries, described.describe);
  await described.close();
  const counts: Record<string, number> = {};
  for (const { path } of unread) counts[path] = (counts[path] ?? 0) + 1;
  const isOther = (path: string) => (counts[path] ?? 0) !== (unreadStatements[path] ?? 0);
  const others = unread.filter(({ path }) => isOther(path));
  const fewer = Object.keys(unreadStatements).filter(
    (path) => isOther(path) && !others.some((each) => each.path === path),
  );
  const wrong = [
    ...found.map(({ path, line, message }) => `${path}:${line}: ${message}`),
    ...others.map(({ path, line, message }) => `${path}:${line}: The statement cannot be read: ${message}`),
    ...fewer.map((path) => `${path}: All statements can be read: take it out of unread-statements.ts.`),
  ];
  for (const line of wrong) console.error(line);
  if (queries.length < 400)
    throw new Error(`Only ${queries.length} queries were found: the check is broken.`);
  if (wrong.length > 0) process.exitCode = 1;
  else markAsPassed(root, name, all);
}

/** Caches what PostgreSQL answered for each text, as long as the schema and this tool stay the same. */
function rememberedDescriber() {
  const file = join(root, '.cache/checks/rows.json');
  const schema = fingerprintOf(
    root,
    'rows',
    /^(server\/migrations\/.*\.sql|tools\/rows\/(certain|described|node)-\w+\.ts|package-lock\.json)$/,
  );
  const read = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { schema?: string; texts: Record<string, Described> })
    : undefined;
  // Where git tells nothing, as in a copy of the tree, the schema may be another one.
  const before = read && schema !== undefined && read.schema === schema ? read.texts : {};
  const texts: Record<string, Described> = {};
  let opened:
    | Promise<{ describe: (text: string) => Promise<Described>; drop: () => Promise<void> }>
    | undefined;
  const open = async () => {
    process.env.TEST_DATABASE_URL = '';
    const { openTestDatabase } = await import('@tv/server/test-database');
    const { db, drop } = await openTestDatabase();
    return { describe: await openDescriber(db), drop };
  };
  return {
    async describe(text: string) {
      return (texts[text] ??= before[text] ?? (await (await (opened ??= open())).describe(text)));
    },
    async close() {
      mkdirSync(join(root, '.cache/checks'), { recursive: true });
      writeFileSync(file, JSON.stringify({ schema, texts }));
      await (await opened)?.drop();
    },
  };
}
