import * as text from '../strings/en/sign-in-failures.ts';
import { SignInProblem } from './sign-in-problem.ts';
import { toast } from './toasts.ts';

export function toastSignInFailure(error: unknown): void {
  const isKnown = error instanceof SignInProblem && error.kind !== 'unreachable';
  toast(isKnown ? text.mismatchText : text.unreachableText);
}
