import type { CurrentUser } from './current-user.ts';

export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** At most two letters that stand for a name or an email address. */
export const initials = (name: string) =>
  name
    .split(/[\s.@]+/)
    .slice(0, 2)
    .map((part) => part.slice(0, 1).toUpperCase())
    .join('');
