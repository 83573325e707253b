import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { anOrganization, aPackage } from '../../src/test-builders.ts';
import { startTestService, testIssuer, type TestService } from '../../src/test-service.ts';
import { inEnglish } from '../../src/platform/sentences.ts';

export type Size = { people: number; items: number; positionsOfAPerson: number };

/** Requests under way at once. */
const clients = 4;
/** Milliseconds between two requests of a client: the machine is not to be full already. */
const pause = 50;

/**
 * What a version changes in a large table: a column that is filled for the version before too, its values in the old rows, a
 * rule that every row has one, and an index.
 */
const migrations = {
  '0001-column.sql': `
    alter table watch_progress add column minutes int;
    create function fill_minutes() returns trigger language plpgsql as $$ begin
      new.minutes := new.position / 60; return new; end $$;
    create trigger fill_minutes before insert or update on watch_progress for each row execute function fill_minutes()`,
  '0002-minutes.sql': `-- form: batches
    with batch as (
      select person_id, media_content_id from watch_progress
      where $1::text is null
        or (person_id, media_content_id) > (split_part($1, ' ', 1)::uuid, split_part($1, ' ', 2)::uuid)
      order by 1, 2 limit 5000),
    done as (
      update watch_progress w set minutes = position / 60 from batch b
      where (w.person_id, w.media_content_id) = (b.person_id, b.media_content_id) and w.minutes is null)
    select person_id || ' ' || media_content_id as position from batch order by person_id, media_content_id`,
  '0003-rule.sql':
    'alter table watch_progress add constraint has_minutes check (minutes is not null) not valid',
  '0004-valid.sql': 'alter table watch_progress validate constraint has_minutes',
  '0005-index.sql': `-- form: index
    create index concurrently watch_progress_minutes on watch_progress (minutes)`,
};

/** Rows whose ids follow from their numbers: `person 1`, `item 1` and so on. */
async function seed({ db }: TestService, { people, items, positionsOfAPerson }: Size): Promise<void> {
  const organization = await anOrganization(db);
  await db.longSession(async (session) => {
    await session.query(
      `insert into people (id, issuer, subject, email, current_organization_id)
       select md5('person ' || n)::uuid, $1, 'person-' || n, n || '@tv.example', $2
       from generate_series(1, $3::int) n`,
      [testIssuer, organization, people],
    );
    await session.query(
      `insert into memberships (person_id, organization_id, role) select id, $1, 'Viewer' from people`,
      [organization],
    );
    await session.query(
      `insert into media_contents (id, organization_id, title, title_search, status, publish_date, package,
         package_version, duration_in_seconds)
       select md5('item ' || n)::uuid, $1, 'Item ' || n, 'item ' || n, 1, now() - n * interval '1 minute', $2, 1, 600
       from generate_series(1, $3::int) n`,
      [organization, JSON.stringify(aPackage()), items],
    );
    // Millions of rows: indexes are made afterwards, and references are right by construction.
    const { rows: indexes } = await session.query(`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index
      where indrelid = 'watch_progress'::regclass and not indisprimary`);
    for (const { name } of indexes) await session.execute(`drop index ${String(name)}`);
    await session.execute(`set session_replication_role = replica; set work_mem = '256MB'`);
    await session.query(
      `insert into watch_progress (person_id, media_content_id, position, updated_at)
       select md5('person ' || p)::uuid, md5('item ' || (1 + (p * 7 + k) % $2::int))::uuid, k, now() - k * interval '1 hour'
       from generate_series(1, $1::int) p, generate_series(1, $3::int) k order by 1, 2`,
      [people, items, positionsOfAPerson],
    );
    await session.execute('set session_replication_role = origin');
    for (const { text } of indexes) await session.execute(text as string);
    await session.execute('vacuum (analyze) watch_progress').catch(() => {});
  });
}

type Answered = { request: string; status: number; milliseconds: number };

/** Asks until the signal, one request after the other: lists, items, positions and reactions of ever another person. */
async function askTheService(service: TestService, { people, items }: Size, isOver: () => boolean) {
  const answered: Answered[] = [];
  const written = new Set<string>();
  let number = 0;
  const one = async () => {
    const turn = ++number;
    const person = 1 + ((turn * 7919) % people);
    const item = await idOf(service, `item ${1 + ((turn * 104_729) % items)}`);
    const as = `person-${person}`;
    const requests = [
      ['GET /WatchedTimestamps', { as, query: { pageSize: 20 } }],
      ['GET /MediaContents', { as, query: { pageSize: 20 } }],
      ['GET /MediaContents/Published/:id', { as, params: { id: item } }],
      ['POST /WatchedTimestamps', { as, body: { mediaContentId: item, position: 300, ranges: [[0, 300]] } }],
      ['POST /Reactions', { as, body: { mediaContentId: item, reactionType: turn % 3 } }],
    ] as const;
    const [request, options] = requests[turn % requests.length]!;
    const began = performance.now();
    const { status } = await service.call(request, options as never);
    answered.push({ request, status, milliseconds: performance.now() - began });
    if (request === 'POST /WatchedTimestamps' && status < 300) written.add(`${as} ${item}`);
  };
  const client = async () => {
    while (!isOver()) {
      await one();
      await wait(pause);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { answered, written };
}

async function idOf({ db }: TestService, text: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`select md5(${text})::uuid as id`);
  return row!.id;
}

/** The longest time, in milliseconds, that a statement of the service was seen to wait for a lock. */
async function watchLocks({ db }: TestService, isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const [row] = await db.query<{ waited: number }>(sql`
      select coalesce(max(extract(epoch from clock_timestamp() - l.waitstart)), 0)::float8 * 1000 as waited
      from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database() and a.query not like '-- form:%' and a.query not like '%into migrations%'`);
    longest = Math.max(longest, row!.waited);
    await wait(20);
  }
  return longest;
}

/** Migrates a database of that size while the service reads and writes, and tells what its requests met. */
export async function migrateBeside(size: Size) {
  const service = await startTestService(new Date());
  const folder = mkdtempSync(join(tmpdir(), 'tv-migrations-'));
  try {
    await seed(service, size);
    for (const [name, text] of Object.entries(migrations)) writeFileSync(join(folder, name), text);
    let isOver = false;
    const began = performance.now();
    const log: string[] = [];
    const [{ answered, written }, longestLock, { applied, seconds }] = await Promise.all([
      askTheService(service, size, () => isOver),
      watchLocks(service, () => isOver),
      migrateAfter(service, folder, log)
        .then((names) => ({ applied: names, seconds: (performance.now() - began) / 1000 }))
        .finally(() => (isOver = true)),
    ]);
    const { rows } = await service.db.longSession((session) =>
      session.query(`
        select count(*)::int as all, count(*) filter (where minutes = (position / 60)::int)::int as right
        from watch_progress`),
    );
    return {
      applied,
      log,
      seconds,
      answered,
      written: written.size,
      longestLock,
      rows: rows[0] as { all: number; right: number },
    };
  } finally {
    rmSync(folder, { recursive: true });
    await service.close();
  }
}

/** The database has the service's own migrations too: those count as another version's and are forgotten before. */
async function migrateAfter({ db }: TestService, folder: string, log: string[]): Promise<string[]> {
  await db.execute('delete from migrations');
  return migrate(db, { folder, log: (sentence) => void log.push(inEnglish(sentence)) });
}
