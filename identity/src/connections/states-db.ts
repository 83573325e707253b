import { bearerKey } from '../sessions/bearer-key.ts';
import { consumeRecord, deleteRecord, selectRecord, upsertRecord } from '../db.ts';
import type { Database } from '../db.ts';
import type { UpstreamProblemCode } from './problem.ts';
import type { UpstreamPerson } from './connections.ts';

/** Milliseconds for the way to a provider and back, with whatever the person does there. */
const stateTime = 30 * 60_000;
/** Milliseconds from the way back to the sign-in's next page. */
const outcomeTime = 5 * 60_000;

/** A sign-in at a provider that has begun. Its state is a secret of the browser: only the hash is stored. */
export interface BegunUpstream {
  connectionId: string;
  version: number;
  /** The sign-in here that goes on afterwards. Absent: an admin tries the settings. */
  uid?: string;
}

export type UpstreamOutcome = BegunUpstream & { uid: string } & (
    | { person: UpstreamPerson }
    | { problem: UpstreamProblemCode; detail: string }
  );

const store = (db: Database, model: string, id: string, payload: object, milliseconds: number) =>
  upsertRecord(db, {
    ...{ model, id, payload, grantId: undefined, uid: undefined, subject: undefined },
    expiresAt: new Date(Date.now() + milliseconds),
  });

export const storeBegun = (db: Database, state: string, begun: BegunUpstream) =>
  store(db, 'Upstream', bearerKey(state), begun, stateTime);

/** Takes a sign-in that has begun, once. */
export async function takeBegun(db: Database, state: string): Promise<BegunUpstream | undefined> {
  const row = await selectRecord(db, 'Upstream', bearerKey(state));
  const isFirst = row && !row.consumed_at && (await consumeRecord(db, 'Upstream', row.id, new Date()));
  return isFirst ? (row.payload as unknown as BegunUpstream) : undefined;
}

export const storeOutcome = (db: Database, key: string, outcome: UpstreamOutcome) =>
  store(db, 'UpstreamOutcome', key, outcome, outcomeTime);

/** Takes how a sign-in at a provider has ended, once. */
export async function takeOutcome(db: Database, key: string): Promise<UpstreamOutcome | undefined> {
  const row = await selectRecord(db, 'UpstreamOutcome', key);
  if (!row || !(await consumeRecord(db, 'UpstreamOutcome', key, new Date()))) return undefined;
  await deleteRecord(db, 'UpstreamOutcome', key);
  return row.payload as unknown as UpstreamOutcome;
}
