import {
  because,
  sayReason,
  type ProblemReason,
  type ReasonName,
} from '@tv/contract/reasons/problem-reasons';
import { ProblemCode } from '@tv/contract/problems';

interface More {
  /** A more specific message than the English sentence of the reason. */
  message?: string;
  exceptionData?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/**
 * An error that is sent as an answer. Its reason is for the web, which shows it in the reader's language; its message is for
 * other clients and never contains a secret.
 */
export class Problem extends Error {
  override name = 'Problem';
  status: number;
  errorCode: number;
  reason: ReasonName;
  exceptionData: Record<string, unknown> | undefined;
  retryAfterSeconds: number | undefined;

  constructor(status: number, errorCode: number, reason: ProblemReason, more: More = {}) {
    super(more.message ?? sayReason(reason));
    this.status = status;
    this.errorCode = errorCode;
    this.reason = reason.name;
    const data = { ...reason.values, ...more.exceptionData };
    this.exceptionData = Object.keys(data).length > 0 ? data : undefined;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  /** The body of an answer, and of the outcome of one change among many. */
  toBody() {
    const { errorCode, message, reason, exceptionData } = this;
    return { errorCode, message, reason, ...(exceptionData && { exceptionData }) };
  }
}

/** Throws what a function found against a request. `undefined`: nothing. */
export function refuse(problem: Problem | undefined): void {
  if (problem) throw problem;
}

/** 404. Also for things that the caller may not see, so that nobody learns whether they exist. */
export const notFound = (what: string) =>
  new Problem(404, ProblemCode.NotFound, because('request.notFound'), {
    message: `${what} does not exist, or is not for you.`,
  });

export const signInFirst = () => new Problem(401, ProblemCode.Other, because('access.signIn'));

/** 401 for a token that a new sign-in would not improve: the sign-in provider and the portal are configured differently. */
export const unusableToken = (reason: string) =>
  new Problem(401, ProblemCode.Other, because('access.unusableToken'), { exceptionData: { reason } });

export const providerSilent = () =>
  new Problem(503, ProblemCode.Other, because('access.providerSilent'), { retryAfterSeconds: 10 });

export const notAllowed = (reason: ProblemReason = because('access.role'), message?: string) =>
  new Problem(403, ProblemCode.Other, reason, message === undefined ? {} : { message });

/** 403 for a member whose organization does not allow the network of the request. */
export const outsideNetworks = () => notAllowed(because('access.networks'));

/** 400 with a code of `ProblemCode`. */
export const catalogued = (
  errorCode: number,
  reason: ProblemReason,
  exceptionData?: Record<string, unknown>,
) => new Problem(400, errorCode, reason, exceptionData ? { exceptionData } : {});

/** 400 for a field of the request. The message begins with `subject`, by default the field's name. */
export const invalidField = (field: string, reason: ProblemReason, subject = field) =>
  new Problem(400, ProblemCode.Other, reason, {
    message: `${subject} ${sayReason(reason)}`,
    exceptionData: { field },
  });

/** 400 for a field that the web never sends so: only other clients meet it, and its message is English. */
export const misusedField = (field: string, message: string) =>
  new Problem(400, ProblemCode.Other, because('request.notForTheWeb'), {
    message: `${field} ${message}`,
    exceptionData: { field },
  });

/** A problem that nobody meets in the web: its message is English. */
export const notForTheWeb = (
  status: number,
  errorCode: number,
  message: string,
  more: Omit<More, 'message'> = {},
) => new Problem(status, errorCode, because('request.notForTheWeb'), { ...more, message });

export const noJson = () =>
  notForTheWeb(415, ProblemCode.Other, 'This call takes JSON: send it as application/json.');

export const tooManyTries = (retryAfterSeconds: number) =>
  new Problem(429, ProblemCode.Other, because('request.tooManyTries', { wait: retryAfterSeconds }), {
    retryAfterSeconds,
  });
