import { isolate } from '@tv/contract/isolate';

export const join = (organization: string) => `Join ${isolate(organization)}`;
export const lead = 'Enter your email address. We will send you a link to confirm that it is yours.';
export const askForLink = 'Ask the person who shared this registration link with you for a new one.';
export const yourAddress = 'your email address';
export const sentTo = (address: string, organization: string) =>
  `We sent a link to ${address}. Open it within 24 hours to set up your account at ${isolate(organization)}. If you cannot find it, check your spam folder.`;
export const confirmAddress = 'Confirm your email address';
export const registerAgain = 'Register again';
export const registerAgainText = 'Register again to get a new one.';
export const notRegistered = 'You are not registered';
export const notRegisteredText =
  'This registration link is not valid. Ask the person who shared it with you for a new one, or sign in if you have an account.';
