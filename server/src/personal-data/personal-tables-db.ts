import type { Sql } from '../platform/db/sql.ts';
import { rawSql, sql } from '../platform/db/sql.ts';

/** A person as the rows about them name them. */
export type DataSubject = {
  id: string;
  /** At the sign-in provider. */
  subject: string;
  /** In lower case. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** The portal's own provider signs them in, so the provider's tables hold rows about them. */
  isLocal: boolean;
};

/** Rows about people in one table. The table is called `t` in conditions. */
export type PersonalTable = {
  table: string;
  /** The columns that name a person. The rows of a person are found by them. */
  names: Partial<Record<string, 'id' | 'subject' | 'email' | 'account' | 'text'>>;
  /** The organization of a row, as SQL. Absent: the row belongs to the account, whatever organizations the person is in. */
  organization?: Sql;
  /** Columns that an export leaves out: secrets, and what is about others. */
  secrets?: string[];
  /**
   * What becomes of a row. `delete`; `anonymous`: the naming columns become null; `heir`: they name the person who takes over,
   * else become null; `opaque`: they get an id that names nobody, and details lose addresses and networks.
   */
  erased: 'delete' | 'anonymous' | 'heir' | 'opaque';
};

const ofItem = sql`(select organization_id from media_contents where id = t.media_content_id)`;
const ofCategory = sql`(select organization_id from categories where id = t.category_id)`;
const own = sql`t.organization_id`;

/** Every table with rows about people, those first that others refer to last. A test compares it with the schema. */
export const personalTables: readonly PersonalTable[] = [
  { table: 'watch_progress', names: { person_id: 'id' }, organization: ofItem, erased: 'delete' },
  { table: 'playlist_items', names: { person_id: 'id' }, organization: ofItem, erased: 'delete' },
  { table: 'reactions', names: { person_id: 'id' }, organization: ofItem, erased: 'delete' },
  { table: 'live_messages', names: { person_id: 'id' }, organization: ofItem, erased: 'delete' },
  { table: 'live_votes', names: { person_id: 'id' }, organization: ofItem, erased: 'delete' },
  { table: 'live_poll_votes', names: { person_id: 'id' }, organization: ofItem, erased: 'delete' },
  { table: 'live_mutes', names: { person_id: 'id' }, organization: ofItem, erased: 'delete' },
  { table: 'reminders', names: { person_id: 'id' }, organization: ofItem, erased: 'delete' },
  { table: 'category_followers', names: { person_id: 'id' }, organization: ofCategory, erased: 'delete' },
  { table: 'category_managers', names: { person_id: 'id' }, organization: ofCategory, erased: 'delete' },
  {
    table: 'group_members',
    names: { person_id: 'id' },
    organization: sql`(select organization_id from groups where id = t.group_id)`,
    erased: 'delete',
  },
  { table: 'saved_views', names: { person_id: 'id' }, organization: own, erased: 'delete' },
  { table: 'presences', names: { person_id: 'id' }, organization: own, erased: 'delete' },
  { table: 'notices', names: { person_id: 'id' }, organization: own, erased: 'delete' },
  { table: 'departures', names: { person_id: 'id' }, organization: own, erased: 'delete' },
  {
    table: 'media_contents',
    names: { created_by: 'id' },
    organization: own,
    secrets: ['password_hash', 'package'],
    erased: 'heir',
  },
  { table: 'uploads', names: { created_by: 'id' }, organization: own, erased: 'heir' },
  { table: 'watched_sources', names: { created_by: 'id' }, organization: own, erased: 'heir' },
  { table: 'subtitle_drafts', names: { changed_by: 'id' }, organization: ofItem, erased: 'anonymous' },
  { table: 'caption_requests', names: { requested_by: 'id' }, organization: own, erased: 'anonymous' },
  {
    table: 'media_versions',
    names: { created_by: 'id' },
    organization: ofItem,
    secrets: ['package'],
    erased: 'heir',
  },
  {
    table: 'sound_tracks',
    names: { created_by: 'id' },
    organization: ofItem,
    secrets: ['track'],
    erased: 'heir',
  },
  { table: 'schedules', names: { created_by: 'id' }, organization: ofItem, erased: 'heir' },
  {
    table: 'review_entries',
    names: { person_id: 'id', resolved_by: 'id' },
    organization: sql`(select mc.organization_id from media_contents mc join reviews r on r.media_content_id = mc.id
      where r.id = t.review_id)`,
    erased: 'anonymous',
  },
  {
    table: 'directory_users',
    names: { person_id: 'id', email: 'email' },
    organization: own,
    erased: 'delete',
  },
  {
    table: 'self_registration_users',
    names: { email: 'email' },
    organization: sql`(select organization_id from self_registrations where id = t.self_registration_id)`,
    erased: 'delete',
  },
  { table: 'self_registrations', names: { email: 'email' }, organization: own, erased: 'anonymous' },
  { table: 'onboardings', names: { email: 'email' }, organization: own, erased: 'delete' },
  { table: 'guests', names: { email: 'email' }, organization: own, secrets: ['code_hash'], erased: 'delete' },
  { table: 'audit_log', names: { person_id: 'id', subject: 'text' }, organization: own, erased: 'opaque' },
  { table: 'api_keys', names: { made_by: 'id' }, organization: own, erased: 'anonymous' },
  { table: 'memberships', names: { person_id: 'id' }, organization: own, erased: 'delete' },
  {
    table: 'webhook_deliveries',
    names: { person_id: 'id' },
    organization: own,
    // What the receivers answered.
    secrets: ['attempts'],
    erased: 'delete',
  },
  { table: 'failed_tries', names: { person_id: 'id' }, erased: 'delete' },
  { table: 'feeds', names: { person_id: 'id' }, secrets: ['token_hash'], erased: 'delete' },
  { table: 'push_subscriptions', names: { person_id: 'id' }, secrets: ['p256dh', 'auth'], erased: 'delete' },
  { table: 'notification_choices', names: { person_id: 'id' }, erased: 'delete' },
  { table: 'last_writes', names: { person_id: 'id' }, erased: 'delete' },
  { table: 'subscription_users', names: { email: 'email' }, secrets: ['token_hash'], erased: 'delete' },
  { table: 'identity_consents', names: { subject: 'subject' }, erased: 'delete' },
  { table: 'identity_sessions', names: { subject: 'subject' }, erased: 'delete' },
  {
    table: 'identity_records',
    names: { subject: 'subject' },
    secrets: ['id', 'payload', 'grant_id', 'uid'],
    erased: 'delete',
  },
  {
    table: 'identity_passkeys',
    names: { account_id: 'account' },
    secrets: ['id', 'public_key'],
    erased: 'delete',
  },
  {
    table: 'identity_authenticators',
    names: { account_id: 'account' },
    secrets: ['sealed'],
    erased: 'delete',
  },
  { table: 'identity_recovery_codes', names: { account_id: 'account' }, secrets: ['hash'], erased: 'delete' },
  { table: 'identity_links', names: { account_id: 'account' }, secrets: ['hash'], erased: 'delete' },
  { table: 'sign_in_links', names: { account_id: 'account' }, erased: 'delete' },
  {
    table: 'identity_accounts',
    names: { subject: 'subject', email: 'email' },
    secrets: ['password_hash'],
    erased: 'delete',
  },
  { table: 'people', names: { id: 'id', subject: 'subject', email: 'email' }, erased: 'delete' },
];

/**
 * Columns that look as if they named a person and do not, or whose rows are not reported. The test that compares the
 * schema with this table asks for a decision about every new one.
 */
export const otherColumns: Record<string, string> = {
  'analytics_days.member_people': 'is a count',
  'analytics_days.visitor_people': 'is a count',
  'audit_log.actor': 'names the command line or a service account, never a person',
  'directory_group_members.user_id': 'goes with its row of directory_users',
  'directory_users.user_name': 'goes with its row, which is found by person and address',
  'identity_accounts.phone': 'goes with its row',
  'onboardings.phone': 'goes with its row',
  'review_entries.actor': 'names a service account, never a person',
  'uploads.actor': 'names a service account, never a person',
  'webhook_deliveries.subject_id':
    'is an item, or goes with its row, which is found by person; of who left it names nobody any more',
  'legal_holds.person_id': 'is why nothing of the person is erased while the row is there',
  'self_registration_secrets.user_id': 'goes with its row of self_registration_users',
  'organizations.contact_email': 'is a setting of the organization, which its managers change',
  'sign_in_links.subject': 'names the person at their organization’s provider, and goes with its row',
  'organization_domains.token': 'is the text of a DNS record',
};

/** The condition of a person's rows. An address of another organization's list is theirs as well. */
export function rowsOf({ table, names }: PersonalTable, person: DataSubject): Sql {
  const account = sql`(select id from identity_accounts where subject = ${person.isLocal ? person.subject : ''})`;
  // An address alone names no account of another provider's person.
  const isProvider = table.startsWith('identity_');
  const conditions = Object.entries(names).flatMap(([column, kind]) => {
    const name = rawSql(`t.${column}`);
    if (table === 'people') return column === 'id' ? [sql`${name} = ${person.id}::uuid`] : [];
    if (kind === 'id') return [sql`${name} = ${person.id}::uuid`];
    if (kind === 'text') return [sql`${name} = ${person.id}`];
    if (kind === 'account') return [sql`${name} = ${account}`];
    if (kind === 'subject') return [sql`${name} = ${person.isLocal ? person.subject : ''}`];
    return isProvider ? [] : [sql`lower(${name}) = ${person.email}`];
  });
  return conditions.reduce((one, other) => sql`${one} or ${other}`);
}
