import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp, createHealthApp, version } from './app.ts';
import { firstStart } from './first-start.ts';
import { openWorld, type World } from './open-world.ts';
import { type Config, readConfig } from './platform/config.ts';
import { createEnding, type Ending } from './platform/http/drain.ts';
import { StartupProblem } from './platform/startup-problem.ts';
import { checkProcessRole, type ProcessRole, readProcessRole } from './process-role.ts';
import { startWorker } from './worker.ts';

const root = join(import.meta.dirname, '../..');
/** Milliseconds for everything to end after the drain. */
const longestEnd = 30_000;

try {
  await start();
} catch (problem) {
  if (!(problem instanceof StartupProblem)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  // Until the service is ready, a signal ends it at once. Without a listener the first process of a container ignores both.
  const leave = () => process.exit(0);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, leave);
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const role = readProcessRole(process.argv.slice(2));
  const config = readConfig(process.env);
  checkProcessRole(role, config);
  // Only what people read goes to replicas.
  const world = await openWorld(role === 'worker' ? { ...config, databaseReplicaUrls: [] } : config);
  const ending = createEnding();
  const { app, greeting } = await createFor(role, world, config, ending);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (cause) {
    await app.close();
    await world.close();
    throw cannotListen(cause as NodeJS.ErrnoException, config.port);
  }
  const worker = role === 'web' ? undefined : await startWorker({ ...world, config, log: app.log });

  const hurry = new AbortController();
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    // npm passes a signal on that its process group got already. Only the terminal's is a wish to end sooner.
    if (signal === 'SIGINT') hurry.abort();
    if (isStopping) return;
    isStopping = true;
    // Nobody sends requests to a worker.
    const seconds = role === 'worker' ? 0 : config.drainSeconds;
    setTimeout(() => process.exit(1), seconds * 1000 + longestEnd).unref();
    await Promise.all([ending.drain(app, { seconds, hurry: hurry.signal }), worker?.stop()]);
    await app.close();
    await world.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, leave).on(signal, stop);
  console.log(`\nTV ${version} ${greeting}`);
}

/** Loading the demo and inviting the first Admin are matters of a process that answers people. */
async function createFor(role: ProcessRole, world: World, config: Config, ending: Ending) {
  if (role === 'worker') {
    const health = `http://127.0.0.1:${config.port}/health/ready`;
    return {
      app: createHealthApp({ ...world, config, ending }),
      greeting: `is ready to work on jobs; its health: ${health}\n`,
    };
  }
  const app = await createApp({
    ...world,
    config,
    webFolder: join(root, 'web/dist'),
    isWithoutWorker: role === 'web',
    ending,
  });
  const told = await firstStart(world, config);
  return { app, greeting: `is ready at ${config.publicUrl}\n${told}` };
}

function cannotListen({ code, message }: NodeJS.ErrnoException, port: number): Error {
  if (code === 'EADDRINUSE')
    return new StartupProblem(
      `Port ${port} is in use: stop what runs there, or choose another one, e.g. PORT=${port + 1}.`,
    );
  if (code === 'EACCES')
    return new StartupProblem(`Port ${port} is not open to this user: choose one above 1023 with PORT.`);
  return new StartupProblem(`The service cannot listen on port ${port}: ${message}.`);
}
