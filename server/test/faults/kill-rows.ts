import { checkPortal } from '../../src/backup/check-portal.ts';
import { inEnglish } from '../../src/platform/sentences.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { sql } from '../../src/platform/db/sql.ts';
import type { Files } from '../../src/platform/storage/files.ts';
import type { Ledger } from './kill-ledger.ts';
import type { anUploader } from './kill-uploader.ts';
import type { KillWorld } from './kill-world.ts';

type Written = Omit<KillWorld, 'uploaders'> & {
  ledgers: readonly Ledger[];
  uploaders: readonly ReturnType<typeof anUploader>[];
};

/** Compares the rows and files of a service at rest with what was acknowledged. Answers what is missing, or there too often. */
export async function compareRows(db: Database, files: Files, written: Written): Promise<string[]> {
  const wrong: string[] = [];
  for await (const { kind, what } of checkPortal({ db, files }))
    if (kind === 'problem') wrong.push(inEnglish(what));
  wrong.push(...(await compareViewers(db, written)));
  for (const { client, sources, ids } of written.uploaders)
    for (const [number, id] of ids.entries()) {
      const isCompleted = written.ledgers
        .find((ledger) => ledger.client === client)!
        .known.get(`completed ${number}`);
      wrong.push(...(await compareUpload(db, files, id, sources[number]!, isCompleted === true)));
    }
  const [counted] = await db.query<{ uploads: number; items: number; completed: number }>(sql`
    select (select count(*) from uploads)::int as uploads, (select count(*) from media_contents)::int as items,
      (select count(*) from uploads where completed_at is not null)::int as completed`);
  const { uploads, items, completed } = counted!;
  const announced = written.uploaders.reduce((sum, { ids }) => sum + ids.length, 0);
  if (uploads !== announced) wrong.push(`There are ${uploads} uploads, and ${announced} were announced.`);
  const before = written.watched.length + written.managed.flat().length;
  if (items !== before + completed)
    wrong.push(`There are ${items} items, of ${before} at first and ${completed} that were uploaded.`);
  return wrong;
}

/** Rows of viewers, as lines: neither fewer nor more than those that the ledgers know. */
async function compareViewers(db: Database, written: Written): Promise<string[]> {
  const rows = await db.query<{ line: string }>(sql`
    select concat_ws(' ', person_id, 'reaction', media_content_id, reaction_type) as line from reactions
    union all select concat_ws(' ', person_id, 'saved', media_content_id) from playlist_items
    union all select concat_ws(' ', person_id, 'position', media_content_id, position) from watch_progress
    union all select concat_ws(' ', person_id, 'follows', category_id) from category_followers`);
  const stored = rows.map(({ line }) => line);
  const acknowledged = written.ledgers.flatMap(({ client, known }) =>
    [...known].flatMap(([key, value]) => {
      const [what = '', at] = key.split(' ');
      const of = (what === 'follows' ? written.categories : written.watched)[Number(at)];
      const person = written.people.get(client.subject);
      if (['saved', 'follows'].includes(what)) return value ? [`${person} ${what} ${of}`] : [];
      if (what === 'reaction') return value === -1 ? [] : [`${person} ${what} ${of} ${value}`];
      return what === 'position' && value !== 0 ? [`${person} ${what} ${of} ${value}`] : [];
    }),
  );
  const without = (some: string[], others: string[]) => some.filter((line) => !others.includes(line));
  return [
    ...without(acknowledged, stored).map((line) => `No row: ${line}`),
    ...without(stored, acknowledged).map((line) => `A row that nobody wrote: ${line}`),
    ...(stored.length > acknowledged.length ? ['Rows of viewers are there twice.'] : []),
  ];
}

/** The chunks of an upload follow on each other and hold the bytes that were sent. A completed upload is one item, brought in once. */
async function compareUpload(db: Database, files: Files, id: string, source: Buffer, isCompleted: boolean) {
  const wrong: string[] = [];
  const chunks = await db.query<{ start: number; file: string }>(sql`
    select start_byte::int as start, file from upload_chunks where upload_id = ${id} order by start_byte`);
  let length = 0;
  for (const { start, file } of chunks) {
    const bytes = Buffer.concat(await files.read(file).toArray());
    if (start !== length || !bytes.equals(source.subarray(start, start + bytes.length)))
      wrong.push(`The upload ${id} has other bytes from ${start}.`);
    length = start + bytes.length;
  }
  const [row] = await db.query<{ received: number; items: number; logged: number }>(sql`
    select received_bytes::int as received, (select count(*) from media_contents where id = u.id)::int as items,
      (select count(*) from audit_log where subject = u.id::text and action = 'media content brought in')::int as logged
    from uploads u where id = ${id}`);
  if (row?.received !== length)
    wrong.push(`The upload ${id} has ${length} bytes in chunks, not ${row?.received}.`);
  const once = isCompleted ? 1 : 0;
  if (row?.items !== once || row.logged !== once)
    wrong.push(`The upload ${id} is ${row?.items} items, brought in ${row?.logged} times.`);
  return wrong;
}
