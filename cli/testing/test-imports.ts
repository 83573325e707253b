import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uploadReasons } from '@tv/contract/reasons/files';
import type { Database } from '@tv/server/platform/db/database';
import { sql } from '@tv/server/platform/db/sql';

/**
 * Stands in for the worker: marks every upload that has arrived as processed, and refuses those whose name begins with `broken`.
 * Answers what ends it.
 */
export function standInForWorker(db: Database): () => Promise<void> {
  let isStopped = false;
  const work = async () => {
    while (!isStopped) {
      await db.query(sql`
        with ended as (
          update uploads set ended_at = now() where ended_at is null and completed_at is not null
            and file_name not like 'broken%' returning id, details)
        update media_contents m set processing_status = 2, processing_progress = 1, package = '{}', publish_date = coalesce(publish_date, now()),
          status = case when u.details ->> 'isDraft' = 'true' then 0 else 1 end
        from ended u where u.id = m.id`);
      await db.query(sql`
        with ended as (
          update uploads set ended_at = now() where ended_at is null and completed_at is not null
            and file_name like 'broken%' returning id)
        update media_contents m set processing_status = 3, processing_problem = ${uploadReasons['files.noMedia']}
        from ended u where u.id = m.id`);
      await wait(50);
    }
  };
  const working = work();
  return async () => {
    isStopped = true;
    await working;
  };
}

export function writeFolder(above: string, name: string, files: Record<string, string>): string {
  const folder = join(above, name);
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, content);
  }
  return folder;
}

export const itemsOf = (db: Database, folderOf: string) =>
  db.query<Record<string, unknown>>(sql`
    select m.title, m.description, m.tags, m.speakers, m.visibility, m.status, m.is_listed, m.publish_date::text as date,
      u.file_name as file,
      array(select c.name from categories c join media_content_categories x on x.category_id = c.id
        where x.media_content_id = m.id order by 1) as categories,
      array(select k.kind || ' ' || k.name from upload_companions k where k.upload_id = m.id order by 1) as beside
    from media_contents m join uploads u on u.id = m.id where u.file_name like ${`${folderOf}%`} order by u.file_name`);
