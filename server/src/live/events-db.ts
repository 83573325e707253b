import { screenPath } from '@tv/contract/pages/page-paths';
import {
  ContentStatus,
  type EncoderInput,
  EncoderInputs,
  type LiveInput,
  type LiveState,
  Visibility,
} from '@tv/contract/enumerations';
import type {
  LiveEvent,
  LiveEventInput,
  LiveEventSummary,
  LiveGuest,
  LiveHealth,
  LiveStream,
} from '@tv/contract/live/live';
import type { LiveMark } from '@tv/contract/live/live-marks';
import { liveLimits } from '@tv/contract/limits/live-limits';
import { presentCaptions } from '../media-contents/item/live-of-item-db.ts';
import { liveFileAddress } from '../platform/http/call-address.ts';
import { isOut } from '../media-contents/lifecycle/publish.ts';
import { manageableBy } from '../media-contents/manageable-db.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { type LiveCause, liveStepsOf } from './live-transitions.ts';
import type { Stretch } from '../live-talk/timeline.ts';
import { previewFile, type StoredPreview } from './stream/preview-db.ts';

type SummaryRow = {
  id: string;
  organizationId: string;
  title: string;
  status: number;
  visibility: number;
  scheduledAt: Date | null;
  state: LiveState;
  startedAt: Date | null;
  endedAt: Date | null;
  dvrSeconds: number | null;
  captionsLanguage: string | null;
  makesCaptions: boolean;
  input: LiveInput;
};
/** What a worker stored of the newest report. */
export type StoredReport = {
  health: LiveHealth;
  streams: Partial<Record<LiveInput, LiveStream>>;
  /** Of a guest who is not on air. */
  backstage?: Pick<LiveGuest, 'soundLevel' | 'warnings'>;
  preview?: StoredPreview;
};
type EventRow = SummaryRow & {
  /** The organization allows captions by machine. */
  allowsCaptions: boolean;
  stateSince: Date;
  /** The newest report of the encoder. `null`: nothing has arrived yet. */
  report: StoredReport | null;
  problem: string | null;
  marks: LiveMark[];
  keys: { input: LiveInput; start: string; createdAt: string; guestName: string | null }[];
};
/** What the service adds to the row of an event. */
type Addresses = Pick<LiveEvent, 'addresses' | 'previewUrl'>;

const summary = sql`mc.id, mc.organization_id as "organizationId", mc.title, mc.status, mc.visibility,
  mc.scheduled_publication_date as "scheduledAt", l.state, l.started_at as "startedAt", l.ended_at as "endedAt",
  l.dvr_seconds as "dvrSeconds", l.captions_language as "captionsLanguage", l.makes_captions as "makesCaptions", l.input`;
const source = sql`live_events l join media_contents mc on mc.id = l.media_content_id`;

const presentSummary = (row: SummaryRow): LiveEventSummary => ({
  id: row.id,
  title: row.title,
  ...(row.scheduledAt && { scheduledAt: row.scheduledAt.toISOString() }),
  state: row.state,
  ...(row.startedAt && { startedAt: row.startedAt.toISOString() }),
  ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
  ...(row.dvrSeconds !== null && { dvrSeconds: row.dvrSeconds }),
  ...presentCaptions(row),
  input: row.input,
  watchPath: screenPath(
    row.visibility === Visibility.PUBLIC && isOut(row) ? row.organizationId : undefined,
    'watch/:id',
    row,
  ),
});

function presentInput({ keys, report }: EventRow, input: EncoderInput): LiveEventInput {
  const key = keys.find((each) => each.input === input);
  const stream = report?.streams[input];
  return {
    input,
    ...(key && { key: { start: key.start, createdDate: new Date(key.createdAt).toISOString() } }),
    ...(stream && { stream }),
  };
}

function presentGuest({ id, keys, report }: EventRow): LiveGuest | undefined {
  const key = keys.find((each) => each.input === 'guest');
  if (!key) return undefined;
  const stream = report?.streams.guest;
  const isBackstage = stream && report?.backstage;
  return {
    name: key.guestName ?? '',
    createdDate: new Date(key.createdAt).toISOString(),
    ...(stream && { stream }),
    ...(isBackstage && report.preview && { previewUrl: liveFileAddress(id, previewFile(report.preview)) }),
    ...{ warnings: [], ...(isBackstage && report.backstage) },
  };
}

/** The events of the items that a manager manages, the newest first. */
export async function listEvents(
  db: Queries,
  manager: Manager,
  organizationId: string,
  { isOpen = false }: { isOpen?: boolean | undefined },
): Promise<LiveEventSummary[]> {
  const rows = await db.query<SummaryRow>(sql`
    select ${summary} from ${source}
    where l.organization_id = ${organizationId}::uuid and mc.status <> ${ContentStatus.DELETED}::smallint
      and ${manageableBy(manager)} and (not ${isOpen}::boolean or ${isOpenEvent})
    order by l.created_at desc, mc.id limit ${liveLimits.listed}`);
  return rows.map(presentSummary);
}

const isOpenEvent = sql`l.ended_at is null`;

type EventContext = {
  addressesOf: (id: string, state: LiveState) => Addresses;
  /** A service could make captions. */
  hasService: boolean;
};

/** An event of an item that a manager manages. */
export async function findEvent(
  db: Queries,
  manager: Manager,
  id: string,
  { addressesOf, hasService }: EventContext,
): Promise<LiveEvent | undefined> {
  const [row] = await db.query<EventRow>(sql`
    select ${summary}, l.state_since as "stateSince", l.report, l.problem, l.marks,
      exists (select from organizations o where o.id = l.organization_id and o.allows_machine_captions) as "allowsCaptions",
      (select coalesce(json_agg(json_build_object('input', k.input, 'start', k.start, 'createdAt', k.created_at,
        'guestName', k.guest_name)), '[]')
        from live_keys k where k.media_content_id = mc.id) as keys
    from ${source} where mc.id = ${id}::uuid and ${manageableBy(manager)}`);
  if (!row) return undefined;
  const guest = presentGuest(row);
  return {
    ...presentSummary(row),
    stateSince: row.stateSince.toISOString(),
    inputs: EncoderInputs.map((input) => presentInput(row, input)),
    ...(guest && { guest }),
    ...(row.report && { health: row.report.health }),
    ...addressesOf(row.id, row.state),
    ...(!hasService
      ? { captionsRefusal: 'no-service' as const }
      : !row.allowsCaptions && { captionsRefusal: 'not-allowed' as const }),
    ...(row.problem && { problem: row.problem }),
    marks: row.marks,
  };
}

/** Adds an event to an item, unless the organization has as many open ones as it may. Answers whether it was added. */
export async function insertEvent(
  db: Queries,
  event: { id: string; organizationId: string; dvrSeconds: number | undefined },
  now: Date,
): Promise<boolean> {
  // So that two at once do not exceed the limit.
  await db.query(sql`select from organizations where id = ${event.organizationId}::uuid for no key update`);
  const rows = await db.query(sql`
    insert into live_events (media_content_id, organization_id, state_since, created_at, dvr_seconds)
    select ${event.id}::uuid, ${event.organizationId}::uuid, ${now}::timestamptz, ${now}::timestamptz,
      ${event.dvrSeconds ?? null}::integer
    where (select count(*) from live_events l join media_contents mc on mc.id = l.media_content_id
      where l.organization_id = ${event.organizationId}::uuid and mc.status <> ${ContentStatus.DELETED}::smallint
        and ${isOpenEvent}) < ${liveLimits.open}::int
    returning media_content_id`);
  return rows.length > 0;
}

/** The state of an event, which nobody else changes until the transaction ends. `undefined`: the item has no event. */
export async function lockEvent(db: Queries, id: string): Promise<LiveState | undefined> {
  const [row] = await db.query<{ state: LiveState }>(
    sql`select state from live_events where media_content_id = ${id}::uuid for update`,
  );
  return row?.state;
}

/** Moves an event by a cause. Safe to repeat, and by two at once. Answers the new state; `undefined`: nothing changed. */
export async function moveEvent(
  db: Queries,
  id: string,
  cause: LiveCause,
  now: Date,
): Promise<LiveState | undefined> {
  const steps = liveStepsOf(cause);
  const [row] = await db.query<{ state: LiveState }>(sql`
    update live_events set state = step.after, state_since = ${now}::timestamptz,
      started_at = coalesce(started_at, case when ${cause} = 'onAir' then ${now}::timestamptz end),
      ended_at = coalesce(ended_at, case when ${cause} = 'end' then ${now}::timestamptz end)
    from unnest(${steps.map(([before]) => before)}::text[], ${steps.map(([, after]) => after)}::text[]) as step (before, after)
    where media_content_id = ${id}::uuid and state = step.before returning state`);
  return row?.state;
}

/** Stores when the parts of the recording began. */
export const writeStretches = (db: Queries, id: string, stretches: readonly Stretch[]) =>
  db.query(
    sql`update live_events set stretches = ${JSON.stringify(stretches)}::jsonb where media_content_id = ${id}::uuid`,
  );

/** The stretches of the recording. `undefined`: there is none. */
export async function findStretches(db: Queries, id: string): Promise<Stretch[] | undefined> {
  const [row] = await db.query<{ stretches: Stretch[] | null }>(
    sql`select stretches from live_events where media_content_id = ${id}::uuid`,
  );
  return row?.stretches ?? undefined;
}

/** Chooses the input that viewers see. Answers whether that is another one. */
export async function writeInput(db: Queries, id: string, input: LiveInput): Promise<boolean> {
  const rows = await db.query(sql`
    update live_events set input = ${input} where media_content_id = ${id}::uuid and input <> ${input} returning media_content_id`);
  return rows.length > 0;
}

/** Milliseconds for which a report says what arrives: a worker writes one each second. */
const reportHolds = 10_000;

/** Whether something arrives at an input, by the newest report of the worker that has the event. */
export async function sendsNow(db: Queries, id: string, input: LiveInput, now: Date): Promise<boolean> {
  const [row] = await db.query<{ report: StoredReport | null }>(
    sql`select report from live_events where media_content_id = ${id}::uuid`,
  );
  const { report } = row ?? {};
  return (
    report?.streams[input] !== undefined && now.getTime() - new Date(report.health.at).getTime() < reportHolds
  );
}
