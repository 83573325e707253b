import { maxFeedItems } from '@tv/contract/categories/feeds';
import type { ItemTranslations } from '@tv/contract/languages/translations';
import type { Publication } from '../media-contents/lifecycle/publication-entry.ts';
import { publicationSequence } from '../media-contents/lifecycle/publication-sequence-db.ts';
import { type Viewer, upcomingTo } from '../media-contents/visibility.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, sql } from '../platform/db/sql.ts';

export type UpcomingItem = Publication & {
  translations: ItemTranslations;
  scheduledAt: Date;
  modifiedAt: Date;
  organizationName: string;
};

/** The publications to come that a viewer may know of, the next first. */
export const listUpcoming = (db: Queries, viewer: Viewer, now: Date) =>
  db.query<UpcomingItem>(sql`
    select mc.id, mc.title, mc.description, mc.translations, mc.duration_in_seconds as "durationInSeconds", ${publicationSequence} as sequence,
      mc.scheduled_publication_date as "scheduledAt", mc.updated_at as "modifiedAt", o.name as "organizationName"
    from media_contents mc join organizations o on o.id = mc.organization_id
    where ${upcomingTo(viewer, now)} order by mc.scheduled_publication_date, mc.id limit ${literal(maxFeedItems)}`);
