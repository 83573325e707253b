import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Work, workOn } from '../../telemetry/current-work.ts';
import { requestDurations, requests, requestsInFlight } from '../../telemetry/metrics.ts';
import { type RequestSpan, tracing } from '../../telemetry/tracing.ts';
import { ClientClosedRequest } from './request-signal.ts';

type Observed = { work: Work; span: RequestSpan | undefined };

const works = new WeakMap<FastifyRequest, Observed>();

/** Answers each request with its id as `x-request-id`. Counts it, makes it a span, and writes one log line for it when its answer has ended. */
export function observeRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    works.set(request, observe(request, reply));
    done();
  });
  // After the body was read, because reading leaves the asynchronous context.
  app.addHook('preHandler', (request, _reply, done) => {
    const { work, span } = works.get(request)!;
    workOn(work, () => (span ? span.enter(done) : done()));
  });
}

/** The same for a request for which no hook runs, because its address cannot be read. */
export function observe(request: FastifyRequest, reply: FastifyReply): Observed {
  const { raw } = reply;
  const since = performance.now();
  requestsInFlight.inc();
  const span = isProbe(request.url) ? undefined : tracing()?.beginRequest(request.headers);
  const work: Work = { requestId: request.id, ...(span && { traceId: span.traceId }) };
  // The provider's pages change it.
  const address = request.url;
  reply.header('x-request-id', request.id);
  // On the answer itself: the provider's pages do not pass through a reply. It closes in any case.
  raw.once('close', () => {
    const seconds = (performance.now() - since) / 1000;
    const status = raw.writableFinished ? raw.statusCode : new ClientClosedRequest().statusCode;
    const { method } = request;
    const route = routeOf(request);
    requestsInFlight.dec();
    requests.inc({ method, route, status });
    requestDurations.observe({ method, route }, seconds);
    request.log.info(
      {
        method,
        route,
        address,
        status,
        durationMs: Math.round(seconds * 10_000) / 10,
        ...(work.personId !== undefined && { personId: work.personId }),
        ...(work.apiKeyId !== undefined && { apiKeyId: work.apiKeyId }),
        ...(work.traceId !== undefined && { traceId: work.traceId }),
      },
      'request',
    );
    span?.end({
      name: `${method} ${route}`,
      attributes: {
        ...{ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
        ...{ 'tv.request_id': work.requestId, 'user.id': work.personId ?? work.apiKeyId },
      },
      isFailure: status >= 500,
    });
  });
  return { work, span };
}

const isProbe = (url: string) => url.startsWith('/health/') || url.startsWith('/metrics');

/** The address with the names of its parameters, such as `/api/MediaContents/:id`; `none` where no route fits. */
const routeOf = (request: FastifyRequest): string =>
  request.is404 ? 'none' : (request.routeOptions?.url ?? 'none');
