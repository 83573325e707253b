import { sql } from '../platform/db/sql.ts';
import { type Audience, categoryEntryVisibleTo, upcomingTo } from './visibility.ts';

/** An audience inside one organization, because categories belong to an organization. */
export type OrganizationAudience = Audience & { organizationId: string };

/** The entries of `categories c` whose items the audience can watch. */
export const watchableIn = (audience: Audience, now: Date) => sql`from media_content_categories mcc
  where mcc.category_id = c.id and ${categoryEntryVisibleTo(audience, now)}`;

/** Visitors see a category only if it has an item for them, published or upcoming. */
export const isNamedToVisitors = (audience: Audience, now: Date) => sql`(
  exists (select ${watchableIn(audience, now)}) or exists (
    select from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
    where mcc.category_id = c.id and mcc.published_at is null and ${upcomingTo(audience, now)}))`;
