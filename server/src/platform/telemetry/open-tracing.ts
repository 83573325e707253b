import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { CompositePropagator, W3CBaggagePropagator, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from './trace-settings.ts';
import type { SpanOptions, Tracing } from './tracing.ts';

/** Milliseconds to send the remaining spans when the process ends. */
const longestStop = 3_000;

const kinds = {
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} satisfies Record<SpanOptions['kind'], SpanKind>;

/** Tracing by OpenTelemetry's SDK. The exporter reads its address, headers, time limit and compression from the environment. */
export function openTracing(
  { isJson, sampler, propagators, delay }: TraceSettings,
  version: string,
): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tv', 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: samplerOf(sampler),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: isJson ? new JsonExporter() : new ProtobufExporter(),
        scheduledDelayMillis: delay,
      }),
    ],
    spanLimits: { attributeValueLengthLimit: 1_000 },
  });
  const context = new AsyncLocalStorageContextManager();
  const propagator = new CompositePropagator({
    propagators: propagators.map((name) =>
      name === 'baggage' ? new W3CBaggagePropagator() : new W3CTraceContextPropagator(),
    ),
  });
  const tracer = provider.getTracer('tv', version);
  const traceparents = new W3CTraceContextPropagator();
  const parentOf = ({ parent }: SpanOptions): Context =>
    parent === undefined
      ? context.active()
      : traceparents.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter);
  const activeSpan = () => trace.getSpan(context.active());
  const inject = (by: TextMapPropagator) => {
    const headers: Record<string, string> = {};
    by.inject(context.active(), headers, defaultTextMapSetter);
    return headers;
  };

  return {
    beginRequest(headers) {
      const begun = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, begun);
      const inside = trace.setSpan(begun, span);
      return {
        traceId: span.spanContext().traceId,
        enter: (run) => context.with(inside, run),
        end({ name, attributes, isFailure }) {
          span.updateName(name).setAttributes(attributes);
          if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async run(options, work) {
      const parent = parentOf(options);
      const { name, kind, attributes = {} } = options;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      try {
        return await context.with(trace.setSpan(parent, span), work);
      } catch (problem) {
        failSpan(span, problem);
        throw problem;
      } finally {
        span.end();
      }
    },
    // A span that has ended records nothing any more: loops that a request began are not part of it.
    isActive: () => activeSpan()?.isRecording() === true,
    fail(problem) {
      const span = activeSpan();
      if (span) failSpan(span, problem);
    },
    headers: () => inject(propagator),
    traceparent: () => inject(traceparents).traceparent,
    traceId: () => activeSpan()?.spanContext().traceId,
    async stop() {
      const end = provider.shutdown().catch(() => {});
      await Promise.race([end, new Promise((resolve) => setTimeout(resolve, longestStop).unref())]);
    },
  };
}

function samplerOf({ isParentBased, kind, share }: TraceSettings['sampler']): Sampler {
  const root =
    kind === 'always_off'
      ? new AlwaysOffSampler()
      : kind === 'traceidratio'
        ? new TraceIdRatioBasedSampler(share)
        : new AlwaysOnSampler();
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

/** A message may hold values of rows or addresses, so it is left out. */
function failSpan(span: Span, problem: unknown): void {
  const { code, constructor } = problem as { code?: unknown; constructor?: { name: string } };
  span.setAttribute('error.type', String(code ?? constructor?.name ?? typeof problem));
  span.setStatus({ code: SpanStatusCode.ERROR });
}
