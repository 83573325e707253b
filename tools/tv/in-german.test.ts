import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
async function tv(...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../tv.ts'), ...args],
    {
      env: {
        PATH: process.env.PATH,
        LC_ALL: 'de_DE.UTF-8',
        OIDC_ISSUER: 'https://127.0.0.1:9',
        ...service.env,
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
  const said = [
    [
      await tv('groups', 'create', 'Sales', '--rule', '@sales.example'),
      'Regel             Sales (1) endet auf',
    ],
    [await tv('groups', 'create', 'Sales'), 'Name: '],
    [await tv('groups', 'rename', 'x'), 'Schreiben Sie groups, groups create <name>'],
    [await tv('policies', '--idle-hours', '1'), 'ohne Nutzung       1 Stunde\n'],
    [await tv('check-sign-in'), 'openid-configuration ist von hier aus nicht erreichbar'],
  ] as const;
  for (const [printed, german] of said) expect(printed).toContain(german);
  const english = await englishTexts();
  expect(english.length).toBeGreaterThan(200);
  const all = said.map(([printed]) => printed).join('\n');
  expect(english.filter((text) => all.includes(text))).toEqual([]);
});

it('values stand below each other behind labels of wide letters', () => {
  const lines = inColumns({ a: '1', b: '2' }, { a: '公開ページ', b: 'ロゴ' });
  expect(lines.map((line) => columnsOf(line))).toEqual([13, 13]);
});
