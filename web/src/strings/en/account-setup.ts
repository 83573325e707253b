export const setUp = 'Set up your account';
/** Around the address: “For somebody@… at Aurora Energy.” */
export const setUpFor = 'For';
export const setUpAt = (organization: string) => ` at ${organization}.`;
export const signsInElsewhere = 'You will sign in with the account of your organization.';
export const openMail = 'Open the link in your mail';
export const openMailText = 'An account is set up with the link of an invitation. It comes by email.';
export const tooOld = 'It cannot be renewed any more. Ask the person who invited you for a new invitation.';
export const canRenew = 'We can send a new one to the same address.';
export const resendInvitation = 'Resend invitation';
