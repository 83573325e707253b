export const title = 'Free trial';
export const start = 'Start your free trial';
export const startAction = 'Start free trial';
/** Before the address. */
export const startFor = 'Name your organization and set up its first account,';
export const lead =
  'Give your organization a portal for its video and audio. Enter your email address, and we will send you a link to get started.';
export const sendLink = 'Send me the link';
export const sentTo = (address: string) =>
  `We sent a link to ${address}. Open it within 7 days to start. If you cannot find it, check your spam folder.`;
export const askAgain = 'Request again';
export const askAgainText = 'Request a free trial again to get a new one.';
export const loadAnew = 'Reload the page and try again.';
