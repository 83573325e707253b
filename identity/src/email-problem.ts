import type { Text } from './strings/en.ts';

/** What is wrong with an address before anything is looked up. */
export function emailProblem(text: Text, email: string) {
  if (email === '') return text.enterEmail;
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : text.wholeEmail;
}
