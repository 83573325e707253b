import { ProcessingStatus } from '@tv/contract/enumerations';
import type { MediaPackage } from '../../media/media-package.ts';
import { type AddedSound, mergeSounds } from '../../media/sound-tracks.ts';
import type { Queries } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';
import { cutsOfVersion } from './cuts-db.ts';

const { COMPLETED } = ProcessingStatus;

/** A package of a version of a locked item, with the sound tracks that people added and the default that they chose. */
export async function withSounds(
  db: Queries,
  id: string,
  media: MediaPackage,
  version: number,
): Promise<MediaPackage> {
  const [item] = await db.query<{ chosen: string | null }>(
    sql`select default_sound as chosen from media_contents where id = ${id}::uuid`,
  );
  const added = await db.query<AddedSound>(sql`
    select s.id, s.kind, s.language_code as "languageCode", s.name, s.track, s.duration_in_seconds as "durationInSeconds",
      s.cuts = ${cutsOfVersion(sql`s.media_content_id`, sql`${version}::int`)} as "hasSameCuts"
    from sound_tracks s where s.media_content_id = ${id}::uuid and s.state = ${literal(COMPLETED)}
      and s.track is not null and s.duration_in_seconds is not null
    order by s.created_at, s.id`);
  if (added.length === 0 && !item?.chosen && media.ownDefault === undefined) return media;
  return mergeSounds(media, added, item?.chosen ?? undefined);
}
