/** Of every form and outcome on the way to an account. */
export const createAccount = 'Create account';
export const accountCreated = 'Account successfully created. Please wait while we redirect you...';
export const accountReady = 'Your account is ready';
export const takenToSignIn = 'Taking you to the sign-in page.';
export const signInFailed = 'The sign-in page is not responding. Check your network, then sign in.';
export const haveAccount = 'Already have an account?';

export const organizationName = 'Organization name';
export const firstName = 'First name';
export const lastName = 'Last name';
export const phoneNumber = 'Phone number';
export const phoneHelp = 'With the country code, like +49 30 1234567.';
export const wrongPhone = 'Enter the number with its country code, like +49 30 1234567, or leave it empty.';
export const checkField = 'Check what you entered here.';
export const nameTaken = 'An organization with this name already exists. Choose another name.';
export const restrictedDomain =
  'You cannot register with an address in this domain. Use the address of your organization.';

export const expired = 'This link has expired';
export const setUpAlready = 'Your account is already set up';
export const setUpAlreadyText = 'Sign in with your email address to start watching.';
export const deactivated = 'This registration link has been deactivated';
export const deactivatedText = 'Please contact the person who shared it with you.';
export const unknownLink = 'This link is not valid';
export const unknownLinkText = 'It may have been cut off. Open the complete link from the email again.';
export const planFull =
  'This plan has reached its user limit. Please contact the person who shared this link with you.';

export const resend = 'Resend';
export const resent = 'Email has been resent';
export const restBeforeNext = (seconds: number) => `You can ask for another email in ${inWords(seconds)}.`;
export const checkInbox = 'Check your inbox';

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
