import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lockFolder } from '@tv/server/platform/db/folder-lock';
import { sentenceAreas } from '@tv/server/platform/sentences';
import { anOrganization, aPerson } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServiceForCommands, type ServiceForCommands } from './test-commands.ts';
import { columnsOf, inColumns } from './wrap.ts';

let service: ServiceForCommands;

beforeAll(async () => {
  service = await startServiceForCommands();
  const organization = await anOrganization(service.db, { name: 'Own' });
  await aPerson(service.db, { organizations: [organization], email: 'ann@sales.example' });
});
afterAll(() => service.close());

/** What a command prints to a German, whether it is done or refused. */
const tv = (...args: string[]) => tvWith({}, ...args);

async function tvWith(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../tv.ts'), ...args],
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
  const sentences = sentenceAreas.map((area) => `../../server/src/platform/strings/en/${area}.ts`);
  const modules: object[] = await Promise.all([...areas, ...sentences].map((path) => import(path)));
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

async function expectGerman(said: readonly (readonly [printed: string, german: string])[]): Promise<void> {
  for (const [printed, german] of said) expect(printed).toContain(german);
  const english = await englishTexts();
  expect(english.length).toBeGreaterThan(200);
  const all = said.map(([printed]) => printed).join('\n');
  expect(english.filter((text) => all.includes(text))).toEqual([]);
}

it('values stand below each other behind labels of wide letters', () => {
  const lines = inColumns({ a: '1', b: '2' }, { a: '公開ページ', b: 'ロゴ' });
  expect(lines.map((line) => columnsOf(line))).toEqual([13, 13]);
});
