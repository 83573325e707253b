/** A call that did not succeed. `status` is missing when no answer came. Its messages are fixed words of the product. */
export class ApiError extends Error {
  readonly status: number | undefined;
  readonly errorCode: number;
  readonly exceptionData: Record<string, unknown>;
  /** The service's name for why; absent for a failure without its answer. */
  readonly reason: string | undefined;
  /** Seconds to wait, on a 429. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    answer: {
      status?: number;
      errorCode?: number;
      exceptionData?: Record<string, unknown>;
      reason?: string;
      retryAfter?: number;
    } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = answer.status;
    this.errorCode = answer.errorCode ?? 0;
    this.exceptionData = answer.exceptionData ?? {};
    this.reason = answer.reason;
    this.retryAfter = answer.retryAfter;
  }
}

export const wasAborted = (error: unknown) =>
  error instanceof ApiError && error.message === 'Request aborted';
