import { ContentStatus } from '@tv/contract/enumerations';
import type { ItemTranslations } from '@tv/contract/languages/translations';
import { mediaFileAddress } from '../platform/http/call-address.ts';
import { posterName } from '../media/posters.ts';
import { upcomingTo, visibleTo } from '../media-contents/visibility.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, sql } from '../platform/db/sql.ts';

export type CardItem = {
  id: string;
  title: string;
  description: string;
  translations: ItemTranslations;
  organizationName: string;
  timeZone: string;
  startsAt: Date | undefined;
  /** Below the portal's origin; of public items alone. */
  picture: string | undefined;
};

type Row = Omit<CardItem, 'startsAt' | 'picture'> & {
  startsAt: Date | null;
  isPublic: boolean;
  hasPoster: boolean;
  packageVersion: number;
  posterVersion: number;
};

/**
 * What a card tells of an item. `undefined`: not everybody in the organization finds it now, so no card tells of it. That is asked
 * as the card is sent, which may be long after the event.
 */
export async function findCardItem(
  db: Queries,
  id: string,
  event: 'item.published' | 'item.scheduled',
  now: Date,
): Promise<CardItem | undefined> {
  const everybody = { kind: 'everywhere' } as const;
  const isShown = event === 'item.published' ? visibleTo(everybody, now) : upcomingTo(everybody, now);
  const toVisitors = { kind: 'public' } as const;
  const [row] = await db.query<Row>(sql`
    select mc.id, mc.title, mc.description, mc.translations, o.name as "organizationName", o.time_zone as "timeZone",
      case when mc.status <> ${literal(ContentStatus.PUBLISHED)} then mc.scheduled_publication_date end as "startsAt",
      (${visibleTo(toVisitors, now)} or ${upcomingTo(toVisitors, now)}) is true as "isPublic",
      mc.poster_aspect_ratio is not null as "hasPoster", mc.package_version as "packageVersion", mc.poster_version as "posterVersion"
    from media_contents mc join organizations o on o.id = mc.organization_id
    where mc.id = ${id}::uuid and mc.audience is null and ${isShown}`);
  if (!row) return undefined;
  const { startsAt, isPublic, hasPoster, packageVersion, posterVersion, ...item } = row;
  const picture =
    isPublic && hasPoster ? mediaFileAddress(id, packageVersion, posterName(posterVersion)) : undefined;
  return { ...item, startsAt: startsAt ?? undefined, picture };
}
