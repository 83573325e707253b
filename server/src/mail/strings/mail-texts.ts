import type { SecurityChange } from '@tv/contract/sign-in/account-mails';
import type { RetentionAction, RetentionSince } from '@tv/contract/limits/retention-limits';
import type { everyLanguage } from './every-language.ts';

/** Words of one mail; addresses are put in by the code that writes it. */
export type MailWords = {
  subject: string;
  paragraphs: string[];
  /** On the button. */
  action?: string;
  /** Why it came, and what to do if nobody asked for it. */
  reason: string;
};

/** A step of a review: the item, who took it (`''`: the command line), their words, and the remarks that are open. */
export type ReviewStep = { title: string; by: string; comment: string; remarks: number };

type RetentionMail = { name: string; title: string; total: number; shown: number; areKept: boolean };
type RetentionOfItem = {
  rule: string;
  action: RetentionAction;
  since: RetentionSince;
  months: number;
  day: string;
};
/** `total`: how many are new, of which the mail shows `shown`. */
type Digest = { title: string; total: number; shown: number; rhythm: 'daily' | 'weekly' };

/** Messages of a mail as the catalogue has them. */
type Message = string | ((values: never) => string);
type Mail<Subject extends Message = Message> = {
  subject: Subject;
  paragraphs: Readonly<Record<string, Message>>;
  reason: Message;
};

/** The messages of one mail with these values. */
function words<Given extends Mail & { action?: Message }>(
  mail: Given,
  values: object,
): MailWords & (Given extends { action: Message } ? { action: string } : unknown) {
  const say = (message: Message) => (typeof message === 'string' ? message : message(values as never));
  return {
    subject: say(mail.subject),
    paragraphs: Object.values(mail.paragraphs).map(say),
    ...(mail.action !== undefined && { action: say(mail.action) }),
    reason: say(mail.reason),
  } as never;
}

/** Everything that mails say, in one language. `name` is that of the organization. */
export function mailTexts(texts: (typeof everyLanguage)['en']['mails']) {
  const quoted = (comment: string) => (comment ? [texts.quoted({ comment })] : []);
  const open = (remarks: number) => (remarks > 0 ? [texts.openRemarks({ remarks })] : []);
  const review =
    (step: 'reviewApproved' | 'reviewChangesRequested' | 'reviewDiscarded' | 'reviewSubmitted') =>
    ({ title, by, comment, remarks }: ReviewStep): MailWords => {
      const mail = texts[step];
      return {
        subject: mail.subject({ title }),
        paragraphs: [
          mail.text({ by: by || texts.commandLine, title }),
          ...quoted(comment),
          ...(step === 'reviewApproved' || step === 'reviewChangesRequested' ? open(remarks) : []),
        ],
        action: mail.action,
        reason: step === 'reviewSubmitted' ? texts.reviewSubmitted.reason : texts.submitter,
      };
    };
  return {
    ifButtonFails: texts.ifButtonFails,
    invitation: (name: string) => words(texts.invitation, { name }),
    confirmRegistration: (name: string) => words(texts.confirmRegistration, { name }),
    alreadyRegistered: (name: string) => words(texts.alreadyRegistered, { name }),
    accountClosed: (name: string): MailWords => words(texts.accountClosed, { name }),
    freeTrial: (name: string) => words(texts.freeTrial, { name }),
    freeTrialKnown: (name: string) => words(texts.freeTrialKnown, { name }),
    leadReceived: (name: string) => words(texts.leadReceived, { name }),
    lead: (name: string, email: string, category: string | undefined): MailWords => ({
      subject: texts.lead.subject,
      paragraphs: [
        category ? texts.lead.inCategory({ email, name, category }) : texts.lead.text({ email, name }),
        texts.lead.notConfirmed,
      ],
      reason: texts.lead.reason({ name }),
    }),
    newPassword: (name: string) => words(texts.newPassword, { name }),
    confirmEmail: (name: string) => words(texts.confirmEmail, { name }),
    securityChanges: texts.securityChanges satisfies Record<SecurityChange, string>,
    securityChanged(name: string) {
      const { subject: _, ...others } = words({ ...texts.securityChanged, subject: '' }, { name });
      return others;
    },
    /** `until`: the day on which the share ends. */
    guestInvitation: (name: string, title: string, until: string) =>
      words(texts.guestInvitation, { name, title, until }),
    guestCode: (name: string, code: string, minutes: number): MailWords =>
      words(texts.guestCode, { name, code, minutes }),
    webhookEnded: (name: string, host: string, because: 'failed' | 'gone') =>
      words(texts.webhookEnded, { name, host, because }),
    /** `total`: items of which the mail tells; it names `shown` of them, the first by its title. `areKept`: they can be kept. */
    retention({ name, title, total, shown, areKept }: RetentionMail): MailWords {
      const { subject, subjectMore, all, next, keep, action, reason } = texts.retention;
      return {
        subject: total === 1 ? subject({ title }) : subjectMore({ title, others: total - 1 }),
        paragraphs: [total === shown ? all({ total }) : next({ total }), ...(areKept ? [keep] : [])],
        action,
        reason: reason({ name }),
      };
    },
    /** What becomes of one item. */
    retentionOfItem({ rule, action, since, months, day }: RetentionOfItem): string {
      const { tell, ...others } = texts.retentionOfItem;
      return action === 'tell' ? tell({ since, months, rule }) : others[action]({ day, rule });
    },
    reminderSet: (title: string, when: string) => words(texts.reminderSet, { title, when }),
    reminderMoved: (title: string, when: string) => words(texts.reminderMoved, { title, when }),
    reminderPublished: (title: string, when: string) => words(texts.reminderPublished, { title, when }),
    setAside: (title: string, name: string): Omit<MailWords, 'action'> =>
      words(texts.setAside, { title, name }),
    reviewSubmitted: review('reviewSubmitted'),
    reviewApproved: review('reviewApproved'),
    reviewChangesRequested: review('reviewChangesRequested'),
    reviewDiscarded: review('reviewDiscarded'),
    digest({ title, total, shown, rhythm }: Digest): MailWords & { leave: string } {
      const { subject, subjectMore, all, newest, action, reason, leave } = texts.digest;
      return {
        subject: total === 1 ? subject({ title }) : subjectMore({ title, others: total - 1 }),
        paragraphs: [total === shown ? all({ total }) : newest({ total })],
        action,
        reason: reason({ rhythm }),
        leave,
      };
    },
  };
}
export type MailTexts = ReturnType<typeof mailTexts>;
