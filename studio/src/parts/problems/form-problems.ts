import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { reasonOf } from './reason-of.ts';
import { behindLabel } from './reason-words.ts';

/** Why a form could not be saved, in words. `otherwise`: the sentence for a failure of which the service tells no reason. */
export function formProblems(error: unknown, otherwise: string) {
  const field = error instanceof ApiError ? error.exceptionData['field'] : undefined;
  const reason = error ? reasonOf(error, otherwise) : undefined;
  return {
    /** Where the failure is about this field, in the service's words for its name. */
    errorOf: (name: string) => (field === name ? reason : undefined),
    /** Where the service names no field, or none of these. */
    problem: (shown: readonly string[]) =>
      reason === undefined || shown.includes(String(field)) ? undefined : behindLabel(field, reason),
  };
}
