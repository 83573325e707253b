import { ProblemCode } from '@tv/contract/problems';

/** An answer that is not the one hoped for. Its message is shown to people and never carries a secret. */
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

/** What a caller may not see does not exist for them. */
export const notFound = (what: string) =>
  new Problem(404, ProblemCode.NotFound, `${what} does not exist, or is not for you.`);

export const signInFirst = () =>
  new Problem(401, ProblemCode.Other, 'Sign in first: the access token is missing, expired or not ours.');

/** A token that no new sign-in makes better: the sign-in provider and the portal are not set up for each other. */
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

/** A catalogued code; those travel with 400. */
export const catalogued = (errorCode: number, message: string, exceptionData?: Record<string, unknown>) =>
  new Problem(400, errorCode, message, exceptionData ? { exceptionData } : {});

/** `field` is its name in the call; the message begins with it, or with another `subject`. */
export const invalidField = (field: string, message: string, subject = field) =>
  new Problem(400, ProblemCode.Other, `${subject} ${message}`, { exceptionData: { field } });

export const noJson = () =>
  new Problem(415, ProblemCode.Other, 'This call takes JSON: send it as application/json.');

export const tooManyTries = (retryAfterSeconds: number) =>
  new Problem(429, ProblemCode.Other, `Too many tries. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  });
