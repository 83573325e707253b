export const signInToWatch = 'Sign in to watch';
export const membersOnly = 'This is for members of the organization only.';
export const couldNotSignIn =
  'You could not be signed in. Allow windows to open for this page, then try again.';
export const signIn = 'Sign in';
