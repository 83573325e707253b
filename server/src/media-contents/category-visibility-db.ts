import { sql } from '../platform/db/sql.ts';
import { type Audience, categoryEntryVisibleTo, upcomingTo } from './visibility.ts';

/** Categories belong to an organization, so they are asked for inside one. */
export type OrganizationAudience = Audience & { organizationId: string };

/** Of `categories c`: the entries of items that the audience can watch. */
export const watchableIn = (audience: Audience, now: Date) => sql`from media_content_categories mcc
  where mcc.category_id = c.id and ${categoryEntryVisibleTo(audience, now)}`;

/** The name of a category tells visitors something only where it has something for them, now or soon. */
export const isNamedToVisitors = (audience: Audience, now: Date) => sql`(
  exists (select ${watchableIn(audience, now)}) or exists (
    select from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
    where mcc.category_id = c.id and mcc.published_at is null and ${upcomingTo(audience, now)}))`;
