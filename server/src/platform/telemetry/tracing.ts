/** Attributes of a span. Never a value of a statement, an address with its query, a token, a name or an e-mail address. */
export type Attributes = Record<string, string | number | boolean | undefined>;

export type SpanOptions = {
  /** From the code, or a route: a name that many spans share. */
  name: string;
  kind: 'client' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** `traceparent` of the span that began it, where that is another than the current one (W3C Trace Context). */
  parent?: string | undefined;
};

/** The span of a request, which begins and ends in different events. */
export type RequestSpan = {
  traceId: string;
  /** Runs the handler inside the span. */
  enter<Result>(run: () => Result): Result;
  end(as: { name: string; attributes: Attributes; isFailure: boolean }): void;
};

/** Writes spans, while the variables of OpenTelemetry ask for it. */
export type Tracing = {
  beginRequest(headers: Record<string, unknown>): RequestSpan;
  /** Runs work as a span. A problem that it throws is named by its code or class, never by its message. */
  run<Result>(span: SpanOptions, work: () => Promise<Result>): Promise<Result>;
  /** Whether a request or a job is under way here. */
  isActive(): boolean;
  /** Says of the current span that it failed. */
  fail(problem: unknown): void;
  /** Headers that continue the current trace in another service. */
  headers(): Record<string, string>;
  /** The current span as `traceparent`. */
  traceparent(): string | undefined;
  traceId(): string | undefined;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
};

let current: Tracing | undefined;

/** `undefined`: tracing is off, and costs nothing. */
export const tracing = (): Tracing | undefined => current;

export const setTracing = (given: Tracing | undefined): void => void (current = given);

/** Runs work as a span of the current request or job; outside of these, and while tracing is off, just runs it. */
export const traced = <Result>(span: SpanOptions, work: () => Promise<Result>): Promise<Result> =>
  current && (span.parent !== undefined || current.isActive()) ? current.run(span, work) : work();
