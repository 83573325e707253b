import type { Config } from './platform/config.ts';
import type { Log } from './platform/log.ts';
import type { World } from './open-world.ts';
import { workOnIngest } from './media/ingest/work-on-ingest.ts';

/** Background work; the same code runs in the service's process or in one of its own. */
export async function startWorker(
  parts: World & { config: Config; log: Log },
): Promise<{ stop(): Promise<void> }> {
  await workOnIngest(parts);
  return { stop: () => parts.jobs.stop() };
}
