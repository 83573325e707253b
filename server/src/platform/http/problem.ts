import { ProblemCode } from '@tv/contract/problems';

/** An error that is sent as an answer. Its message is shown to people and never contains a secret. */
export class Problem extends Error {
  override name = 'Problem';
  status: number;
  errorCode: number;
  exceptionData: Record<string, unknown> | undefined;
  retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    errorCode: number,
    message: string,
    more: { exceptionData?: Record<string, unknown>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.exceptionData = more.exceptionData;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** Throws what a function found against a request. `undefined`: nothing. */
export function refuse(problem: Problem | undefined): void {
  if (problem) throw problem;
}

/** 404. Also for things that the caller may not see, so that nobody learns whether they exist. */
export const notFound = (what: string) =>
  new Problem(404, ProblemCode.NotFound, `${what} does not exist, or is not for you.`);

export const signInFirst = () =>
  new Problem(401, ProblemCode.Other, 'Sign in first: the access token is missing, expired or not ours.');

/** 401 for a token that a new sign-in would not improve: the sign-in provider and the portal are configured differently. */
export const unusableToken = (reason: string) =>
  new Problem(
    401,
    ProblemCode.Other,
    'The portal cannot use this access token. An admin finds the reason in the log of the service.',
    { exceptionData: { reason } },
  );

export const providerSilent = () =>
  new Problem(503, ProblemCode.Other, 'The sign-in provider does not answer. Please try again in a minute.', {
    retryAfterSeconds: 10,
  });

export const notAllowed = (message = 'Your role does not allow this.') =>
  new Problem(403, ProblemCode.Other, message);

/** 403 for a member whose organization does not allow the network of the request. */
export const outsideNetworks = () =>
  notAllowed('Your organization opens the portal in its own networks only: connect to one of them.');

/** 400 with a code of `ProblemCode`. */
export const catalogued = (errorCode: number, message: string, exceptionData?: Record<string, unknown>) =>
  new Problem(400, errorCode, message, exceptionData ? { exceptionData } : {});

/** 400 for a field of the request. The message begins with `subject`, by default the field's name. */
export const invalidField = (field: string, message: string, subject = field) =>
  new Problem(400, ProblemCode.Other, `${subject} ${message}`, { exceptionData: { field } });

export const noJson = () =>
  new Problem(415, ProblemCode.Other, 'This call takes JSON: send it as application/json.');

/** A wait as people say it: seconds up to two minutes, minutes up to two hours, then hours. Rounded up. */
export function waitInWords(seconds: number): string {
  const [length, unit] = seconds <= 120 ? [1, 'second'] : seconds <= 7200 ? [60, 'minute'] : [3600, 'hour'];
  const count = Math.max(1, Math.ceil(seconds / length));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export const tooManyTries = (retryAfterSeconds: number) =>
  new Problem(429, ProblemCode.Other, `Too many attempts. Try again in ${waitInWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });
