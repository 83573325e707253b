/** Of a sign-in that did not end in a session: what happened, and what to do. */
export const failed = 'Sign-in failed';
export const mismatchText = 'The sign-in was not completed or took too long. Try again.';
export const unreachable = 'Sign-in is not available';
export const unreachableText =
  'The sign-in provider is not responding. Check your network, or try again in a few minutes.';
export const denied = 'You were not signed in';
export const deniedText =
  'The sign-in was cancelled, or your account cannot be used here. Try again, or ask an admin of your organization.';
export const refusedText =
  'The sign-in provider rejected the request. Try again; if it keeps happening, contact support.';
export const notAccepted = 'Your sign-in was not accepted';
export const notAcceptedText =
  'You signed in, but the service did not accept it. Most likely a clock is wrong: check the time on this device, then try again in a few minutes.';
export const notSetUp = 'Sign-in is not set up yet';
export const notSetUpText =
  'You signed in and did nothing wrong: the portal and your sign-in provider are not set up to work together. Tell your admin; the service log names the reason.';
export const cameBackText = 'Sign in to continue.';
export const mayCloseAndRetry = 'Close this window and try again where you started.';
export const sessionEnded = 'Your session has ended. Sign in to continue.';
