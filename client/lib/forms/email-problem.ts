import * as form from '@tv/strings/en/parts/form.ts';

/** The problem of a typed address, or the empty text. The service has the last word (code 59). */
export function emailProblem(email: string): string {
  if (email.trim() === '') return form.requiredField;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? '' : form.invalidEmail;
}
