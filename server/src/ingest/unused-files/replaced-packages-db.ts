import type { Row } from '../../platform/db/row.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/** Records what attempts may have left of an item's next package. */
export const recordUnfinished = (db: Queries, id: string, now: Date) =>
  db.query(sql`
    insert into replaced_packages (media_content_id, version, replaced_at)
    select m.id, tried.version, ${now}::timestamptz
    from media_contents m join uploads u on u.id = m.id,
      generate_series(m.package_version + 1, u.tried_version) tried (version)
    where m.id = ${id}::uuid on conflict do nothing`);

export type ReplacedPackage = { id: string; version: number };

/** Packages that are neither served nor belong to a former version that can be served again, nor to an item under legal hold. */
export const listReplaced = (db: Queries, before: Date) =>
  db.query<ReplacedPackage>(sql`
    select r.media_content_id as id, r.version from replaced_packages r
    where r.replaced_at < ${before}::timestamptz
      and not exists (select from media_versions v where v.media_content_id = r.media_content_id and v.version = r.version)
      and not exists (select from media_contents mc where mc.id = r.media_content_id and mc.package_version = r.version)
      and hold_of_item(r.media_content_id) is null
    order by r.replaced_at limit 100`);

export const deleteReplacedPackage = (db: Queries, { id, version }: ReplacedPackage) =>
  db.query(sql`
    delete from replaced_packages where media_content_id = ${id}::uuid and version = ${version}::int`);

export type StoredSubtitle = Row<'subtitles', 'id' | 'vtt_file'>;

/** The subtitles whose file is in the folder of a package. */
export const listPackagedSubtitles = (db: Queries, mediaContentId: string) =>
  db.query<StoredSubtitle>(sql`
    select id, vtt_file from subtitles
    where media_content_id = ${mediaContentId}::uuid and vtt_file ~ ${`^media/${mediaContentId}/[0-9]+/`}::text`);

export const moveSubtitle = (db: Queries, { id, vtt_file }: StoredSubtitle, file: string) =>
  db.query(sql`
    update subtitles set original_file = ${file}, vtt_file = ${file}
    where id = ${id}::uuid and vtt_file = ${vtt_file}`);
