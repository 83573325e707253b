import { because } from '@tv/contract/reasons/problem-reasons';
import { invalidField } from './http/problem.ts';

/** Whether there is a time zone of this name. An offset such as +01:00 is none: databases read its sign the other way. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Throws 400 for the field `timeZone` where there is no time zone of this name. */
export function refuseWrongTimeZone(name: string): void {
  if (!isTimeZone(name)) throw invalidField('timeZone', because('field.timeZone'));
}
