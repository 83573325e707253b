import type { Config } from './platform/config.ts';
import type { Log } from './platform/log.ts';
import type { World } from './open-world.ts';
import { workOnIngest } from './media/ingest/work-on-ingest.ts';

/** Background work; the same code runs in the service's process or in one of its own. `stop` gives back what is under way. */
export async function startWorker(parts: World & { config: Config; log: Log }): Promise<{ stop(): void }> {
  const ingest = await workOnIngest(parts);
  return { stop: () => ingest.stop() };
}
