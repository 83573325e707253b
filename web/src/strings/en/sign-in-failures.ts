/** Of a sign-in that did not end in a session: what happened, and what to do. */
export const failed = 'Signing in did not work';
export const mismatchText = 'The sign-in was not finished, or its answer was too old to be used. Try again.';
export const unreachable = 'Sign-in is not available';
export const unreachableText =
  'The sign-in provider does not answer. Check your network, or try again in a few minutes.';
export const denied = 'You were not signed in';
export const deniedText =
  'The sign-in was ended, or your account may not be used here. Try again, or ask an admin of your organization.';
export const refusedText =
  'The sign-in provider did not accept the request. Try again; if it stays so, tell the support.';
export const notAccepted = 'Your sign-in was not accepted';
export const notAcceptedText =
  'You have signed in, but the service does not accept it. Most likely a clock is wrong: check the time of this device, and try again in a few minutes.';
export const notSetUp = 'The sign-in is not set up yet';
export const notSetUpText =
  'You have signed in, and it is nothing that you did: the portal and your sign-in provider are not set up for each other. Tell your admin; the log of the service names the reason.';
export const cameBackText = 'Sign in to go on.';
export const mayCloseAndRetry = 'Close this window, and try again where you came from.';
export const sessionEnded = 'Your session has ended. Sign in to go on.';
