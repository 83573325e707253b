import { because } from '@tv/contract/reasons/problem-reasons';
import { screenPath } from '@tv/contract/pages/page-paths';
import type { Language } from '@tv/contract/languages/languages';
import { languageFor, type RequestedLanguage } from '@tv/contract/languages/page-language';
import { findLanguage } from '../mail/language-db.ts';
import { leadMail, leadReceivedMail } from '../mail/registration-mails.ts';
import type { BotCheck } from '../platform/limits/bot-check.ts';
import type { Queries } from '../platform/db/database.ts';
import { invalidField, notFound } from '../platform/http/problem.ts';
import { emailAddress } from '../platform/email-address.ts';
import { type LeadTarget, listLeadReceivers } from './lead-db.ts';
import { findSender } from './organization-db.ts';
import type { RegistrationDeps } from './deps.ts';

/** Sends one mail to the visitor and one to the organization, at most once in 24 hours per address. Further calls do nothing. */
export async function askForContact(
  { db, limits, outbox, publicUrl, botCheck }: RegistrationDeps & { botCheck: BotCheck },
  target: LeadTarget | undefined,
  { email: typed, botCheckToken }: { email: string; botCheckToken: string },
  requested: RequestedLanguage,
): Promise<void> {
  if (!target) throw notFound('This organization or category');
  const email = emailAddress(typed);
  if (!(await botCheck.passes(botCheckToken)))
    throw invalidField('botCheckToken', because('registration.botCheck'));
  const { organizationId, category } = target;
  await db.transaction(async (transaction) => {
    const sender = await findSender(transaction, organizationId);
    if ((await limits.take(transaction, 'contact mail', { receiver: email })) === 0)
      await outbox.write(transaction, {
        to: [email],
        ...leadReceivedMail(
          languageFor(requested, sender.language),
          sender,
          publicUrl + screenPath(organizationId, ''),
        ),
      });
    const receivers = await listLeadReceivers(transaction, organizationId);
    const receiver = `${organizationId} about ${email}`;
    const isNew = (await limits.take(transaction, 'contact mail', { receiver })) === 0;
    if (isNew && receivers.length > 0)
      for (const [spoken, to] of await byLanguage(transaction, receivers, sender.language))
        await outbox.write(transaction, { to, ...leadMail(spoken, sender, { email, category }) });
  });
}

/** One mail to all recipients of the same language. */
async function byLanguage(
  db: Queries,
  emails: readonly string[],
  organization: Language | undefined,
): Promise<Map<Language, string[]>> {
  const spoken = new Map<Language, string[]>();
  for (const email of emails) {
    const language = await findLanguage(db, email, { organization });
    spoken.set(language, [...(spoken.get(language) ?? []), email]);
  }
  return spoken;
}
