import { because } from '@tv/contract/reasons/problem-reasons';
import { randomUUID } from 'node:crypto';
import type { Body } from '@tv/contract/calls/api';
import type { Guest } from '@tv/contract/people/guests';
import { limits } from '@tv/contract/limits/limits';
import { ProblemCode } from '@tv/contract/problems';
import { guestInvitationMail } from '../mail/guest-mails.ts';
import { findLanguage, findLanguageOfPerson } from '../mail/language-db.ts';
import { findPolicies, guestPolicyOf, lockForPolicies } from '../organization/policies/policies-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { emailAddress } from '../platform/email-address.ts';
import { catalogued, invalidField, notAllowed, Problem } from '../platform/http/problem.ts';
import { countInvitation } from '../registration/count-invitation.ts';
import { findSender } from '../registration/organization-db.ts';
import type { GuestsDeps } from './deps.ts';
import type { GuestSecrets } from './guest-secrets.ts';
import {
  changeGuest,
  countOpen,
  findGuestRow,
  findShare,
  type GuestRow,
  insertGuest,
  isActiveMember,
  type Shared,
} from './guests-db.ts';

const day = 24 * 3600_000;

export type Given = Body<'POST /Management/MediaContents/:id/Guests'>;
type Deps = Pick<GuestsDeps, 'clock' | 'limits' | 'outbox'> & { secrets: GuestSecrets };

/** Shares with an address in a transaction, or changes the share that is open with it. Another mail announces a new end. */
export async function shareWith(
  { clock, limits: rates, outbox, secrets }: Deps,
  queries: Queries,
  shared: Shared,
  given: Given,
  personId: string | undefined,
): Promise<GuestRow> {
  const now = clock();
  const { organizationId } = shared;
  const email = emailAddress(given.email);
  const wanted = {
    expiresAt: new Date(given.expiresAt),
    allowDownload: given.allowDownload ?? false,
  };
  // A change of the policies waits and then finds the share. So does another share, which is counted.
  await lockForPolicies(queries, organizationId);
  const { isAllowed, longestDays } = guestPolicyOf((await findPolicies(queries, organizationId)).policies);
  if (!isAllowed) throw notAllowed(because('guests.off'));
  if (shared.kind === 'item' && !shared.isPublished) throw new Problem(409, 0, because('guests.unpublished'));
  const present = await findShare(queries, shared, email);
  const { id = randomUUID() } = present ?? {};
  const isSameEnd = present?.expiresAt.getTime() === wanted.expiresAt.getTime();
  if (present && isSameEnd && present.allowDownload === wanted.allowDownload)
    return (await findGuestRow(queries, id))!;
  refuseEnd(wanted.expiresAt, now, longestDays);
  const isOpen = present && present.expiresAt > now;
  if (!isOpen) {
    if (await isActiveMember(queries, organizationId, email))
      throw catalogued(ProblemCode.AlreadyExists, because('guests.member'), { field: 'email' });
    const open = await countOpen(queries, shared, now);
    if (open.each >= limits.guests.each)
      throw new Problem(409, 0, because('guests.tooManyOfOne', { most: limits.guests.each }));
    if (open.all >= limits.guests.open)
      throw new Problem(409, 0, because('guests.tooMany', { most: limits.guests.open }));
  }
  const sender = await findSender(queries, organizationId);
  // A person who is not known is written to in the organization's default language, else in that of who shares.
  const preferred = await findLanguageOfPerson(queries, personId);
  const language = await findLanguage(queries, email, {
    organization: sender.language,
    requested: { preferred },
  });
  if (present) await changeGuest(queries, id, wanted);
  else await insertGuest(queries, shared, { id, email, language, ...wanted, now });
  if (!isSameEnd) {
    await countInvitation(rates, queries, { organizationId, personId, email });
    await outbox.write(queries, {
      to: [email],
      ...guestInvitationMail(language, sender, {
        title: shared.titleIn(language),
        until: wanted.expiresAt,
        address: secrets.urlOf(id),
      }),
    });
  }
  await recordChange(queries, {
    organizationId,
    personId,
    action: present ? 'guest changed' : 'guest invited',
    // Of the share: a line of the item would count as a change of it.
    subject: id,
    detail: { email, of: shared.id, ...wanted },
    now,
  });
  return (await findGuestRow(queries, id))!;
}

function refuseEnd(expiresAt: Date, now: Date, longestDays: number): void {
  if (expiresAt <= now) throw invalidField('expiresAt', because('guests.past'));
  // A day is chosen, and it ends in the evening.
  if (expiresAt.getTime() > now.getTime() + (longestDays + 1) * day)
    throw invalidField('expiresAt', because('guests.tooLong', { days: longestDays }));
}

/** A share as those see it who manage what is shared. */
export const presentGuest = (
  { createdAt, expiresAt, endedAt, openedAt, lastOpenedAt, ...row }: GuestRow,
  secrets: GuestSecrets,
  watchedShare?: number,
): Guest => ({
  ...row,
  url: secrets.urlOf(row.id),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  ...(endedAt && { endedAt: endedAt.toISOString() }),
  ...(openedAt && { openedAt: openedAt.toISOString() }),
  ...(lastOpenedAt && { lastOpenedAt: lastOpenedAt.toISOString() }),
  ...(watchedShare !== undefined && { watchedShare }),
});
