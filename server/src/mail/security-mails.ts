import type { SecurityChange } from '@tv/contract/sign-in/account-mails';
import type { Language } from '@tv/contract/languages/languages';
import { writeLetter, type Sender } from './letter.ts';
import { withAction } from './registration-mails.ts';
import { textsIn } from './texts.ts';

/** The mails about changes of an account's sign-in, so that its owner notices changes by somebody else. */
export function securityChangedMail(
  language: Language,
  sender: Sender,
  change: SecurityChange,
  address: string,
) {
  const { securityChanges, securityChanged } = textsIn(language);
  const words = { subject: securityChanges[change], ...securityChanged(sender.name) };
  return writeLetter(language, sender, withAction(words, address));
}
