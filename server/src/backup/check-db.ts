import { ContentStatus, ExpirationOption, ReactionType, Visibility } from '@tv/contract/enumerations';
import { reactionNames, reactionTotals } from '@tv/contract/playback/reactions';
import { packageFiles } from '../media/package-files.ts';
import { posterKeys } from '../media/posters.ts';
import type { MediaPackage } from '../media/media-package.ts';
import type { Database } from '../platform/db/database.ts';
import type { Sentence } from '../platform/sentences.ts';
import { fileColumns, packageDescription, packageFolder } from './named-files.ts';

/** Each finds rows that do not fit together: `id` names what they belong to. One statement sees one instant. */
const comparisons = [
  {
    compared: 'comparedTotals',
    wrong: 'totalsWrong',
    statement: `
      with recounted as (
        select organization_id as id, count(*) filter (where status = ${ContentStatus.PUBLISHED} and is_listed) as published,
          count(*) filter (where is_open(m)) as open
        from media_contents m where audience is null group by 1
        union all
        select category_id, count(*) filter (where published_at is not null),
          count(*) filter (where published_at is not null and is_open)
        from media_content_categories where audience is null group by 1),
      counted as (select of_id as id, sum(published) as published, sum(open) as open from item_counts group by 1)
      select coalesce(r.id, c.id) as id from recounted r full join counted c on c.id = r.id
      where coalesce(r.published, 0) <> coalesce(c.published, 0) or coalesce(r.open, 0) <> coalesce(c.open, 0)`,
  },
  {
    compared: 'comparedAudiences',
    wrong: 'audienceTotalsWrong',
    statement: `
      with recounted as (
        select organization_id as id, audience, count(*) as published
        from media_contents where audience is not null and status = ${ContentStatus.PUBLISHED} and is_listed group by 1, 2
        union all
        select category_id, audience, count(*)
        from media_content_categories where audience is not null and published_at is not null group by 1, 2),
      counted as (select of_id as id, audience, sum(published) as published from audience_counts group by 1, 2)
      select distinct coalesce(r.id, c.id) as id from recounted r full join counted c on c.id = r.id and c.audience = r.audience
      where coalesce(r.published, 0) <> coalesce(c.published, 0)`,
  },
  {
    compared: 'comparedReactions',
    wrong: 'reactionTotalsWrong',
    statement: `
      select m.id from media_contents m left join (
        select media_content_id as id, ${reactionNames.map((name) => `count(*) filter (where reaction_type = ${ReactionType[name]}) as ${reactionTotals[name]}`).join()}
        from reactions group by 1) r on r.id = m.id
      where ${reactionNames.map((name) => `m.${reactionTotals[name]} <> coalesce(r.${reactionTotals[name]}, 0)`).join(' or ')}`,
  },
  {
    compared: 'comparedCopies',
    wrong: 'copiesWrong',
    statement: `
      select distinct m.id from media_content_categories e join media_contents m on m.id = e.media_content_id
      where e.published_at is distinct from case when m.status = ${ContentStatus.PUBLISHED} and m.is_listed then m.publish_date end
        or e.is_open <> (m.visibility = ${Visibility.PUBLIC} and not m.has_ended)
        or e.expires_at is distinct from case when m.expiration_option <> ${ExpirationOption.None} then m.expiration_date end
        or e.audience is distinct from m.audience
      union
      select d.media_content_id from search_documents d join media_contents m on m.id = d.media_content_id
      where d.audience is distinct from m.audience
      union
      select t.media_content_id from search_transcripts t join media_contents m on m.id = t.media_content_id
      where t.audience is distinct from m.audience`,
  },
  {
    compared: 'comparedIndexes',
    wrong: 'notValid',
    statement: `
      select i.indexrelid::regclass::text as id from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace and not i.indisvalid
      union all
      select conrelid::regclass || ' ' || conname from pg_constraint
      where connamespace = 'public'::regnamespace and not convalidated`,
  },
] as const;

/** What was compared, and what is wrong in it. */
export type Compared = { compared: Sentence; wrong: Sentence[] };

/** The maximum number of problems that each comparison names. */
const maxNamed = 20;

export async function* findWrongRows(db: Database): AsyncGenerator<Compared> {
  for (const { compared, wrong, statement } of comparisons) {
    const { rows } = await db.longSession((session) => session.query(`${statement} limit ${maxNamed}`));
    yield { compared: [compared], wrong: rows.map(({ id }) => [wrong, { id: String(id) }]) };
  }
  yield { compared: ['comparedReferences'], wrong: await findLostReferences(db) };
}

/** Foreign keys are checked when rows are written. A damaged disk or index breaks them nevertheless. */
const findLostReferences = (db: Database): Promise<Sentence[]> =>
  db.longSession(async (session) => {
    const { rows: keys } = await session.query(`
      select f.conrelid::regclass::text as child, f.confrelid::regclass::text as parent,
        (select array_agg(a.attname::text order by k.place) from unnest(f.conkey) with ordinality k (number, place)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number) as columns,
        (select array_agg(a.attname::text order by k.place) from unnest(f.confkey) with ordinality k (number, place)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number) as targets
      from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace order by 1, 2`);
    const wrong: Sentence[] = [];
    for (const key of keys as { child: string; parent: string; columns: string[]; targets: string[] }[]) {
      const pairs = key.columns.map(
        (column, index) => [`c."${column}"`, `p."${key.targets[index]}"`] as const,
      );
      const { rows } = await session.query(`
        select count(*)::int as count from ${key.child} c
        where ${pairs.map(([column]) => `${column} is not null`).join(' and ')} and not exists (
          select from ${key.parent} p where ${pairs.map(([column, target]) => `${column} = ${target}`).join(' and ')})`);
      const count = Number(rows[0]?.count);
      if (count > 0) wrong.push(['lostReferences', { count, child: key.child, parent: key.parent }]);
    }
    return wrong;
  });

/** `size` in bytes, where the row has it. `of` says what names the file: a row of a table, or an item. */
export type NamedFile = { key: string; size?: number; of: { table: string } | { item: string } };

/** Rows that are read at once. */
const rowsAtOnce = 2_000;

const presentPackages =
  'select id as position, id, package_version as version, package from media_contents where package is not null and package_version > 0';
/** Files of former versions, which can be served again. */
const formerPackages =
  'select id as position, media_content_id as id, version, package from media_versions where package is not null and replaced_at is not null';

/** Calls `take` with the files that rows name and the files of packages as their descriptions have them, some at a time. */
export const visitNamedFiles = (
  db: Database,
  take: (files: NamedFile[]) => Promise<void> | void,
): Promise<void> =>
  db.longSession(async (session) => {
    for (const [table, columns] of Object.entries(fileColumns))
      for (const column of columns) {
        const size = table === 'attachments' ? 'size_in_bytes' : 'null::bigint';
        const { rows } = await session.query(
          `select ${column} as key, ${size} as size from ${table} where ${column} is not null`,
        );
        await take(
          rows.map(({ key, size: bytes }) => ({
            key: key as string,
            of: { table },
            ...(bytes !== null && { size: Number(bytes) }),
          })),
        );
      }
    for (const packages of [presentPackages, formerPackages])
      for (let last: unknown = null; ;) {
        const { rows: items } = await session.query(
          `select * from (${packages}) p where $1::uuid is null or position > $1::uuid
           order by position limit ${rowsAtOnce}`,
          [last],
        );
        if (items.length === 0) break;
        last = items.at(-1)!.position;
        for (const { id, version, package: media } of items)
          await take(
            keysOf(packageFolder(id, version), media as MediaPackage).map((key) => ({
              key,
              of: { item: String(id) },
            })),
          );
      }
  });

const keysOf = (folder: string, media: MediaPackage): string[] => [
  ...[packageDescription, ...packageFiles(media)].map((file) => `${folder}/${file}`),
  ...posterKeys(folder, media),
];
