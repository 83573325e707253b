import type { Database } from '../platform/db/database.ts';
import { crossing, type Scope } from '../platform/db/scope.ts';
import { rawSql, sql, type Statement } from '../platform/db/sql.ts';
import type { TrustWorld } from './trust-world.ts';

/** A statement of a call, with the scope in which it ran. */
export type Asked = { text: string; values: unknown[]; scope: Scope };

export const isWrite = (text: string): boolean =>
  /\b(insert into|update \w+|delete from|for update|for share|set_config|nextval)\b/.test(text);

/** The statement as somebody would write it who forgets whose rows are asked for. */
export const withoutConditions = (text: string): string =>
  text
    .replace(/((?:\w+\.)?organization_id = (?:any\(\$\d+::uuid\[\]\)|\$\d+(?:::uuid)?))/g, '($1) is not null')
    .replace(
      /(\w+\.organization_id) in \(\s*select organization_id from memberships/g,
      '$1 in (select id from organizations) or null in (select organization_id from memberships',
    )
    .replace(/\bmc\.visibility = 2\b/g, 'mc.visibility > 0');

/** The values with the ids of another organization's things in place of the own ones, as nobody checks them. `undefined`: there are none. */
export function withForeignIds(values: readonly unknown[], world: TrustWorld): unknown[] | undefined {
  const other = otherThings(world);
  let isChanged = false;
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'string') return value;
    const text = value.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => other.get(id) ?? id);
    isChanged ||= text !== value;
    return text;
  };
  const result = values.map(changed);
  return isChanged ? result : undefined;
}

/** For each thing of the own organization one of the other's. */
function otherThings(world: TrustWorld): Map<string, string> {
  const kinds: Partial<Record<string, string>>[] = [
    world.items,
    world.categories,
    world.subtitles,
    world.attachments,
    world.selfRegistrations,
    world.invitations,
    world.apiKeys,
    world.directoryTokens,
    world.applications,
    world.directoryGroups,
    world.groups,
    world.domains,
    world.guests,
    world.uploads,
    world.organizations,
  ];
  const pairs = kinds.flatMap((ids) =>
    Object.entries(ids).flatMap(([target, id]) =>
      id && ids.anothers && /^(own|for)/.test(target) ? [[id, ids.anothers] as const] : [],
    ),
  );
  return new Map(pairs);
}

/** The ids of what an organization shows to nobody. */
export async function foreignIds(db: Database, other: string): Promise<string[]> {
  const tables = [
    'groups',
    'directory_groups',
    'api_keys',
    'directory_tokens',
    'applications',
    'onboardings',
    'self_registrations',
    'organization_domains',
    'sign_in_connections',
  ];
  const of = (text: string) => db.query<{ id: string }>(sql`${rawSql(text)} = ${other}::uuid`);
  const rows = await Promise.all([
    of('select id from media_contents where visibility = 1 and organization_id'),
    ...tables.map((table) => of(`select id from ${table} where organization_id`)),
  ]);
  return rows.flat().map(({ id }) => id);
}

/** Tables of an organization's rows that have policies, each with the condition that a row is another organization's. */
const watched = (other: string): [table: string, condition: string][] => {
  const items = `media_content_id in (select id from media_contents where organization_id = '${other}')`;
  return [
    ...[
      ...[
        'media_contents',
        'categories',
        'groups',
        'guests',
        'uploads',
        'memberships',
        'onboardings',
        'saved_views',
      ],
      ...[
        'self_registrations',
        'api_keys',
        'directory_tokens',
        'applications',
        'directory_groups',
        'organization_domains',
        'audit_receivers',
        'sign_in_connections',
        'sign_in_connection_domains',
      ],
      ...['directory_users', 'search_days', 'notices', 'departures', 'stored_bytes'],
    ].map((table): [string, string] => [table, `organization_id = '${other}'`]),
    ...[
      ...[
        'attachments',
        'heard_words',
        'media_versions',
        'reviews',
        'schedules',
        'subtitle_cues',
        'subtitle_drafts',
      ],
      ...['visitors', 'visitor_progress', 'unlock_failures', 'replaced_packages'],
      ...['caption_requests', 'sound_tracks', 'subtitles'],
    ].map((table): [string, string] => [table, items]),
  ];
};

class RolledBack extends Error {}

/** The tables in which a statement changes, adds or removes rows of another organization. Nothing of it stays. */
export async function changesOf(db: Database, { text, values }: Statement, other: string): Promise<string[]> {
  const tables = watched(other);
  const counts = tables
    .map(
      ([table, condition]) =>
        `(select array[count(*), count(*) filter (where xmin::text = (txid_current() % 4294967296)::text)] from ${table} where ${condition}) as ${table}`,
    )
    .join(', ');
  const found: string[] = [];
  await db
    .transaction(async (queries) => {
      const count = async () => {
        // As the portal's own user, whom no policy binds.
        await queries.query(sql`select set_config('role', 'none', true)`);
        const [row] = await queries.query<Record<string, number[]>>({ text: `select ${counts}`, values: [] });
        return row!;
      };
      await queries.query({ text, values });
      const after = await count();
      for (const [table, [, touched]] of Object.entries(after)) if (touched! > 0) found.push(table);
      found.push(...(await crossing('start', () => removedFrom(db, after, counts))));
      throw new RolledBack();
    })
    .catch((problem: unknown) => {
      // Refused by a policy or a constraint: nothing has changed.
      if (!(problem instanceof RolledBack)) found.length = 0;
    });
  return found;
}

/** Beside the transaction everything is still there. */
async function removedFrom(db: Database, after: Record<string, number[]>, counts: string): Promise<string[]> {
  const [before] = await db.query<Record<string, number[]>>({ text: `select ${counts}`, values: [] });
  return Object.keys(after).filter((table) => Number(after[table]![0]) < Number(before![table]![0]));
}
