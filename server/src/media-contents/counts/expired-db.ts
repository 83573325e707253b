import { ContentStatus, ExpirationOption, Visibility } from '@tv/contract/enumerations';
import { literal, sql, type Sql } from '../../platform/db/sql.ts';

// Literals and not parameters, because a partial index needs the condition in the statement's text.
const PUBLISHED = literal(ContentStatus.PUBLISHED);
const PUBLIC = literal(Visibility.PUBLIC);
const NO_EXPIRY = literal(ExpirationOption.None);

/** The condition of the index over the public items `mc` that expire and were not yet noticed to have ended. */
const expiring = sql`mc.is_listed and mc.status = ${PUBLISHED} and mc.visibility = ${PUBLIC}
  and mc.expiration_option <> ${NO_EXPIRY} and not mc.has_ended`;

/** Public items `mc` that have expired but are still in the counters, until media-contents/lifecycle/ended-db.ts takes them out. */
export const expiredButStillCounted = (now: Date): Sql =>
  sql`${expiring} and mc.expiration_date <= ${now}::timestamptz and ${boundedBelow(sql`mc.expiration_date`)}`;
/** The same condition on the category entries `media_content_categories mcc`. */
export const categoryEntryExpiredButStillCounted = (now: Date): Sql =>
  sql`mcc.published_at is not null and mcc.is_open and mcc.expires_at is not null
    and mcc.expires_at <= ${now}::timestamptz and ${boundedBelow(sql`mcc.expires_at`)}`;

/**
 * Always true. For a range with two ends the planner expects few rows. With one end it expects a third of all, so that with a
 * million items it would plan the statement again at each call, which takes ten times as long as running it.
 */
const boundedBelow = (instant: Sql): Sql => sql`${instant} > '-infinity'`;
