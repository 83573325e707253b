import type { Text } from '../strings/text.ts';

/** The problem of an address that is not an e-mail address, or undefined. */
export function emailProblem(text: Text, email: string) {
  if (email === '') return text.enterEmail;
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : text.wholeEmail;
}
