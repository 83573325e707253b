import { isOver } from '@tv/contract/live/live-states';
import type { Database } from '../../platform/db/database.ts';
import { withoutRequestSignal } from '../../platform/http/requests/request-signal.ts';
import { listCues, type StoredCue } from '../captions/cues-db.ts';
import type { LiveStreamRows } from './live-playlists.ts';
import {
  findStreamState,
  listRuns,
  listSegments,
  onAirFrom,
  type StoredSegment,
  type StreamState,
} from './segments-db.ts';

export type FollowedStream = StreamState &
  LiveStreamRows & {
    /** What arrived, also before the event went on air. */
    received: readonly StoredSegment[];
    cues: readonly StoredCue[];
  };
type Known = { at: number; stream: Promise<FollowedStream | undefined> };

/** Milliseconds for which one look serves all viewers of a process. */
const fresh = 500;
/** Events that are remembered. */
const most = 50;

/** Reads running streams: what is new since the last look, once for all viewers of this process. */
export function followStreams(db: Database): (id: string) => Promise<FollowedStream | undefined> {
  const known = new Map<string, Known>();

  async function look(id: string, before: FollowedStream | undefined): Promise<FollowedStream | undefined> {
    const found = await findStreamState(db, id);
    if (!found) return undefined;
    // The item has a package in place of them. Players that followed the stream get its end.
    if (found.state === 'onDemand' && before) return { ...before, ...found, isEnded: true };
    const further = await listSegments(db, id, before?.received.at(-1)?.number ?? -1);
    const received = [...(before?.received ?? []), ...further];
    const last = received.at(-1);
    const hasRun = before?.runs.some(({ part, run }) => part === last?.part && run === last?.run);
    const runs = before && hasRun ? before.runs : await listRuns(db, id);
    const segments = onAirFrom(received, found.startedAt);
    // Behind the segments: what was written before a segment could be read is there with it.
    const cues = [...(before?.cues ?? []), ...(await listCues(db, id, before?.cues.at(-1)?.number ?? -1))];
    return { ...found, runs, received, segments, cues, isEnded: isOver(found.state) };
  }

  return (id) => {
    const before = known.get(id);
    const now = performance.now();
    if (before && now - before.at < fresh) return before.stream;
    const stream = withoutRequestSignal(async () => look(id, await before?.stream.catch(() => undefined)));
    if (known.size >= most && !before) known.delete(known.keys().next().value!);
    known.set(id, { at: now, stream });
    stream.catch(() => known.delete(id));
    return stream;
  };
}
