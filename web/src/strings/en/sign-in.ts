/** Of the pages between being nobody here and being let in. */
export const signedIn = 'You are signed in';
export const mayClose = 'You can close this window.';
export const notSignedIn = 'You are not signed in';
export const redirecting = 'Please wait while we redirect you...';
export const signedOutTitle = 'Signed out';
export const signedOut = 'You are now signed out';
export const signBackIn = 'Sign back in';
export const newHereTitle = 'New here';
export const newHere = 'You are new here';
export const notLetIn =
  'You are signed in, but no organization has added you yet. Ask an admin of your organization for an invitation, then try again.';
export const unverified = 'Your email address is not confirmed';
export const unverifiedText =
  'You signed in, but the sign-in provider has not confirmed your email address to the portal. Confirm it there if you can; otherwise ask your admin to set this up.';
export const signInToGoOn = 'Sign in to continue, or ask an admin of your organization for an invitation.';
export const noAccessTitle = 'No access';
export const noAccess = 'You do not have access';
export const noAccessText =
  'Your account is not active here. Ask an admin of your organization to give you access, or sign in with another account.';
