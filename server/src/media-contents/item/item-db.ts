import { SubtitleKind } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { crossing } from '../../platform/db/second-lock/scope.ts';
import { pipelined, sql } from '../../platform/db/sql.ts';
import { mediaContentColumns, type MediaContentRow, versionOf } from '../media-content-row.ts';
import { type Viewer, openableTo } from '../visibility.ts';

/** One item with everything its page shows. `undefined` if the item does not exist for this viewer. */
export async function readMediaContent(
  db: Queries,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<(MediaContentRow & { version: string }) | undefined> {
  const [row] = await db.query<MediaContentRow & { version: string }>(
    pipelined(sql`
    select ${versionOf} as version, mc.package, mc.created_at, mc.updated_at, mc.first_published_at,
      (select s.language_code from subtitles s where s.media_content_id = mc.id and s.kind <> ${SubtitleKind.DESCRIPTION}
        order by s.is_default desc, s.is_auto_generated, s.language_code limit 1) as transcript_language,
      (select r.state from caption_requests r where r.media_content_id = mc.id and r.kind = 'transcription'
        order by r.created_at desc, r.id limit 1) as transcription_state,
      ${mediaContentColumns(viewer)}
    from media_contents mc join organizations o on o.id = mc.organization_id
    where mc.id = ${id}::uuid and ${openableTo(viewer, now)}`),
  );
  return row;
}

/**
 * The organization that a person must enter to see an item that their current organization does not show. Only members of
 * that organization and provider admins learn of it, so that nobody else learns that the item exists.
 */
export async function organizationToEnter(
  db: Queries,
  id: string,
  person: { id: string; isProviderAdmin: boolean },
  now: Date,
): Promise<string | undefined> {
  const viewer: Viewer = person.isProviderAdmin
    ? { kind: 'everywhere' }
    : { kind: 'memberships', personId: person.id };
  const find = () =>
    db.query<{ organization_id: string }>(sql`
      select mc.organization_id from media_contents mc
      where mc.id = ${id}::uuid and ${openableTo(viewer, now)}`);
  const [row] = await (person.isProviderAdmin ? crossing('provider admin', find) : find());
  return row?.organization_id;
}
