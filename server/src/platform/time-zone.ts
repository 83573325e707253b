import { invalidField } from './http/problem.ts';

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const noTimeZone = () => invalidField('timeZone', 'must be a time zone such as Europe/Berlin.');
