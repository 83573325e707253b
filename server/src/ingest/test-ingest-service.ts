import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { openWorld } from '../open-world.ts';
import { readConfig } from '../platform/config.ts';
import { crossing } from '../platform/db/second-lock/scope.ts';
import { sql } from '../platform/db/sql.ts';
import { startWorker } from '../worker.ts';

// The whole service with one organization and no demo, for tests that kill it. Says `is ready` when it is.
const config = readConfig(process.env);
const world = await openWorld(config);
await crossing('start', () =>
  world.db.query(sql`
    insert into organizations (id, name) values ('11111111-1111-4111-8111-111111111111', 'Works') on conflict do nothing`),
);
// Nobody looks at pages here; the web need not be built for them.
const webFolder = join(config.dataDir, 'web');
mkdirSync(webFolder, { recursive: true });
writeFileSync(join(webFolder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
const app = await createApp({ ...world, config, webFolder });
await app.listen({ port: config.port, host: config.host });
const worker = await crossing('worker', () => startWorker({ ...world, config, log: app.log }));
console.log('The service is ready');
process.on('SIGTERM', async () => {
  await app.close();
  await worker.stop();
  await world.close();
  process.exit(0);
});
