import type { StateGauges } from '../../../platform/telemetry/state-metrics.ts';
import { readRebuilds } from './rebuild-db.ts';

/** How far the rebuilding of search has come. */
export const rebuildGauges: StateGauges = {
  gauges: [
    [
      'tv_search_rebuild_remaining',
      'Search documents and transcripts of an older version that are not written anew yet',
    ],
    [
      'tv_search_rebuild_still_seconds',
      'Time for which the organization that waits longest for its search documents has got none; 0: none waits',
    ],
  ],
  async read(db) {
    const { remaining, still } = await readRebuilds(db);
    return { tv_search_rebuild_remaining: remaining, tv_search_rebuild_still_seconds: still };
  },
};
