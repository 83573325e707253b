import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp, version } from './app.ts';
import { firstStart } from './first-start.ts';
import { openWorld } from './open-world.ts';
import { readConfig } from './platform/config.ts';
import { StartupProblem } from './platform/startup-problem.ts';
import { startWorker } from './worker.ts';

const root = join(import.meta.dirname, '../..');
/** Milliseconds for what is under way to end. */
const longestDrain = 15_000;

try {
  await start();
} catch (problem) {
  if (!(problem instanceof StartupProblem)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const config = readConfig(process.env);
  const world = await openWorld(config);
  const app = await createApp({ ...world, config, webFolder: join(root, 'web/dist') });
  const greeting = await firstStart(world, config);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (cause) {
    await app.close();
    await world.close();
    throw cannotListen(cause as NodeJS.ErrnoException, config.port);
  }
  const worker = await startWorker({ ...world, config, log: app.log });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), longestDrain).unref();
    await worker.stop();
    await app.close();
    await world.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`\nTV ${version} is ready at ${config.publicUrl}\n${greeting}`);
}

function cannotListen({ code, message }: NodeJS.ErrnoException, port: number): Error {
  if (code === 'EADDRINUSE')
    return new StartupProblem(
      `Port ${port} is in use: stop what runs there, or choose another one, e.g. PORT=${port + 1} npm start.`,
    );
  if (code === 'EACCES')
    return new StartupProblem(`Port ${port} is not open to this user: choose one above 1023 with PORT.`);
  return new StartupProblem(`The service cannot listen on port ${port}: ${message}.`);
}
