import * as text from '@tv/strings/en/registration/sign-in-failures.ts';
import { SignInProblem } from './problem.ts';
import { toast } from '../layout/toasts.ts';

/** For a page of visitors. It stays as it is, without the parts that only the person sees. */
export const toastSessionEnded = () => toast(text.sessionEnded);

export function toastSignInFailure(error: unknown): void {
  const isKnown = error instanceof SignInProblem && error.kind !== 'unreachable';
  toast(isKnown ? text.mismatchText : text.unreachableText);
}
