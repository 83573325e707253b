import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { sql, written } from '../platform/db/sql.ts';
import { inHand, statusesBefore, toBeWorkedOn } from '../media/processing-transitions.ts';

const { PENDING, PROCESSING, ERROR, REPROCESSING, COMPLETED } = ProcessingStatus;

/** Seconds of silence after which a process that works on an upload counts as dead. */
const silence = 90;

/** An upload that one process works on. `version` is of the package that this try makes; no other try has the same. */
export type Claim = {
  id: string;
  file_name: string;
  size_in_bytes: number;
  attempts: number;
  version: number;
};

/**
 * Puts an item where workers find it: UPLOADED or ERROR → PENDING, and where it is to be made again COMPLETED →
 * REPROCESSING. Answers whether that changed anything.
 */
export async function queueUpload(db: Queries, id: string, now: Date, again = false): Promise<boolean> {
  const before = again
    ? [...statusesBefore(PENDING), ...statusesBefore(REPROCESSING)]
    : statusesBefore(PENDING);
  const rows = await db.query(sql`
    with queued as (
      update media_contents set processing_problem = null, processing_progress = 0,
        processing_status = case when processing_status = any(${statusesBefore(REPROCESSING)}::smallint[])
          then ${REPROCESSING}::smallint else ${PENDING}::smallint end
      where id = ${id}::uuid and processing_status = any(${before}::smallint[]) and deleted_at is null
        and exists (select from uploads u where u.id = media_contents.id and u.completed_at is not null)
      returning id)
    update uploads u set attempts = 0, worked_at = null, due_at = ${now}::timestamptz
    from queued where u.id = queued.id returning u.id`);
  return rows.length > 0;
}

/** Whether the file that was brought in is kept, so that the item can be made of it again. */
export async function hasOriginal(db: Queries, id: string): Promise<boolean> {
  const rows = await db.query(sql`select from uploads where id = ${id}::uuid and completed_at is not null`);
  return rows.length > 0;
}

const isFree = (now: Date) => sql`
  u.completed_at is not null and u.due_at <= ${now}::timestamptz
  and (u.worked_at is null or u.worked_at < ${new Date(now.getTime() - silence * 1000)}::timestamptz)`;

// Written out, so that the index of what is under way is used.
const mayBeTaken = sql`m.deleted_at is null and (${toBeWorkedOn
  .map((status) => sql`m.processing_status = ${written(status)}`)
  .reduce((one, other) => sql`${one} or ${other}`)})`;

/**
 * Takes the next upload for this process alone, what is made again last: PENDING → PROCESSING, or goes on with one whose
 * process has died. `only`: that one or none.
 */
export async function claimUpload(db: Queries, now: Date, only?: string): Promise<Claim | undefined> {
  const [row] = await db.query<Claim>(sql`
    with next as (
      select u.id, m.package_version from media_contents m join uploads u on u.id = m.id
      where ${mayBeTaken} and ${isFree(now)} and (${only ?? null}::uuid is null or u.id = ${only ?? null}::uuid)
      order by m.processing_status = ${REPROCESSING}::smallint, u.due_at, u.id limit 1
      for update of m, u skip locked),
    claimed as (
      update uploads u set worked_at = ${now}::timestamptz, attempts = attempts + 1,
        tried_version = greatest(tried_version, next.package_version) + 1
      from next where u.id = next.id
      returning u.id, u.file_name, u.size_in_bytes, u.attempts, u.tried_version)
    update media_contents m set processing_progress = 0,
      processing_status = case when processing_status = any(${statusesBefore(PROCESSING)}::smallint[])
        then ${PROCESSING}::smallint else processing_status end
    from claimed c where m.id = c.id
    returning c.id, c.file_name, c.size_in_bytes, c.attempts, c.tried_version as version`);
  return row;
}

const isHeld = ({ id, version }: Claim) =>
  sql`id = ${id}::uuid and tried_version = ${version}::int and worked_at is not null`;

/** Says that work goes on, and how far it is. Answers whether it is still this process's. */
export async function reportProgress(db: Queries, claim: Claim, share: number, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    with held as (update uploads set worked_at = ${now}::timestamptz where ${isHeld(claim)} returning id)
    update media_contents m set processing_progress = ${share}::real from held
    where m.id = held.id and m.processing_status = any(${inHand}::smallint[]) and m.deleted_at is null returning m.id`);
  return rows.length > 0;
}

/** Gives an upload back, to be taken up again at `dueAt`. A try that was not let to its end does not count. */
export const releaseUpload = (db: Queries, claim: Claim, dueAt: Date, counts: boolean) =>
  db.query(sql`
    with held as (
      update uploads set worked_at = null, due_at = ${dueAt}::timestamptz,
        attempts = attempts - ${counts ? 0 : 1}::smallint
      where ${isHeld(claim)} returning id)
    update media_contents m set processing_progress = 0 from held where m.id = held.id`);

export const failUpload = (db: Queries, claim: Claim, reason: string, now: Date) =>
  db.query(sql`
    with held as (update uploads set worked_at = null, ended_at = ${now}::timestamptz where ${isHeld(claim)} returning id)
    update media_contents m set processing_status = ${ERROR}::smallint, processing_problem = ${reason} from held
    where m.id = held.id and m.processing_status = any(${statusesBefore(ERROR)}::smallint[])`);

/** For the transaction that publishes: ends the claim. Answers whether it was still this process's. */
export async function endClaim(db: Queries, claim: Claim, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    with mine as (
      select id from media_contents where id = ${claim.id}::uuid and deleted_at is null
        and processing_status = any(${statusesBefore(COMPLETED)}::smallint[]) for update)
    update uploads set worked_at = null, ended_at = ${now}::timestamptz where ${isHeld(claim)} and id in (select id from mine) returning id`);
  return rows.length > 0;
}

/** A process that has the database to itself knows that nobody else can be at work. */
export const forgetClaims = (db: Queries) =>
  db.query(sql`update uploads set worked_at = null where worked_at is not null`);
