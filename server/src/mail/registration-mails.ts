import { inLanguage } from '@tv/contract/languages/translated';
import type { Language } from '@tv/contract/languages/languages';
import { writeLetter, type Sender } from './letter.ts';
import type { MailTexts, MailWords } from './strings/mail-texts.ts';
import { textsIn } from './texts.ts';

type OfSender = {
  [Name in keyof MailTexts]: MailTexts[Name] extends (name: string) => MailWords ? Name : never;
}[keyof MailTexts];

/** A mail whose only variables are the sender's branding and the address of its button. */
const mailOf = (name: OfSender) => (language: Language, sender: Sender, address?: string) =>
  writeLetter(language, sender, withAction(textsIn(language)[name](sender.name), address));

/** Adds the address of the button to the texts of a mail. */
export const withAction = ({ action, ...words }: MailWords, address: string | undefined) => ({
  ...words,
  ...(action && address && { action: { label: action, address } }),
});

/** The mail that invites to an organization; its own welcome stands before the portal's words. */
export function invitationMail(language: Language, sender: Sender, address: string) {
  const words = textsIn(language).invitation(sender.name);
  const own = sender.welcome ? inLanguage(sender.welcome, language).split(/\n\s*\n/) : [];
  return writeLetter(language, sender, { ...withAction(words, address), own });
}
export const confirmRegistrationMail = mailOf('confirmRegistration');
export const alreadyRegisteredMail = mailOf('alreadyRegistered');
/** The mail to an address that the organization's directory removed: registering does not restore the membership. */
export const accountClosedMail = mailOf('accountClosed');
export const freeTrialMail = mailOf('freeTrial');
export const freeTrialKnownMail = mailOf('freeTrialKnown');
/** The mail to the visitor who asked for contact. */
export const leadReceivedMail = mailOf('leadReceived');
export const newPasswordMail = mailOf('newPassword');
export const confirmEmailMail = mailOf('confirmEmail');

/** The mail to the organization. */
export const leadMail = (
  language: Language,
  sender: Sender,
  { email, category }: { email: string; category: string | undefined },
) =>
  writeLetter(language, sender, withAction(textsIn(language).lead(sender.name, email, category), undefined));
