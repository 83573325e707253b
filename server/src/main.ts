import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp, createHealthApp, createMonitoringServer, version } from './app.ts';
import { firstStart } from './first-start.ts';
import { openWorld, type World } from './open-world.ts';
import { type Config, readConfig } from './platform/config.ts';
import { createEnding, type Ending } from './platform/http/health/drain.ts';
import { chooseSandbox, tellSandbox } from './platform/sandbox/choose-sandbox.ts';
import { StartupProblem } from './platform/startup-problem.ts';
import { startTracing } from './platform/telemetry/start-tracing.ts';
import { tracing } from './platform/telemetry/tracing.ts';
import { crossing } from './platform/db/second-lock/scope.ts';
import { checkProcessRole, readProcessRole, type RoleTasks, tasksOf } from './process-role.ts';
import { startLiveWorker } from './live-worker.ts';
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
  const tasks = tasksOf[role];
  const config = readConfig(process.env);
  checkProcessRole(role, config);
  await startTracing(process.env, version);
  await chooseSandbox(config.mediaSandbox, config.ffmpegPath);
  // Only what people read goes to replicas.
  const world = await openWorld(tasks.answersRequests ? config : { ...config, databaseReplicaUrls: [] });
  const ending = createEnding();
  let hasStarted = false;
  const state = { ending, hasStarted: () => hasStarted };
  const { app, streams, listeners, greeting } = await createFor(tasks, world, config, state);
  // Health is answered until everything else has ended.
  const closeAll = async () => {
    for (const each of listeners) await each.app.close();
    await world.close();
  };
  try {
    for (const each of listeners) await listen(each, config.host);
  } catch (problem) {
    await closeAll();
    throw problem;
  }
  await tellSandbox(app.log);
  const worker = tasks.worksOnJobs
    ? await crossing('worker', () => startWorker({ ...world, config, log: app.log }))
    : undefined;
  const live = tasks.receivesStreams
    ? await crossing('worker', () =>
        startLiveWorker({ ...world, config, log: app.log, server: streams.server }),
      )
    : undefined;
  hasStarted = true;

  const hurry = new AbortController();
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    // npm passes a signal on that its process group got already. Only the terminal's is a wish to end sooner.
    if (signal === 'SIGINT') hurry.abort();
    if (isStopping) return;
    isStopping = true;
    // Only a process that answers requests has some in flight.
    const seconds = tasks.answersRequests ? config.drainSeconds : 0;
    setTimeout(() => process.exit(1), seconds * 1000 + longestEnd).unref();
    await Promise.all([ending.drain(app, { seconds, hurry: hurry.signal }), worker?.stop(), live?.stop()]);
    await closeAll();
    await tracing()?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, leave).on(signal, stop);
  console.log(`\nTV ${version} ${greeting}`);
}

type Listener = { app: FastifyInstance; setting: 'PORT' | 'METRICS_PORT'; port: number };

/** Loading the demo and inviting the first Admin are matters of a process that answers people. */
async function createFor(
  tasks: RoleTasks,
  world: World,
  config: Config,
  state: { ending: Ending; hasStarted: () => boolean },
) {
  const { port, metricsPort, host } = config;
  if (!tasks.answersRequests) {
    const app = createHealthApp({ ...world, config, ...state });
    const listener: Listener = metricsPort
      ? { app, setting: 'METRICS_PORT', port: metricsPort }
      : { app, setting: 'PORT', port };
    const health = `http://${isIPv6(host) ? `[${host}]` : host}:${listener.port}/health/ready`;
    const greeting = `is ready to ${tasks.worksOnJobs ? 'work on jobs' : 'receive live events'}; its health: ${health}\n`;
    const listeners = [listener];
    if (!tasks.receivesStreams || !metricsPort) return { app, streams: app, listeners, greeting };
    // Health has a port of its own: at PORT there is the WebSocket of browsers alone.
    const streams = createMonitoringServer(config);
    return {
      app,
      streams,
      listeners: [...listeners, { app: streams, setting: 'PORT' as const, port }],
      greeting,
    };
  }
  const monitoring = metricsPort ? createMonitoringServer(config) : undefined;
  const app = await createApp({
    ...world,
    config,
    webFolder: join(root, 'web/dist'),
    isWithoutWorker: !tasks.worksOnJobs,
    ...state,
    monitoring,
  });
  const listeners: Listener[] = [{ app, setting: 'PORT', port }];
  if (metricsPort && monitoring)
    listeners.push({ app: monitoring, setting: 'METRICS_PORT', port: metricsPort });
  const notes = await crossing('start', () => firstStart(world, config));
  return { app, streams: app, listeners, greeting: `is ready at ${config.publicUrl}\n${notes}` };
}

async function listen({ app, setting, port }: Listener, host: string): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new StartupProblem(whyNot(code) ?? `The service cannot listen on port ${port}: ${message}.`);
  }
  function whyNot(code = ''): string | undefined {
    if (code === 'EADDRINUSE')
      return `Port ${port} is in use: stop what runs there, or choose another one, e.g. ${setting}=${port + 1}.`;
    if (code === 'EACCES')
      return `Port ${port} is not open to this user: choose one above 1023 with ${setting}.`;
    if (code === 'EADDRNOTAVAIL') return `No interface of this machine has the address ${host}: mend BIND.`;
    return undefined;
  }
}
