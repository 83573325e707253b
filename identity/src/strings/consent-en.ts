import { isolate } from '@tv/contract/isolate';
import { html } from '../pages/html.ts';

/** What a person is asked before an application may act for them. */
export const consentEn = {
  title: (application: string) => `Allow ${isolate(application)}?`,
  knownTitle: (application: string) => `Continue to ${isolate(application)}?`,
  as: (email: string) => html`You are signed in as <strong>${email}</strong>.`,
  may: 'It asks to do this in your name, as far as your role allows it:',
  known: 'You allowed it this before. Continue only if you just started it yourself:',
  scopes: {
    openid: 'Know that it is you.',
    profile: 'See your name.',
    email: 'See your email address.',
    offline_access: 'Keep access while you are not using it, for up to 30 days after you sign in.',
    'content:read': 'See videos and audio, also those that you manage.',
    'content:write': 'Add, change, publish and delete content.',
    'people:read': 'See people and groups.',
    'people:write': 'Invite, change and remove people and groups.',
    'analytics:read': 'See analytics.',
    'events:write': 'Set up webhooks, and see what they sent.',
  },
  ofOrganization: (organization: string) => `An application of ${isolate(organization)}.`,
  ofPortal: 'An application that the operator of this portal has added.',
  leadsTo: (host: string) => `You continue at ${isolate(host)}.`,
  ends: 'You can end this at any time in the security settings.',
  allow: 'Allow',
  deny: 'Cancel',
  refused: {
    title: 'This application is not for your account',
    text: (application: string, organization: string, email: string) =>
      `Only members of ${isolate(organization)} can use ${isolate(application)}, and ${email} is not one. Sign in with another account, or ask an admin there to invite you.`,
    back: (application: string) => `Back to ${isolate(application)}`,
  },
  connected: (application: string) => ({
    title: `${isolate(application)} is connected`,
    text: 'You can close this page and return to your device. To end its access, use the security settings.',
  }),
};
