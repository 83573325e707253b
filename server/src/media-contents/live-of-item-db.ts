import type { LiveState } from '@tv/contract/enumerations';
import type { LiveOfItem } from '@tv/contract/live-of-item';
import { sql } from '../platform/db/sql.ts';

/** The live event of an item, as a column of JSON. `null`: it has none. */
export type LiveRow = {
  state: LiveState;
  startedAt: string | null;
  endedAt: string | null;
  dvrSeconds: number | null;
} | null;

/** Of `media_contents mc`. */
export const liveOfItem = sql`(select json_build_object('state', l.state, 'startedAt', l.started_at, 'endedAt', l.ended_at,
  'dvrSeconds', l.dvr_seconds) from live_events l where l.media_content_id = mc.id)`;

export function presentLive(row: LiveRow): { live?: LiveOfItem } {
  if (!row) return {};
  const { state, startedAt, endedAt, dvrSeconds } = row;
  return {
    live: {
      state,
      ...(startedAt && { startedAt: new Date(startedAt).toISOString() }),
      ...(endedAt && { endedAt: new Date(endedAt).toISOString() }),
      ...(dvrSeconds !== null && { dvrSeconds }),
    },
  };
}
