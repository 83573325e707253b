import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lockFolder } from '@tv/server/platform/db/embedded-database/folder-lock';
import { sentenceAreas } from '@tv/server/platform/sentences';
import { sql } from '@tv/server/platform/db/sql';
import { anOrganization, aPerson } from '@tv/server/test-builders';
import { zipOf } from '@tv/sources/test-zip';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startServiceForCommands, type ServiceForCommands } from './testing/test-commands.ts';
import { writeFolder } from './testing/test-imports.ts';
import { startTestPortal } from './testing/test-portal.ts';
import { columnsOf, inColumns } from './wrap.ts';

let service: ServiceForCommands;
let organization: string;

beforeAll(async () => {
  service = await startServiceForCommands();
  organization = await anOrganization(service.db, { name: 'Own' });
  await aPerson(service.db, { organizations: [organization], email: 'ann@sales.example' });
});
afterAll(() => service.close());

/** What a command prints to a German, whether it is done or refused. */
const tv = (...args: string[]) => tvWith({}, ...args);

async function tvWith(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'tv.ts'), ...args],
    {
      env: {
        PATH: process.env.PATH,
        LC_ALL: 'de_DE.UTF-8',
        OIDC_ISSUER: 'https://127.0.0.1:9',
        ...service.env,
        ...settings,
      },
    },
  ).catch((refused: { stdout: string; stderr: string }) => refused);
  return `${stdout}${stderr}`.trim();
}

/** English texts of three words and more, without what is put in. */
async function englishTexts(): Promise<string[]> {
  const areas = ['tv', 'tv-import', 'tv-items', 'tv-people', 'tv-portal'].map(
    (area) => `./strings/en/${area}.ts`,
  );
  const sentences = sentenceAreas.map((area) => `../server/src/platform/strings/en/${area}.ts`);
  const notes = '../sources/src/strings/en/bring-notes.ts';
  const modules: object[] = await Promise.all([...areas, ...sentences, notes].map((path) => import(path)));
  const textsIn = (value: unknown): string[] =>
    typeof value === 'function'
      ? [(value as (values: object) => string)(new Proxy({}, { get: () => 0 }))]
      : typeof value === 'string'
        ? [value]
        : Object.values(value as object).flatMap(textsIn);
  return modules
    .flatMap(textsIn)
    .flatMap((text) => text.split(/[0":]+/))
    .map((text) => text.trim())
    .filter((text) => /^\p{L}+ \p{L}+ \p{L}+/u.test(text) && !text.startsWith('npm run tv'));
}

it('commands say in German what they do, what there is, and what they refuse', async () => {
  await expectGerman([
    [
      await tv('groups', 'create', 'Sales', '--rule', '@sales.example'),
      'Regel             Sales (1) endet auf',
    ],
    [await tv('groups', 'create', 'Sales'), 'Name: '],
    [await tv('groups', 'rename', 'x'), 'Schreiben Sie groups, groups create <name>'],
    [await tv('policies', '--idle-hours', '1'), 'ohne Nutzung       1 Stunde\n'],
  ]);
});

it('what the service finds and refuses is said in German', async () => {
  const gone = randomUUID();
  await service.files.write(`media/${gone}/1/a.mp4`, 'film');
  mkdirSync(join(service.folder, 'database'));
  const unlock = lockFolder(service.folder);
  const checked = await tv('check').finally(unlock);
  await expectGerman([
    [checked, `media/${gone}: 1 Datei eines Inhalts oder Uploads, den es nicht gibt.`],
    [checked, 'Verglichen: Summen der Organisationen und Kategorien'],
    [await tv('check-sign-in'), 'openid-configuration ist von hier aus nicht erreichbar'],
    [await tvWith({ DATABASE_CONNECTIONS: 'many' }, 'migrate'), 'DATABASE_CONNECTIONS muss eine ganze Zahl'],
    [
      await tvWith({ SECRET_KEY: 'k'.repeat(32) }, 'restore', 'no-such.tar'),
      'Es gibt keine Datei no-such.tar.',
    ],
  ]);
});

it('what readers of other systems note is said in German: before it comes, in the report, of what cannot be read', async () => {
  // Nothing is decoded here; any program that exists will do.
  const portal = await startTestPortal({ FFMPEG_PATH: process.execPath });
  onTestFinished(() => portal.close());
  await anOrganization(portal.db, { name: 'Own' });
  const bring = (...args: string[]) => tvWith(portal.env, 'bring', ...args, '--dry-run');
  const folder = writeFolder(service.folder, 'notes', {
    'Talks/items.csv': 'file;title;date\ngone.mp4;Gone;\n../../out.mp4;Out;\ntalk.mp4;Talk;1964-13-20\n',
    'Talks/talk.mp4': 'film',
    'Talks/long.mp4': 'long film',
    'Talks/long.json': JSON.stringify({ title: 'x'.repeat(5000) }),
  });
  const archive = join(service.folder, 'export.zip');
  writeFileSync(archive, await zipOf({ 'a.mp4': 'film', '../evil.mp4': 'evil' }));
  const list = join(service.folder, 'bulk.xml');
  writeFileSync(list, '<mrss>\n<channel>');
  const table = join(service.folder, 'table.csv');
  writeFileSync(table, 'file\n"a.mp4\n');
  const report = join(service.folder, 'report.csv');
  const preview = await bring('folder', folder, '--report', report);
  await expectGerman([
    [preview, 'Gone: Talks/items.csv, Zeile 2: es gibt keine Datei Talks/gone.mp4.'],
    [preview, 'Talks/items.csv, Zeile 3: ../../out.mp4 führt aus dem Ordner heraus, die Zeile bleibt weg.'],
    [preview, 'die Spalte „date“ ist nicht lesbar und bleibt weg.'],
    [preview, 'Der Titel hatte 5.000 Zeichen und ist auf 300 gekürzt.'],
    [readFileSync(report, 'utf8'), 'führt aus dem Ordner heraus, die Zeile bleibt weg.'],
    [await bring('folder', archive), '../evil.mp4 führt aus dem Archiv heraus und bleibt weg.'],
    [await bring('kaltura', list), 'bulk.xml, Zeile 2: das XML ist nicht wohlgeformt ('],
    [await bring('peertube', folder), 'Es gibt keine Datei peertube/videos.json: '],
    [await tv('import', '--sheet', table), 'table.csv: Das ist keine Tabelle mit Trennzeichen (CSV): '],
  ]);
});

it('why a watched source could not be read is said in German; an old sentence stays as it is stored', async () => {
  const id = randomUUID();
  const problemJson = (exceptionData: object) =>
    JSON.stringify({ errorCode: 0, message: 'In English.', reason: 'watched.unreadable', exceptionData });
  const note = ['notFeed', { where: 'https://a.example' }];
  await service.db.query(sql`
    insert into watched_sources (id, organization_id, kind, folder, is_draft, created_at, next_look_at, problem)
    values (${id}::uuid, ${organization}::uuid, 'feed', 'x', true, now(), now(), ${problemJson({ sentence: 'English', note })})`);
  expect(await tv('watch', 'show', id)).toContain('https://a.example ist weder RSS noch Atom.');
  await service.db.query(
    sql`update watched_sources set problem = ${problemJson({ sentence: 'An old one' })} where id = ${id}::uuid`,
  );
  expect(await tv('watch', 'show', id)).toContain('An old one.');
});

async function expectGerman(pairs: readonly (readonly [printed: string, german: string])[]): Promise<void> {
  for (const [printed, german] of pairs) expect(printed).toContain(german);
  const english = await englishTexts();
  expect(english.length).toBeGreaterThan(200);
  const all = pairs.map(([printed]) => printed).join('\n');
  expect(english.filter((text) => all.includes(text))).toEqual([]);
}

it('values stand below each other behind labels of wide letters', () => {
  const lines = inColumns({ a: '1', b: '2' }, { a: '公開ページ', b: 'ロゴ' });
  expect(lines.map((line) => columnsOf(line))).toEqual([13, 13]);
});
