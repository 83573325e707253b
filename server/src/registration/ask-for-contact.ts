import { leadMail, leadReceivedMail } from '../mail/registration-mails.ts';
import type { BotCheck } from '../platform/bot-check.ts';
import { invalidField, notFound } from '../platform/problem.ts';
import { emailAddress } from './email-address.ts';
import { type LeadTarget, listLeadReceivers } from './lead-db.ts';
import { findSender } from './organization-db.ts';
import type { RegistrationParts } from './registration-parts.ts';
import { takeTry } from './tries-db.ts';

const onceADay = [{ most: 1, seconds: 24 * 3600 }];

/** One mail to the visitor and one to the organization, each once in 24 hours for an address; more often it does nothing. */
export async function askForContact(
  { db, clock, keys, outbox, publicUrl, botCheck }: RegistrationParts & { botCheck: BotCheck },
  target: LeadTarget | undefined,
  { email: typed, botCheckToken }: { email: string; botCheckToken: string },
): Promise<void> {
  if (!target) throw notFound('This organization or category');
  const email = emailAddress(typed);
  if (!(await botCheck.passes(botCheckToken)))
    throw invalidField('botCheckToken', 'is not valid any more. Tick the box again.');
  const { organizationId, category } = target;
  const address = keys.hashAddress(email);
  await db.transaction(async (transaction) => {
    const now = clock();
    const sender = await findSender(transaction, organizationId);
    if ((await takeTry(transaction, `lead of ${address}`, onceADay, now)) === 0)
      await outbox.write(transaction, {
        to: [email],
        ...leadReceivedMail(sender, `${publicUrl}/public/${organizationId}`),
      });
    const receivers = await listLeadReceivers(transaction, organizationId);
    const isNew =
      (await takeTry(transaction, `lead of ${address} to ${organizationId}`, onceADay, now)) === 0;
    if (isNew && receivers.length > 0)
      await outbox.write(transaction, { to: receivers, ...leadMail(sender, { email, category }) });
  });
}
