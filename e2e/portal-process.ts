import { join } from 'node:path';
import { createApp } from '../server/src/app.ts';
import { firstStart } from '../server/src/first-start.ts';
import { openWorld } from '../server/src/open-world.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { chooseSandbox } from '../server/src/platform/sandbox/choose-sandbox.ts';
import { crossing } from '../server/src/platform/db/second-lock/scope.ts';
import { startLiveWorker } from '../server/src/live-worker.ts';
import { startWorker } from '../server/src/worker.ts';
import { openDesk } from './desk/desk.ts';
import { makeSignInCheap } from './desk/desk-db.ts';

/**
 * The portal with its demo and its worker, as `npm start` serves it, for the browser tests. It also has a desk, where tests
 * get items, people and organizations of their own at once. It ends at SIGTERM.
 */
const config = readConfig(process.env);
await chooseSandbox(config.mediaSandbox, config.ffmpegPath);
const world = await openWorld(config);
const app = await createApp({ ...world, config, webFolder: join(import.meta.dirname, '../web/dist') });
await firstStart(world, config);
await makeSignInCheap(world.db);
const desk = await openDesk(world, Number(process.env['E2E_DESK_PORT']));
await app.listen({ port: config.port, host: config.host });
const worker = await startWorker({ ...world, config, log: app.log });
const live = await crossing('worker', () =>
  startLiveWorker({ ...world, config, log: app.log, server: app.server }),
);

process.once('SIGTERM', async () => {
  desk.close();
  await Promise.all([app.close(), worker.stop(), live.stop()]);
  await world.close();
  process.exit(0);
});
