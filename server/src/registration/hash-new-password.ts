import { BusyError, hashPassword } from '@tv/identity/password-hash';
import { ProblemCode } from '@tv/contract/problems';
import { Problem } from '../platform/http/problem.ts';

/** Of somebody who has proven that `email` is theirs. Slow on purpose; done before a transaction begins. */
export async function hashNewPassword(email: string, password: string): Promise<string> {
  try {
    return await hashPassword({ isKnown: true, source: email }, password);
  } catch (problem) {
    if (!(problem instanceof BusyError)) throw problem;
    throw new Problem(
      503,
      ProblemCode.Other,
      'Many people are signing in just now. Try again in a few seconds.',
      {
        retryAfterSeconds: 5,
      },
    );
  }
}
