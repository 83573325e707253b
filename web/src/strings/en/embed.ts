export const signInToWatch = 'Sign in to watch';
export const membersOnly = 'Only members of the organization can watch this.';
export const goOnInWindow = 'Continue in the window that has opened. If you closed it, sign in again.';
export const windowBlocked =
  'Your browser blocked the sign-in window. Allow pop-ups for this page, then try again.';
export const providerSilent = 'The sign-in provider is not responding. Try again in a few minutes.';
export const couldNotSignIn = 'Sign-in failed. Try again, or ask an admin of the organization.';
export const signIn = 'Sign in';
