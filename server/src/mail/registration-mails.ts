import type { Language } from '@tv/contract/languages';
import { writeLetter, type Sender } from './letter.ts';
import type { MailTexts, MailWords } from './strings/mail-texts.ts';
import { textsIn } from './texts.ts';

type OfSender = {
  [Name in keyof MailTexts]: MailTexts[Name] extends (name: string) => MailWords ? Name : never;
}[keyof MailTexts];

/** A mail whose only variables are who writes and where its button leads. */
const mailOf = (name: OfSender) => (language: Language, sender: Sender, address?: string) =>
  writeLetter(language, sender, withAction(textsIn(language)[name](sender.name), address));

/** Words with the address of their button. */
export const withAction = ({ action, ...words }: MailWords, address: string | undefined) => ({
  ...words,
  ...(action && address && { action: { label: action, address } }),
});

export const invitationMail = mailOf('invitation');
export const confirmRegistrationMail = mailOf('confirmRegistration');
export const alreadyRegisteredMail = mailOf('alreadyRegistered');
/** To an address that the organization's directory has taken out: registering does not bring it back. */
export const accountClosedMail = mailOf('accountClosed');
export const freeTrialMail = mailOf('freeTrial');
export const freeTrialKnownMail = mailOf('freeTrialKnown');
/** To who asked for contact. */
export const leadReceivedMail = mailOf('leadReceived');
export const newPasswordMail = mailOf('newPassword');
export const confirmEmailMail = mailOf('confirmEmail');

/** To the organization. */
export const leadMail = (
  language: Language,
  sender: Sender,
  { email, category }: { email: string; category: string | undefined },
) =>
  writeLetter(language, sender, withAction(textsIn(language).lead(sender.name, email, category), undefined));
