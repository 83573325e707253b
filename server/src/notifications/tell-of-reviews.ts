import { ReviewAction } from '@tv/contract/enumerations';
import type { NoticeKind, NoticeSwitch } from '@tv/contract/notifications/notice-kinds';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { writeLetter } from '../mail/letter.ts';
import { withAction } from '../mail/registration-mails.ts';
import { textsIn } from '../mail/texts.ts';
import type { Mail } from '../platform/mail/outbox.ts';
import { listNotified, recordNotified, takeDueReviewSteps, type NotifiedStep } from './review-steps-db.ts';
import type { ReminderDeps } from './send-reminders.ts';
import { writeNotices } from './write-notices-db.ts';

/** Steps per transaction. Few, so that other statements get the database in between. */
const maxAtOnce = 10;

type ReviewText = 'reviewSubmitted' | 'reviewApproved' | 'reviewChangesRequested' | 'reviewDiscarded';
/** The notice of a step, and the mail where there is one. */
type Telling = { kind: NoticeKind; mail?: { switch: NoticeSwitch; text: ReviewText } };

/** The steps of which the person who submitted an item is notified. */
const toSubmitter: Record<number, Telling> = {
  [ReviewAction.Comment]: { kind: 'remark' },
  [ReviewAction.RequestChanges]: {
    kind: 'changesRequested',
    mail: { switch: 'submissions.mail', text: 'reviewChangesRequested' },
  },
  [ReviewAction.Approve]: {
    kind: 'approved',
    mail: { switch: 'submissions.mail', text: 'reviewApproved' },
  },
  [ReviewAction.Discard]: {
    kind: 'withdrawn',
    mail: { switch: 'submissions.mail', text: 'reviewDiscarded' },
  },
};
/** The steps of which reviewers and publishers are notified. */
const toOthers: Record<number, Telling> = {
  [ReviewAction.Information]: {
    kind: 'toReview',
    mail: { switch: 'reviews.mail', text: 'reviewSubmitted' },
  },
  [ReviewAction.Approve]: { kind: 'toPublish' },
};

/** Tells people of steps of reviews. The notices and mails of a step and the record of them are one transaction. */
export async function tellOfReviews({
  db,
  outbox,
  publicUrl,
  clock,
}: Pick<ReminderDeps, 'db' | 'outbox' | 'publicUrl' | 'clock'>): Promise<void> {
  let taken: number;
  do {
    taken = await db.transaction(async (queries) => {
      const entryIds = await takeDueReviewSteps(queries, maxAtOnce);
      if (entryIds.length === 0) return 0;
      const notified = (await listNotified(queries, entryIds)).flatMap((step) => {
        const telling = (step.isSubmitter ? toSubmitter : toOthers)[step.action];
        return telling ? [{ step, telling }] : [];
      });
      for (const { step, telling } of notified) {
        const { mail } = telling;
        if (mail && step.isMailDue && !step.switchedOff.includes(mail.switch))
          await outbox.write(queries, reviewMail(step, mail.text, publicUrl));
      }
      const notices = notified.map(({ step, telling: { kind } }) => ({ ...noticeOf(step), kind }));
      await writeNotices(queries, notices, clock());
      await recordNotified(queries, entryIds);
      return entryIds.length;
    });
  } while (taken === maxAtOnce);
}

const noticeOf = ({ entryId, personId, organizationId, mediaContentId }: NotifiedStep) => ({
  ...{ personId, organizationId, mediaContentId },
  reviewEntryId: entryId,
  eventKey: `review ${entryId}`,
});

function reviewMail(notified: NotifiedStep, text: ReviewText, publicUrl: string): Mail {
  const { language, title, by, comment, openRemarks: remarks, mediaContentId: id } = notified;
  const words = textsIn(language)[text]({ title, by, comment, remarks });
  const sender = { name: notified.organizationName, colors: notified.colors };
  const address = publicUrl + studioPath('review/:id', { id });
  return {
    to: [notified.email],
    ...writeLetter(language, sender, withAction(words, address)),
    key: `review ${notified.entryId} ${notified.personId}`,
  };
}
