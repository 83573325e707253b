import { ApiError } from '../../lib/api/api-error.ts';

/** Why a call failed, in the service's words; else a sentence of the page's own. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.reason ? error.reason : otherwise;
