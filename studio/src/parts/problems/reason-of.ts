import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { reasonWords } from './reason-words.ts';

/** A failure that the page says itself: its message is in the reader's language. */
export class ReasonError extends Error {
  override name = 'ReasonError';
}

/** Why a call failed, in the reader's language; else a sentence of the page's own. */
export function reasonOf(error: unknown, otherwise: string): string {
  if (error instanceof ReasonError) return error.message;
  return error instanceof ApiError && error.reason !== undefined ? reasonWords(error) : otherwise;
}
