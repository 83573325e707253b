import type { SecurityChange } from '@tv/contract/account-mails';
import type { Language } from '@tv/contract/languages';
import { writeLetter, type Sender } from './letter.ts';
import { withAction } from './registration-mails.ts';
import { textsIn } from './texts.ts';

/** So that somebody else's hand in an account does not stay unseen. */
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
