import { isolate } from '@tv/contract/isolate';

export const setUp = 'Set up your account';
/** Around the address: “For somebody@… at Aurora Energy.” */
export const setUpFor = 'For';
export const setUpAt = (organization: string) => ` at ${isolate(organization)}.`;
export const signsInElsewhere = 'You sign in with your organization’s account.';
export const openMail = 'Open the link in your email';
export const openMailText = 'To set up an account, open the link in your invitation email.';
export const tooOld = 'It can no longer be renewed. Ask the person who invited you for a new invitation.';
export const canRenew = 'We can send a new one to the same address.';
export const resendInvitation = 'Resend invitation';
