import { daysOfChanges } from '@tv/contract/media-contents/changes';
import { ContentStatus } from '@tv/contract/enumerations';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { webhookLimits } from '@tv/contract/limits/webhook-limits';
import type { Database } from '../platform/db/database.ts';
import type { Compared } from './check-db.ts';

/** Where something of a deleted item or an erased person can stand, and when it is gone. docs/data-protection.md has the same table. */
export type Trace = {
  of: 'item' | 'person' | 'both';
  where: string;
  /** How it goes. */
  goes: string;
  /** How long after the deletion or the erasure it is gone, or why it stays. */
  after: string;
  /** What `tv check` looks at, each with the table and the condition of rows whose time is over. `$1` is the instant of the check. */
  late?: readonly (readonly [table: string, condition: string])[];
  /** `tv check` looks at the files, too. */
  isOfFiles?: true;
  /** Tables whose rows stay, for the reason that `after` has. */
  keptIn?: readonly string[];
};

const older = (column: string, days: number) => `${column} < $1::timestamptz - interval '${days} days'`;

/**
 * Days after which rows are late: a day longer than they are stored, so that a worker that was away for a night is no problem. A
 * finished job is known for 31.
 */
const restorable = itemLimits.restorableDays + 1;
const [staleUpload, noticed, finishedJob, ended, counted] = [8, 91, 32, 91, 1];
const [viewers, searchers, figures] = [367, 3, 801];

export const traces: readonly Trace[] = [
  {
    of: 'item',
    where:
      'its row, with texts, tags, speakers, chapters, captions and their drafts, versions, categories, playlists, likes, positions, views, guests, schedules, reviews, notices and old addresses',
    goes: 'leaves all lists, search and feeds at once; the row is deleted, and all that belongs to it',
    after: `${itemLimits.restorableDays} days, in which it can be restored; under legal hold once that is lifted`,
    late: [
      [
        'media_contents',
        `status = ${ContentStatus.DELETED} and ${older('deleted_at', restorable)} and hold_of_item(id) is null`,
      ],
    ],
  },
  {
    of: 'item',
    where:
      'original, files for playing, pictures, captions and attachments in the file store; its original in the archive',
    goes: 'removed with the row',
    after: `${itemLimits.restorableDays} days`,
    isOfFiles: true,
  },
  {
    of: 'item',
    where: 'files that were replaced before: former versions, pictures, captions',
    goes: 'removed, as noted when they were replaced',
    after: 'a day',
    late: [['unused_folders', older('unused_since', counted)]],
  },
  {
    of: 'item',
    where: 'an upload that was never finished',
    goes: 'deleted with its bytes',
    after: '7 days after the last byte',
    late: [['uploads', `completed_at is null and ${older('updated_at', staleUpload)}`]],
  },
  {
    of: 'item',
    where: 'search: words of texts and captions, names of tags and speakers',
    goes: 'deleted with the row; names that no item has are counted out',
    after: `${itemLimits.restorableDays} days and some minutes; nobody finds them before`,
  },
  {
    of: 'item',
    where: 'caches: answers in memory, pages of browsers and of a CDN, apps that read feeds',
    goes: 'answers in memory end with the change, others at their `max-age`; an app keeps what it has loaded',
    after: 'seconds to an hour; files with the address that was given, until it ends',
  },
  {
    of: 'item',
    where: 'figures of its days, without names',
    goes: 'deleted with the row; the totals of the organization and its categories stay',
    after: `${itemLimits.restorableDays} days; totals ${figures - 1} days`,
    late: [['analytics_days', `day < ($1::timestamptz)::date - ${figures}`]],
  },
  {
    of: 'both',
    where: 'messages to webhooks, with its title or the person’s name',
    goes: 'deleted; those about a person with the erasure, but the one that says, by an id alone, that they left. What a receiver was sent is theirs',
    after: `${webhookLimits.storedDays} days`,
    late: [['webhook_deliveries', older('at', webhookLimits.storedDays + 1)]],
  },
  {
    of: 'item',
    where: 'changes for those who follow: its id',
    goes: 'deleted',
    after: `${daysOfChanges + 1} days`,
    late: [
      ['item_withdrawals', older('at', daysOfChanges + 2)],
      ['changed_names', older('at', daysOfChanges + 2)],
    ],
  },
  {
    of: 'both',
    where: 'jobs, mails and push messages on their way',
    goes: 'the content is deleted with the last try; the key of a finished job, with an id, later',
    after: '31 days',
    late: [['jobs', older('finished_at', finishedJob)]],
  },
  {
    of: 'item',
    where: 'where it came from: its id and name in another system or a watched source',
    goes: 'stays, so that it does not come a second time',
    after: 'kept until the organization, or the watched source, is deleted',
    keptIn: ['item_sources', 'watched_items'],
  },
  {
    of: 'both',
    where:
      'the audit log: what was changed, with earlier texts of an item; an erased person is an id that names nobody',
    goes: 'deleted',
    after: 'kept for `AUDIT_DAYS`, 400: it proves who deleted what',
    keptIn: ['audit_log'],
  },
  {
    of: 'both',
    where: 'backups',
    goes: 'deleted by the operator; after a restore deletions and erasures are repeated',
    after: 'kept as long as the operator keeps backups',
  },
  {
    of: 'person',
    where:
      'account, sessions, positions, playlist, likes, reminders, follows, subscriptions, invitations, guests, notices',
    goes: 'deleted, also by the address',
    after: 'at once',
    late: [
      ['notices', older('created_at', noticed)],
      ['guests', older('coalesce(ended_at, expires_at)', ended)],
      ['guest_sessions', older('expires_at', counted)],
      ['identity_records', older('expires_at', counted)],
    ],
  },
  {
    of: 'person',
    where: 'what they uploaded, wrote and reviewed',
    goes: 'stays without their name, or with the name of who takes over',
    after: 'at once',
  },
  {
    of: 'person',
    where: 'analytics: the keyed hash by which they were counted',
    goes: 'deleted; events that are not counted yet, too',
    after: `at once; of somebody who stays: events a minute, viewers ${viewers - 1} days, searches ${searchers - 1} days`,
    late: [
      ['watch_events', older('at', counted)],
      ['visitors', older('counted_at', counted)],
      ['analytics_viewers', `last_day < ($1::timestamptz)::date - ${viewers}`],
      ['search_seen', `day < ($1::timestamptz)::date - ${searchers}`],
    ],
  },
  {
    of: 'person',
    where: 'files and titles in which they speak or are named',
    goes: 'stays; edit or delete the item',
    after: 'kept: it is the work of the organization',
  },
];

/** Tells rows that should not be there any more. */
export async function* findLateTraces(db: Database, now: Date): AsyncGenerator<Compared> {
  for (const { late = [] } of traces)
    for (const [table, condition] of late) {
      const { rows } = await db.longSession((session) =>
        session.query(`select count(*)::int as count from ${table} where ${condition}`, [now]),
      );
      const count = Number(rows[0]?.count);
      yield {
        compared: ['comparedLate', { table }],
        wrong: count > 0 ? [['lateRows', { count, table }]] : [],
      };
    }
}

/** Whose files are under a key of the store: the table, and its column. Files of other keys are named by rows. */
const ownersOfKeys = {
  media: ['media_contents', 'uploads'],
  uploads: ['uploads'],
  archive: ['uploads'],
  live: ['media_contents'],
} as const;

const isId = (word: string) => /^[0-9a-f-]{36}$/.test(word);

/** Keys among these that are below a folder of an item or an upload that does not exist. */
export async function listOrphans(db: Database, keys: Iterable<string>): Promise<string[]> {
  const idsOf = new Map<string, Set<string>>();
  const all = [...keys].flatMap((key) => {
    const [area, id, rest] = key.split('/');
    if (!area || !id || rest === undefined || !Object.hasOwn(ownersOfKeys, area) || !isId(id)) return [];
    idsOf.set(area, (idsOf.get(area) ?? new Set()).add(id));
    return [{ key, area, id }];
  });
  const missing = new Set<string>();
  for (const [area, ids] of idsOf) {
    const tables = ownersOfKeys[area as keyof typeof ownersOfKeys];
    const isOwned = tables.map((table) => `exists (select from ${table} o where o.id = x.id)`).join(' or ');
    const { rows } = await db.longSession((session) =>
      session.query(`select x.id::text as id from unnest($1::uuid[]) x (id) where not (${isOwned})`, [
        [...ids],
      ]),
    );
    for (const { id } of rows) missing.add(`${area}/${String(id)}`);
  }
  return all.filter(({ area, id }) => missing.has(`${area}/${id}`)).map(({ key }) => key);
}
