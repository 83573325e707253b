import type { StateGauges } from '../../platform/telemetry/state-metrics.ts';
import { readBacklog } from './events-db.ts';

/** Gauges of the events that wait to be counted. */
export const backlogGauges: StateGauges = {
  gauges: [
    ['tv_watch_events_waiting', 'Events of watching that are not counted yet; counted up to 100000'],
    ['tv_watch_events_oldest_seconds', 'Age of the oldest of these events; 0: there is none'],
  ],
  async read(db) {
    const { waiting, oldest } = await readBacklog(db);
    return { tv_watch_events_waiting: waiting, tv_watch_events_oldest_seconds: oldest };
  },
};
