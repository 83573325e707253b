import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { listTables } from './rows-db.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { Files, StoredFile } from '../platform/storage/files.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';

/** Rows of every kind of column, and files that they name. Answers the item and its viewer. */
export async function fillPortal(db: Database, files: Files) {
  const organization = await anOrganization(db, { name: 'Aurora “Energy”\u2028\u2029 \\ "\n\t' });
  const person = await aPerson(db, { organizations: [[organization, 'Admin']] });
  const category = await aCategory(db, organization);
  const item = await aMediaContent(db, organization, {
    title: '안전 first 🎬',
    tags: ['a,b', '{c}', 'NULL', ''],
    categories: [category],
  });
  const key = `media/${item}/subtitles/${randomUUID()}.vtt`;
  const logo = `organizations/${organization}/logo-${randomUUID()}.png`;
  const logoDark = `organizations/${organization}/logo-${randomUUID()}.png`;
  await db.query(
    sql`update organizations set logo_file = ${logo}, logo_dark_file = ${logoDark} where id = ${organization}`,
  );
  await db.query(sql`
    insert into subtitles (id, media_content_id, language_code, language_name, format, original_file, vtt_file)
    values (gen_random_uuid(), ${item}, 'en', 'English', 'VTT', ${key}, ${key})`);
  await db.query(sql`
    insert into watch_progress (person_id, media_content_id, position, played, updated_at)
    values (${person.id}, ${item}, 0.1, '{[0,1.25),[3,1e3)}', '2026-02-03T04:05:06.789012Z')`);
  await db.query(sql`
    insert into uploads (id, organization_id, file_name, size_in_bytes, details, due_at)
    values (${item}, ${organization}, 'talk.mp4', 9007199254740993, '{"n": 1e400, "t": "\\u001f"}', 'infinity')`);
  await db.query(sql`
    insert into reactions (media_content_id, person_id, reaction_type) values (${item}, ${person.id}, 1)`);
  await db.query(sql`
    insert into audit_log (organization_id, person_id, action) values (${organization}, ${person.id}, 'tested')`);
  await files.write(logoDark, Buffer.from([1]));
  await files.write(logo, Buffer.from([0, 255, 10]));
  await files.write(key, 'WEBVTT\n');
  await files.write(`media/${item}/1/media-package.json`, '{}');
  await files.write(`media/${item}/1/video-720.mp4`, Buffer.alloc(200_000, item));
  await files.write(`media/${item}/1/empty.m3u8`, '');
  return { organization, person, item, logo };
}

/** Every row of every table, in an order of their own. */
export async function allRows(db: Database): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const { name } of await listTables(db.text)) {
    const { rows } = await db.text.query(
      `select row_to_json(r)::text as row from "${name}" r order by row_to_json(r)::text collate "C"`,
    );
    tables[name] = rows.map(({ row }) => row as string);
  }
  return tables;
}

/** Every file with its content. */
export async function allFiles(files: Files): Promise<Record<string, string>> {
  const listed = (await Readable.from(files.list()).toArray()) as StoredFile[];
  const contents = listed.map(
    async ({ key }) => [key, Buffer.concat(await files.read(key).toArray()).toString('base64')] as const,
  );
  return Object.fromEntries(await Promise.all(contents));
}
