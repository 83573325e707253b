import type { ManagedPerson } from '@tv/contract/people';

/** First and last name; the address of people without one. */
export const personName = ({
  firstName,
  lastName,
  email,
}: Pick<ManagedPerson, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
