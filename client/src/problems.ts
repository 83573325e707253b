/** What the service says where it refuses or fails. */
type ProblemBody = {
  errorCode?: number;
  message?: string;
  reason?: string;
  exceptionData?: Record<string, unknown>;
  traceId?: string;
};

/** The service refused a call, or failed. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  /** One of the API's numbers; 0 for a problem without one. */
  readonly code: number;
  /** Names why, such as `request.malformed`. Empty where the answer was not the service's own. */
  readonly reason: string;
  /** Values that belong to the reason; of a wrong field its name as `field`. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Finds the request in the portal's logs. */
  readonly traceId: string | undefined;
  /** Seconds after which the service asks to try again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ProblemBody, retryAfter?: number) {
    super(body.message ?? `The portal answered with status ${status}.`);
    this.status = status;
    this.code = body.errorCode ?? 0;
    this.reason = body.reason ?? '';
    this.data = body.exceptionData ?? {};
    this.traceId = body.traceId;
    this.retryAfter = retryAfter;
  }
}

/**
 * No answer came: the network is away, the portal is, or it does not let this page read (browsers do not tell which).
 * `cause` has what `fetch` said.
 */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

export async function problemOf(response: Response): Promise<ProblemError> {
  const body = (await response.json().catch(() => ({}))) as unknown;
  const wait = Number(response.headers.get('retry-after'));
  return new ProblemError(
    response.status,
    typeof body === 'object' && body !== null ? body : {},
    wait > 0 ? wait : undefined,
  );
}
