import type { Queries } from '../platform/db/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { dropSecondSteps } from './account-db.ts';
import type { SignIn } from './deps.ts';
import { tellOfChange } from './tell-of-change.ts';

/** Removes the second step of an account and tells its owner. Answers whether there was one. */
export async function dropSecondStep(
  transaction: Queries,
  sending: { outbox: Outbox; signIn: SignIn },
  person: { subject: string; email: string },
): Promise<boolean> {
  if (!(await dropSecondSteps(transaction, person.subject))) return false;
  await tellOfChange(transaction, sending, person, 'second step removed');
  return true;
}
