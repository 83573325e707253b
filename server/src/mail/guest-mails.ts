import type { Language } from '@tv/contract/languages/languages';
import { instantIn } from './instant-in.ts';
import { writeLetter, type Sender } from './letter.ts';
import { withAction } from './registration-mails.ts';
import { textsIn } from './texts.ts';

/** The mail with the link to what is shared with a guest. */
export const guestInvitationMail = (
  language: Language,
  sender: Sender,
  { title, until, address }: { title: string; until: Date; address: string },
) =>
  writeLetter(
    language,
    sender,
    withAction(
      textsIn(language).guestInvitation(sender.name, title, instantIn(language, until, 'UTC')),
      address,
    ),
  );

/** The mail with the one-time code that confirms a guest's address. */
export const guestCodeMail = (
  language: Language,
  sender: Sender,
  { code, minutes }: { code: string; minutes: number },
) =>
  writeLetter(
    language,
    sender,
    withAction(textsIn(language).guestCode(sender.name, code, minutes), undefined),
  );
