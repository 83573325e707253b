import { ProblemCode } from '@tv/contract/problems';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { toastUnexpectedError } from '@tv/client/lib/support/unexpected-error.ts';
import { invalidEmail } from '@tv/strings/en/parts/form.ts';
import * as text from '@tv/strings/en/registration/registration.ts';

/** Why somebody does not come in, as the screens tell it apart. Two codes each mean expired and verified. */
export type Refusal =
  | 'expired'
  | 'verified'
  | 'deactivated'
  | 'restricted'
  | 'invalid'
  | 'full'
  | 'name-taken'
  | 'has-account'
  | 'missing'
  | 'too-often'
  | 'unexpected';

const refusals: Record<number, Refusal> = {
  [ProblemCode.TokenExpired]: 'expired',
  [ProblemCode.RegistrationExpired]: 'expired',
  [ProblemCode.TokenAlreadyUsed]: 'verified',
  [ProblemCode.RegistrationAlreadyVerified]: 'verified',
  [ProblemCode.RegistrationLinkDeactivated]: 'deactivated',
  [ProblemCode.RestrictedDomain]: 'restricted',
  [ProblemCode.InvalidEmail]: 'invalid',
  [ProblemCode.UserLimitReached]: 'full',
  [ProblemCode.NameTaken]: 'name-taken',
  [ProblemCode.AlreadyExists]: 'has-account',
};

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'unexpected';
  if (error.status === 404) return 'missing';
  if (error.status === 429) return 'too-often';
  return (error.status === 400 && refusals[error.errorCode]) || 'unexpected';
}

/** A registration link that is not an id at all is as unknown as one that nobody made. */
export const isUnknownLink = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || (error.status === 400 && error.errorCode === 0));

/** The problem of the address itself, in words beside its field. */
export const addressProblems: Partial<Record<Refusal, string>> = {
  restricted: text.restrictedDomain,
  invalid: invalidEmail,
};

/** Tells of a refusal that belongs to no field and ends nothing. */
export function toastRefusal(error: unknown): void {
  const refusal = refusalOf(error);
  if (refusal === 'full') toast(text.planFull);
  else toastUnexpectedError();
}
