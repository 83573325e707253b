export const signInToWatch = 'Sign in to watch';
export const membersOnly = 'This is for members of the organization only.';
export const goOnInWindow = 'Go on in the window that has opened. If it is closed, sign in again.';
export const windowBlocked =
  'Your browser kept the sign-in window from opening. Allow windows to open for this page, then try again.';
export const providerSilent = 'The sign-in provider does not answer. Try again in a few minutes.';
export const couldNotSignIn = 'You could not be signed in. Try again, or ask an admin of the organization.';
export const signIn = 'Sign in';
