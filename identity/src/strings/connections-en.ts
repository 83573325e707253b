import { isolate } from '@tv/contract/isolate';
import type { UpstreamProblemCode } from '../connections/problem.ts';

/** Values that a sentence about a problem may name. */
export interface ProblemValues {
  issuer: string;
  clientId: string;
  redirectUri: string;
  domains: string;
  /** What the provider has told. */
  detail: string;
}

export type ProblemTexts = Record<UpstreamProblemCode, (values: ProblemValues) => string>;

/** Texts about the sign-in providers of organizations. */
export const connectionsEn = {
  proceed: 'Continue',
  withPassword: 'Sign in with a password',
  leaving: {
    title: (name: string) => `Continue at ${isolate(name)}`,
    text: (host: string) => `Your organization signs you in at ${host}.`,
    otherWay: 'Sign in another way',
  },
  link: {
    title: 'Connect your account',
    lead: (name: string) =>
      `You already have an account here. Enter its password once, to show that it is yours. From then on you sign in with ${isolate(name)}.`,
    button: 'Connect and sign in',
  },
  onlyThisWay: {
    title: 'Sign in with your organization',
    text: 'Your organization lets you sign in at its own provider only, not with a password or passkey of this portal.',
  },
  failed: {
    title: 'You are not signed in',
    text: (name: string) =>
      `The sign-in with ${isolate(name)} did not work. Show the line below to an admin of your organization.`,
    again: 'Try again',
    otherAccount: 'Use another account',
  },
  try: {
    over: {
      title: 'This try has ended',
      text: 'Start it again in the studio. Each one can be begun within ten minutes.',
    },
    works: 'The connection works',
    doesNotWork: 'The connection does not work yet',
    lead: (name: string) =>
      `Nobody was signed in, and nothing was changed. This is what ${isolate(name)} told:`,
    leadOnFailure: (name: string) =>
      `Nobody was signed in, and nothing was changed. The connection is ${isolate(name)}.`,
    name: 'Name',
    address: 'Email address',
    subject: 'Id at the provider',
    groups: 'Groups',
    noName: 'none: check the claim for the name',
    noGroups: 'none: check the claim for groups, if you need them',
    close: 'Close this window and go on in the studio.',
  },
  problems: {
    unreachable: ({ issuer, detail }) =>
      `${issuer} does not answer${detail ? ` (${detail})` : ''}. Check the issuer, and that the portal can reach it over the internet.`,
    notAProvider: ({ issuer }) =>
      `${issuer} does not describe an OpenID provider at /.well-known/openid-configuration. Use the value that the provider calls “issuer”.`,
    otherIssuer: ({ issuer, detail }) =>
      detail
        ? `The provider calls itself “${detail}”, and the connection has “${issuer}”. They must be the same, letter by letter.`
        : `The answer came from another issuer than ${issuer}. Check the issuer, also for its tenant.`,
    unknownClient: ({ clientId }) =>
      `The provider does not know the client “${clientId}”. Check the client id.`,
    wrongSecret: ({ clientId }) =>
      `The provider does not accept the secret of the client “${clientId}”. Check whether it is complete, has expired, or is needed at all.`,
    redirectNotRegistered: ({ redirectUri, clientId }) =>
      `The provider does not send anybody back to the portal. Register exactly this redirect address for the client “${clientId}”: ${redirectUri}`,
    cancelled: () =>
      'The sign-in was cancelled at the provider, or the provider does not let this person use the portal.',
    refused: ({ detail }) =>
      `The provider refused the sign-in${detail ? ` with “${detail}”` : ''}. Look into its log for the reason.`,
    codeRefused: () =>
      'The provider did not accept its own code any more. Try again, without waiting in between.',
    otherAudience: ({ clientId }) =>
      `The ID token was made for another client than “${clientId}”. Check the client id.`,
    otherNonce: () => 'The ID token belongs to another sign-in. Start again from the beginning.',
    badSignature: () =>
      'The signature of the ID token is not right. The provider must sign it with a key that it publishes (RS256 or ES256, for example).',
    clock: () => 'The times in the ID token do not fit. Set the clocks of the provider and of the portal.',
    badAnswer: ({ detail }) =>
      `The provider’s answer cannot be used${detail ? ` (${detail})` : ''}. It must be that of the code flow with an ID token.`,
    noAddress: () =>
      'The provider tells no email address. Let it send the claim “email” with the scope “email”.',
    notVerified: ({ detail }) =>
      `The provider does not say that ${detail || 'the email address'} is verified. Let it send the claim “email_verified” (for Entra ID: “xms_edov”) with the value true.`,
    outsideDomains: ({ detail, domains }) =>
      `${detail || 'The address'} is outside the domains of this connection: ${domains || 'it has none that is the organization’s own'}.`,
  } satisfies ProblemTexts as ProblemTexts,
};
