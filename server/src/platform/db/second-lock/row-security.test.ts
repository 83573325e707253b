// On both databases: which tables have policies.
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../test-database.ts';
import { sql } from '../sql.ts';

const searched = 'an index of words serves it, whose operators a policy would keep from the index';
const pairs = 'ids alone, whose rows have policies themselves; each statement of a list reads it';
const own = 'ids of a person and an item, which the item’s counters count, whoever asks';

/** Tables of an organization's rows that the second lock leaves to the conditions of the statements, each with the reason. */
const withoutPolicy: Record<string, string> = {
  organizations:
    'names and looks are on public pages and at the sign-in; the conditions alone keep the contact address, the glossary of captions and the synonyms of the search, which stand in the same row',
  people: 'a person belongs to no organization; their memberships do',
  search_documents: searched,
  search_transcripts: searched,
  search_words: searched,
  search_entries: searched,
  search_libraries: 'counts of words, without any',
  search_versions: 'counters without texts',
  media_content_categories: pairs,
  category_managers: pairs,
  category_followers: pairs,
  group_members: pairs,
  playlist_items: own,
  reactions: own,
  reminders: own,
  caption_request_parts: 'the worker’s alone',
  analytics_counts: 'counts of events; visitors add to them',
  analytics_retention_bins: 'the worker makes them, and their scope has a policy',
  analytics_returns: 'the worker makes them, and their scope has a policy',
  organization_policies: 'what an organization allows is asked on behalf of visitors, too',
  organization_storage: 'counters that triggers keep',
  audit_deliveries: 'the worker’s alone',
  push_subscriptions: 'of a person and a device',
  feeds: 'of a person; secrets as hashes',
  failed_tries: 'of a person or an address, before a sign-in',
  notification_choices: 'of a person',
  self_registration_secrets: 'hashes alone',
};

/** Tables whose policy binds changes alone, each with the reason why reads are left to the conditions. */
const readable: Record<string, string> = {
  caption_requests: 'states of work; each statement of an item reads it',
  live_rules: 'how names and numbers are shown at events, which visitors see',
  sound_tracks: 'languages; each statement of an item reads it',
  subtitles: 'languages and names of files; each statement of an item reads it, and the texts have a policy',
};

const seen = 'everybody who sees the item is shown it, or is answered by it';
const watched = 'what they do there is counted';
const served = 'names of files and states; what serves the item reads it';

/** Tables of which strangers read the rows of public items and of names of categories, each with the reason. */
const ofPublicItems: Record<string, string> = {
  media_contents: seen,
  categories: seen,
  attachments: seen,
  schedules: seen,
  subtitle_cues: seen,
  live_cues: seen,
  live_events: seen,
  live_talks: seen,
  live_messages: seen,
  live_votes: seen,
  live_polls: seen,
  live_poll_votes: seen,
  live_reactions: seen,
  live_watching: seen,
  media_versions: served,
  live_runs: served,
  live_segments: served,
  caption_requests: served,
  sound_tracks: served,
  subtitles: served,
  unlock_failures: 'who enters a password is counted',
  watch_events: watched,
};

it('every trigger runs as the tables’ owner, whatever the role of the statement may read', async () => {
  const { db, drop } = await openTestDatabase();
  try {
    const others = await db.query(sql`
      select proname from pg_proc where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
        and not (prosecdef and 'search_path=public, pg_temp' = any(proconfig))`);
    expect(others).toEqual([]);
  } finally {
    await drop();
  }
});

it('every table with an organization’s rows has a policy, or a reason why not', async () => {
  const { db, drop } = await openTestDatabase();
  try {
    const tables = await db.query<{ name: string; hasPolicy: boolean; isReadable: boolean }>(sql`
      with recursive of_organizations as (
        select 'organizations'::regclass::oid as id
        union select attrelid from pg_attribute a join pg_class c on c.oid = a.attrelid
          where attname = 'organization_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        union select k.conrelid from pg_constraint k join of_organizations o on k.confrelid = o.id
          where k.contype = 'f')
      select relname as name, relrowsecurity and exists (
        select from pg_policies where tablename = relname and policyname = 'scope') as "hasPolicy",
        exists (select from pg_policies where tablename = relname and policyname <> 'scope' and cmd = 'SELECT') as "isReadable"
      from of_organizations o join pg_class c on c.oid = o.id order by relname`);
    const without = tables.filter(({ hasPolicy }) => !hasPolicy).map(({ name }) => name);
    expect(without).toEqual(Object.keys(withoutPolicy).sort());
    const open = tables.filter(({ isReadable }) => isReadable).map(({ name }) => name);
    expect(open).toEqual(Object.keys(readable).sort());
    expect(tables.length).toBeGreaterThan(50);
  } finally {
    await drop();
  }
});

it('a policy lets strangers read of an item only what those see who see the item', async () => {
  const { db, drop } = await openTestDatabase();
  try {
    const policies = await db.query<{ name: string; condition: string; parents: string[] }>(sql`
      select c.relname as name, pg_get_expr(p.polqual, p.polrelid) as condition, array(
          select distinct d.refobjid::regclass::text from pg_depend d
          where d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_class'::regclass
            and d.refobjid <> p.polrelid) as parents
      from pg_policy p join pg_class c on c.oid = p.polrelid where p.polname = 'scope' order by c.relname`);
    const byName = new Map(policies.map((policy) => [policy.name, policy]));
    const isPublic = (name: string): boolean => {
      const policy = byName.get(name);
      if (!policy) return true;
      const { condition, parents } = policy;
      if (parents.length === 0) return /visibility|COALESCE\(.*, true\)/s.test(condition);
      return (
        !/organization_id = ANY/.test(condition.slice(condition.indexOf('SELECT true'))) &&
        parents.some(isPublic)
      );
    };
    const everybody = policies.filter(({ parents }) => parents.some((parent) => !byName.has(parent)));
    // One that asks a table that everybody reads lets everybody write.
    expect(everybody.map(({ name }) => name)).toEqual([]);
    const shown = policies.map(({ name }) => name).filter(isPublic);
    expect(shown).toEqual(Object.keys(ofPublicItems).sort());
  } finally {
    await drop();
  }
});
