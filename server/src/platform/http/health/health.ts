import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { crossing } from '../../db/second-lock/scope.ts';
import { answerBadAddress } from '../answer-problems.ts';
import type { Ending } from './drain.ts';
import { isFromThisMachine } from '../is-from-this-machine.ts';
import { createReadiness } from './readiness.ts';
import { observeReplicas } from './replica-metrics.ts';
import { sameText } from '../../auth/same-text.ts';
import { counted } from '../../telemetry/metrics.ts';
import { type Observed, observeState } from '../../telemetry/state-metrics.ts';

type HealthDeps = Observed & {
  metricsToken: string | undefined;
  /** Whether everything that the process does has begun. Absent: it has. */
  hasStarted?: (() => boolean) | undefined;
  /** Absent: the process does not say that it ends. */
  ending?: Pick<Ending, 'draining'> | undefined;
  /** A listener of its own, which answers `/metrics` instead of the measured one, and health as well. */
  monitoring?: FastifyInstance | undefined;
};

/**
 * Serves `/health/live` (the process answers), `/health/ready` (requests to it would succeed: everything has begun, the process does not
 * end, and the database answers, has the right schema and a connection left) and `/metrics` (Prometheus text). `/metrics` answers callers on this machine and callers with `metricsToken` as their bearer
 * token, all others get 404.
 */
export function serveHealth(app: FastifyInstance, deps: HealthDeps): void {
  const { db, metricsToken, hasStarted, ending, monitoring } = deps;
  const readiness = createReadiness(db);
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  observeState(own, deps);
  observeReplicas(own, db.replicas);
  const registry = Registry.merge([counted, own]);
  const quiet = { logLevel: 'warn' as const };
  for (const each of monitoring ? [app, monitoring] : [app]) {
    each.get('/health/live', quiet, async () => ({ status: 'live' }));
    each.get('/health/ready', quiet, async (_, reply) => {
      if (ending?.draining.aborted) return reply.code(503).send({ status: 'the service is ending' });
      if (hasStarted?.() === false) return reply.code(503).send({ status: 'the service is starting' });
      const obstacle = await crossing('state of the service', () => readiness.find());
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
          .send(await crossing('state of the service', () => registry.metrics()))
      : answerBadAddress(request, reply),
  );
}
