/** A problem that the person at the command line can mend. Its message is a sentence that says how. */
export class CommandProblem extends Error {
  override name = 'CommandProblem';
}

/** The service did not answer. A retry may help. */
export class NotReached extends CommandProblem {
  override name = 'NotReached';
}

/** The service answered with a problem of its own. */
export class ServiceProblem extends CommandProblem {
  override name = 'ServiceProblem';
  status: number;
  data: Record<string, unknown>;
  /** Seconds after which the service takes the call again, where it says so. */
  retryAfter: number | undefined;
  constructor(status: number, message: string, data: Record<string, unknown> = {}, retryAfter?: number) {
    super(message);
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}
