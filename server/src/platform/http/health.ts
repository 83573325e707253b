import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { answerBadAddress } from './answer-problems.ts';
import type { Database } from '../db/database.ts';
import type { Ending } from './drain.ts';
import { isFromThisMachine } from './is-from-this-machine.ts';
import { countReplicas } from './replica-metrics.ts';
import { sandboxLevel } from '../sandbox/choose-sandbox.ts';
import { sameText } from '../auth/same-text.ts';
import { pipelined, sql } from '../db/sql.ts';

/** Milliseconds in which the database has to answer. */
const longestAnswer = 1_500;

type HealthDeps = {
  db: Database;
  metricsToken: string | undefined;
  /** Absent: the process does not say that it ends. */
  ending?: Pick<Ending, 'draining'> | undefined;
  /** A listener of its own, which answers `/metrics` instead of the measured one, and health as well. */
  monitoring?: FastifyInstance | undefined;
};

/**
 * Serves `/health/live` (the process answers), `/health/ready` (the database answers too, and the process does not end) and
 * `/metrics` (Prometheus text). `/metrics` answers callers on this machine and callers with `metricsToken` as their bearer
 * token, all others get 404.
 */
export function serveHealth(
  app: FastifyInstance,
  { db, metricsToken, ending, monitoring }: HealthDeps,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  if (db.replicas) countReplicas(registry, db.replicas);
  const sandbox: Gauge = new Gauge({
    name: 'media_sandbox',
    help: '1 for the level at which programs run on files that people brought',
    labelNames: ['level'],
    registers: [registry],
    collect: async (): Promise<void> => sandbox.set({ level: await sandboxLevel() }, 1),
  });
  const quiet = { logLevel: 'warn' as const };
  for (const each of monitoring ? [app, monitoring] : [app]) {
    each.get('/health/live', quiet, async () => ({ status: 'live' }));
    each.get('/health/ready', quiet, async (_, reply) => {
      if (ending?.draining.aborted) return reply.code(503).send({ status: 'the service is ending' });
      const obstacle = (await answers(db)) ? await db.obstacle() : 'the database does not answer';
      return obstacle ? reply.code(503).send({ status: obstacle }) : { status: 'ready' };
    });
  }
  const isForMonitoring = (request: FastifyRequest) =>
    isFromThisMachine(request) ||
    (metricsToken !== undefined && sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`));
  (monitoring ?? app).get('/metrics', quiet, async (request, reply) =>
    isForMonitoring(request)
      ? reply
          .type(registry.contentType)
          .header('cache-control', 'private, no-store')
          .send(await registry.metrics())
      : answerBadAddress(request, reply),
  );
}

async function answers(db: Database): Promise<boolean> {
  const timer = new AbortController();
  // Pipelined, so that it does not wait for a connection while all are busy.
  const answer = db.query(pipelined(sql`select 1 as one`)).then(
    () => true,
    () => false,
  );
  const silence = wait(longestAnswer, false, { signal: timer.signal }).catch(() => false);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    timer.abort();
  }
}
