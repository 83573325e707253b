import { writeLetter, type Sender } from './letter.ts';

const unasked = 'If you did not ask for it, you need not do anything: without this link nobody gets in.';

export const newPasswordMail = (sender: Sender, address: string) =>
  writeLetter(sender, {
    subject: 'Choose a new password',
    paragraphs: [
      `Somebody, probably you, has forgotten the password of your account at ${sender.name}.`,
      'The link works once, for 30 minutes.',
    ],
    action: { label: 'Choose a new password', address },
    reason: `This mail came because somebody entered this address on the sign-in page. ${unasked}`,
  });

export const confirmEmailMail = (sender: Sender, address: string) =>
  writeLetter(sender, {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      `Confirm that this address is yours, and sign in at ${sender.name}.`,
      'The link works once, for 24 hours.',
    ],
    action: { label: 'Confirm e-mail address', address },
    reason: `This mail came because somebody signed in with this address. ${unasked}`,
  });

export type SecurityChange =
  | 'password changed'
  | 'authenticator added'
  | 'authenticator removed'
  | 'recovery codes made'
  | 'passkey added'
  | 'passkey removed'
  | 'second step removed';

const changes: Record<SecurityChange, string> = {
  'password changed': 'Your password was changed',
  'authenticator added': 'An authenticator app was added to your account',
  'authenticator removed': 'The authenticator app was removed from your account',
  'recovery codes made': 'New recovery codes were made for your account',
  'passkey added': 'A passkey was added to your account',
  'passkey removed': 'A passkey was removed from your account',
  'second step removed': 'Your authenticator app and passkeys were removed by an administrator',
};

/** So that somebody else's hand in an account does not stay unseen. */
export const securityChangedMail = (sender: Sender, change: SecurityChange, address: string) =>
  writeLetter(sender, {
    subject: changes[change],
    paragraphs: [
      'If that was you, all is well.',
      'If it was not, choose a new password with “Forgot password?” on the sign-in page, and look through your security settings.',
    ],
    action: { label: 'Security settings', address },
    reason: `This mail came because the way you sign in at ${sender.name} has changed.`,
  });
