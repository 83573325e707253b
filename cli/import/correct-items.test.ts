import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadRow } from '@tv/contract/uploads/read-sheet';
import type { CorrectedItem } from '@tv/contract/uploads/sheet-row';
import { sql } from '@tv/server/platform/db/sql';
import { aCategory, aMediaContent, anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sayCorrections } from './correct-items.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import {
  captureOutput,
  startServiceForCommands,
  stubEnvironment,
  type ServiceForCommands,
} from '../testing/test-commands.ts';

let service: ServiceForCommands;
let sheet: string;
let exported: string | undefined;
const ids: string[] = [];
const { out } = captureOutput();
stubEnvironment(() => service.env);

beforeAll(async () => {
  service = await startServiceForCommands();
  const own = await anOrganization(service.db, { name: 'Own' });
  const talks = await aCategory(service.db, own, 'Talks');
  // More than one request names.
  for (let number = 1; number <= 105; number++)
    ids.push(
      await aMediaContent(service.db, own, {
        title: `Talk ${number}.`,
        description: 'Two\nlines',
        tags: ['one, two', 'three'],
        categories: [talks],
      }),
    );
  sheet = join(service.folder, 'items.csv');
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.db.query(
    sql`update media_contents set title = 'Talk ' || array_position(${ids}::uuid[], id) || '.'`,
  );
  if (exported === undefined) await exportCommand([sheet]);
  exported ??= readFileSync(sheet, 'utf8');
  writeFileSync(sheet, exported);
  out();
});

const edit = (from: string | RegExp, into: string) =>
  writeFileSync(sheet, readFileSync(sheet, 'utf8').replaceAll(from, into));
const rows = () =>
  service.db.query<{ id: string; title: string; tags: string[]; visibility: number; status: number }>(sql`
    select id, title, tags, visibility, status from media_contents order by array_position(${ids}::uuid[], id)`);
const updates = async () =>
  (
    await service.db.query<{ id: string }>(sql`
    select distinct subject as id from audit_log where action = 'media content edited'`)
  ).length;

it('changes the cells that were edited and no other', async () => {
  edit(/Talk ([369]\d)\./g, 'Speech $1.');
  // Somebody else works in the portal meanwhile.
  const [first, tenth] = [ids[0]!, ids[9]!];
  await service.db.query(sql`update media_contents set tags = '{theirs}' where id in (${first}, ${tenth})`);
  const before = await rows();
  const changedBefore = await updates();

  expect(await importCommand(['--sheet', sheet, '--dry-run'])).toBe(true);
  const preview = out();
  expect(preview).toContain('title: "Talk 99." → "Speech 99."');
  expect(preview).toContain('… and 10 more.');
  expect(preview).toContain('Cells that differ: 30. Items that change: 30.');
  expect(preview).toContain('Nothing was done.');
  expect(await rows()).toEqual(before);

  expect(await importCommand(['--sheet', sheet])).toBe(true);
  expect(out()).toContain('105 of 105 items now match the sheet.');
  expect(await rows()).toEqual(
    before.map((row) => ({ ...row, title: row.title.replace(/Talk ([369]\d)\.$/, 'Speech $1.') })),
  );
  expect((await updates()) - changedBefore).toBe(30);
  expect(await importCommand(['--sheet', sheet])).toBe(true);
  expect(out()).toContain('there is nothing to change');

  // The tests below need few.
  await service.db.query(sql`delete from media_contents where id = any(${ids.splice(5)}::uuid[])`);
  exported = undefined;
});

it('shows of long texts the part that differs', () => {
  const text = 'word '.repeat(40);
  const changes = [{ column: 'description', before: `${text}end`, after: `${text}other end` }];
  const correction = { item: { title: 'Talk' } as CorrectedItem, changes, conflicts: [], metadata: {} };
  expect(sayCorrections([{ where: '', row: {} as ReadRow, correction }])[1]).toBe(
    '  description: "…word word word word end" → "…word word word word other end"',
  );
});

it('names what was changed here and there, and leaves it', async () => {
  edit('Talk 1.', 'Mine');
  edit('Talk 2.', 'Mine too');
  await service.db.query(sql`update media_contents set title = 'Theirs' where id = ${ids[0]!}`);
  expect(await importCommand(['--sheet', sheet])).toBe(true);
  expect(out()).toMatch(
    /row \d+, column "title": it was changed in the portal since the export, so it stays "Theirs"\.\nCells that differ: 1\. Items that change: 1\.[^]*4 of 5 items now match the sheet\./,
  );
  expect((await rows()).slice(0, 2).map(({ title }) => title)).toEqual(['Theirs', 'Mine too']);
});

it('makes categories, publishes and withdraws, and takes a sheet of few columns', async () => {
  writeFileSync(
    sheet,
    `id,category,visibility,status\n${ids[0]},Talks; Research,public,\n${ids[1]},,,draft\n${ids[2]},Talks,,published\n`,
  );
  expect(await importCommand(['--sheet', sheet])).toBe(true);
  const named = await service.db.query<{ name: string }>(sql`
    select c.name from categories c join media_content_categories x on x.category_id = c.id
    where x.media_content_id = ${ids[0]!} order by 1`);
  expect(named.map(({ name }) => name)).toEqual(['Research', 'Talks']);
  expect((await rows()).slice(0, 3).map(({ visibility, status }) => [visibility, status])).toEqual([
    [2, 1],
    [1, 0],
    [1, 1],
  ]);
  writeFileSync(sheet, `id,status\n${ids[1]},published\n`);
  await importCommand(['--sheet', sheet]);
  expect((await rows())[1]!.status).toBe(1);
});

it('says what cannot be', async () => {
  const missing = crypto.randomUUID();
  writeFileSync(
    sheet,
    `id,title,captions\n${missing},None,\n${ids[0]},A,en=a.vtt\n${ids[1]},B,\n${ids[1]},C,\n`,
  );
  await expect(importCommand(['--sheet', sheet])).rejects.toThrow(
    /row 2: there is no item [^\n]+ that you manage\.\n[^\n]*row 3: captions and attachments are only for new files[^\n]*\n[^\n]*row 5: [^\n]+ already has a row\./,
  );
  expect((await rows())[1]!.title).toBe('Talk 2.');
});

it('asks before a table without titles publishes files, and brings no text in as a film', async () => {
  const film = join(service.folder, 'a.mp4');
  writeFileSync(film, 'bytes');
  writeFileSync(sheet, 'file,tags\na.mp4,x\n');
  await expect(importCommand([film, '--sheet', sheet])).rejects.toThrow('confirm with --yes');
  expect(out()).toContain('no column "title". Files that would be published');
  expect(await importCommand([film, '--sheet', sheet, '--dry-run'])).toBe(true);
  expect(out()).toContain('Files to upload: 1.\nNothing was done.');
  const feed = join(service.folder, 'feed.xml');
  writeFileSync(feed, '<?xml version="1.0"?><rss/>');
  await expect(importCommand([feed])).rejects.toThrow('is a text file, not video or audio');
});
