import { because } from '@tv/contract/reasons/problem-reasons';
import { BusyError, type Cost, hashPassword } from '@tv/identity/passwords/password-hash';
import { ProblemCode } from '@tv/contract/problems';
import { Problem } from '../platform/http/problem.ts';

/** Hashes the password of a person who has proven that `email` is theirs. Slow on purpose: call it before a transaction begins. */
export async function hashNewPassword(email: string, password: string, cost?: Cost): Promise<string> {
  try {
    return await hashPassword({ isTrusted: true, source: email }, password, cost);
  } catch (problem) {
    if (!(problem instanceof BusyError)) throw problem;
    throw new Problem(503, ProblemCode.Other, because('request.busy'), {
      retryAfterSeconds: 5,
    });
  }
}
