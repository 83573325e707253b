import { ReviewAction } from '@tv/contract/enumerations';
import { studioPath } from '@tv/contract/studio-paths';
import { writeLetter } from '../mail/letter.ts';
import { withAction } from '../mail/registration-mails.ts';
import type { MailTexts } from '../mail/strings/mail-texts.ts';
import { textsIn } from '../mail/texts.ts';
import type { Mail } from '../platform/mail/outbox.ts';
import {
  type DueReviewMail,
  listReviewMails,
  recordReviewTold,
  takeDueReviewSteps,
} from './review-mails-db.ts';
import type { ReminderDeps } from './send-reminders.ts';

/** Steps per transaction. Few, so that other statements get the database in between. */
const mostAtOnce = 10;

/** Writes the mails about steps of reviews. The mails of a step and the record of them are one transaction. */
export async function sendReviewMails({
  db,
  outbox,
  publicUrl,
}: Pick<ReminderDeps, 'db' | 'outbox' | 'publicUrl'>): Promise<void> {
  let taken: number;
  do {
    taken = await db.transaction(async (queries) => {
      const entryIds = await takeDueReviewSteps(queries, mostAtOnce);
      if (entryIds.length === 0) return 0;
      for (const due of await listReviewMails(queries, entryIds))
        await outbox.write(queries, reviewMail(due, publicUrl));
      await recordReviewTold(queries, entryIds);
      return entryIds.length;
    });
  } while (taken === mostAtOnce);
}

function reviewMail(due: DueReviewMail, publicUrl: string): Mail {
  const { language, title, by, comment, openRemarks: remarks, mediaContentId: id } = due;
  const words = wordsOf(textsIn(language), due.action)({ title, by, comment, remarks });
  const sender = { name: due.organizationName, colors: due.colors };
  const address = publicUrl + studioPath('review/:id', { id });
  return {
    to: [due.email],
    ...writeLetter(language, sender, withAction(words, address)),
    key: `review ${due.entryId} ${due.personId}`,
  };
}

function wordsOf(texts: MailTexts, action: number) {
  if (action === ReviewAction.Information) return texts.reviewSubmitted;
  if (action === ReviewAction.Approve) return texts.reviewApproved;
  return action === ReviewAction.RequestChanges ? texts.reviewChangesRequested : texts.reviewDiscarded;
}
