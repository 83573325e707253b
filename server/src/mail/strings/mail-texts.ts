import type { SecurityChange } from '@tv/contract/account-mails';
import type { RetentionAction, RetentionSince } from '@tv/contract/retention-limits';

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

type OfSender = (name: string) => MailWords;

/** Everything that mails say, in one language. */
export type MailTexts = {
  ifButtonFails: string;
  invitation: OfSender;
  confirmRegistration: OfSender;
  alreadyRegistered: OfSender;
  accountClosed: OfSender;
  freeTrial: OfSender;
  freeTrialKnown: OfSender;
  leadReceived: OfSender;
  lead(name: string, email: string, category: string | undefined): MailWords;
  newPassword: OfSender;
  confirmEmail: OfSender;
  securityChanges: Record<SecurityChange, string>;
  securityChanged(name: string): Omit<MailWords, 'subject'>;
  /** `until`: the day on which the share ends. */
  guestInvitation(name: string, title: string, until: string): MailWords;
  guestCode(name: string, code: string, minutes: number): MailWords;
  webhookEnded(name: string, host: string, because: 'failed' | 'gone'): MailWords;
  /** `total`: items of which the mail tells; it names `shown` of them, the first by its title. `areKept`: they can be kept. */
  retention(of: { name: string; title: string; total: number; shown: number; areKept: boolean }): MailWords;
  /** What becomes of one item. */
  retentionOfItem(of: {
    rule: string;
    action: RetentionAction;
    since: RetentionSince;
    months: number;
    day: string;
  }): string;
  reminderSet(title: string, when: string): MailWords;
  reminderMoved(title: string, when: string): MailWords;
  reminderPublished(title: string, when: string): MailWords;
  setAside(title: string, name: string): Omit<MailWords, 'action'>;
  reviewSubmitted(of: ReviewStep): MailWords;
  reviewApproved(of: ReviewStep): MailWords;
  reviewChangesRequested(of: ReviewStep): MailWords;
  reviewDiscarded(of: ReviewStep): MailWords;
  digest(of: {
    title: string;
    /** How many are new, and how many of them the mail shows. */
    total: number;
    shown: number;
    rhythm: 'daily' | 'weekly';
  }): MailWords & { leave: string };
};
