import { isolate } from '@tv/contract/isolate';
import type { Language } from '@tv/contract/languages';
import { html } from '../pages/html.ts';
import { connectionsEn } from './connections-en.ts';
import { consentEn } from './consent-en.ts';

/** All texts of the provider's pages in English. Other languages have the same names. */
export const en = {
  language: 'en' as Language,

  /** The title of a page with a problem. */
  problemOn: (title: string) => `Problem: ${title}`,
  termsOfService: 'Terms of service',
  accessibility: 'Accessibility',
  backToPortal: 'Back to portal',
  backToSettings: 'Back to security settings',
  forPerson: (email: string) => html`For <strong>${email}</strong>.`,
  /** The object of a short button label, such as "Change", for screen readers. */
  unseenThing: (thing: string) => ` ${thing.toLowerCase()}`,
  unseenName: (name: string) => ` ${isolate(name)}`,
  proceed: 'Continue',
  remove: 'Remove',
  setUp: 'Set up',

  email: 'Email',
  enterEmail: 'Enter your email address.',
  wholeEmail: 'Enter a complete email address, like name@example.com.',
  password: 'Password',
  enterPassword: 'Enter your password.',
  currentPassword: 'Current password',
  enterCurrentPassword: 'Enter your current password.',
  wrongCurrentPassword: 'This is not your current password.',
  newPassword: 'New password',
  passwordHelp: (characters: number) =>
    `Use at least ${characters} characters, and words that nobody would put together. You will be signed out everywhere.`,
  passwordProblems: (least: number, most: number) => ({
    TooShort: `Use at least ${least} characters.`,
    TooLong: `Use at most ${most} characters.`,
    RequiresDigit: 'Use at least one digit.',
    RequiresLowercase: 'Use at least one lowercase letter.',
    RequiresUppercase: 'Use at least one uppercase letter.',
    RequiresNonAlphanumeric: 'Use at least one character that is not a letter or digit.',
    TooCommon: 'This password is common or easy to guess. Choose words that nobody would put together.',
    SameAsPerson: 'Do not use your name or email address as the password.',
  }),
  show: 'Show',
  hide: 'Hide',
  wait: (seconds: number) =>
    `Too many attempts. Wait ${seconds === 1 ? '1 second' : `${seconds} seconds`}, then try again.`,
  busy: 'Too many people are signing in at once. Try again in a few seconds.',

  tooManySignIns: {
    title: 'Too many sign-ins',
    text: (minutes: number) =>
      `Too many sign-ins were started from your network within an hour. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  },
  signIn: {
    title: 'Sign in',
    lead: (organization: string) => `Watch what ${isolate(organization)} publishes.`,
    yourOrganization: 'your organization',
    forgotten: 'Forgot password?',
    network: {
      title: 'Not available on this network',
      text: 'Your organization allows access only from its own networks. Connect to one of them, then sign in again.',
    },
    closed: 'This account is closed. Ask an admin of your organization to reopen it.',
    wrong: 'Wrong email or password. Check both and try again.',
    wrongPasskey:
      'This passkey is not known here. Use your password, and check your passkeys in the security settings.',
    passkeyFailed: 'That did not work. Try again, or use your password.',
    withPasskey: 'Use a passkey',
  },
  connections: connectionsEn,
  code: {
    title: 'Enter your code',
    label: 'Code',
    help: 'The six digits that your authenticator app shows now, or one of your recovery codes.',
    missing: 'Enter the code that your app shows.',
    wrong: 'This code is wrong or has already been used. Wait for the next one, then try again.',
  },
  device: {
    title: 'Connect a device',
    lead: 'Enter the code that the command line or your device shows.',
    label: 'Code',
    help: 'Eight letters, like WDJB-MJHT. The code works for ten minutes.',
    missing: 'Enter the code that the device shows.',
    wrong:
      'This code is wrong, has expired or has already been used. Check it, or start again on the device.',
    program: 'The TV command line',
    confirmTitle: 'Did you start this?',
    confirm: (program: string) => html`<strong>${isolate(program)}</strong> wants to act as you.`,
    confirmAs: (program: string, email: string) =>
      html`<strong>${isolate(program)}</strong> wants to act as you, <strong>${email}</strong>.`,
    compare: 'Check that the command line or your device shows this code.',
    askedFrom: (from: string) => `Requested from: ${from}.`,
    warning:
      'Continue only if you started this yourself just now. Anyone who sent you this code or address would get access to your account.',
    allow: 'Allow',
    cancel: 'Cancel',
    done: {
      title: 'The command line is signed in',
      text: 'You can close this page and return to it. To sign it out again, use the security settings.',
    },
    refused: {
      title: 'The device was not connected',
      text: 'You refused the request. If you did not start it, there is nothing else to do.',
    },
  },
  consent: consentEn,
  signOut: {
    title: 'Sign out?',
    text: 'You will be signed out of TV in this browser.',
    button: 'Sign out',
    stay: 'Stay signed in',
    done: { title: 'You are now signed out', text: 'Sign in again whenever you like.' },
  },

  forgotten: {
    pageTitle: 'Forgot password',
    title: 'Forgot your password?',
    lead: 'Enter your email address, and we will send you a link to choose a new one.',
    button: 'Send link',
    sent: (email: string) => ({
      title: 'Check your inbox',
      text: `If ${email} has an account here, an email with a link is on its way. The link works for 30 minutes. If you cannot find it, check your spam folder.`,
    }),
  },
  expiredLink: {
    title: 'This link no longer works',
    text: 'It has already been used, has expired, or a newer one was used. Request another one.',
    sendAnother: 'Send another link',
    signInToGetOne: 'Sign in to get one',
  },
  changePassword: 'Change password',
  savePassword: 'Save password',
  passwordChanged: {
    title: 'Your password has been changed',
    text: 'You are signed out everywhere. Sign in again with the new password.',
  },
  confirmEmail: {
    title: 'Confirm your email address',
    text: 'Then you can sign in.',
    button: 'Confirm',
    sent: (email: string) =>
      `An email with a link is on its way to ${email}. Open the link, then sign in again. It works for 24 hours.`,
    done: { title: 'Your email address is confirmed', text: 'Sign in and start watching.' },
  },

  settings: {
    title: 'Security settings',
    lead: (email: string) => html`You are signed in as <strong>${email}</strong>.`,
    change: 'Change',
    renew: 'Renew',
    manage: 'Manage',
    passwordChanged: (when: string) => `Changed ${when}`,
    passwordSet: 'Set',
    on: 'On',
    off: 'Off',
    codesLeft: (codes: number) => `${codes} left`,
    passkeys: (count: number) => (count === 0 ? 'None' : count === 1 ? '1 passkey' : `${count} passkeys`),
    applications: {
      title: 'Applications with access',
      dates: (given: string, used: string | undefined) =>
        used ? `Allowed ${given}, last used ${used}` : `Allowed ${given}, not used yet`,
      end: 'End access',
    },
    sessions: 'Where you are signed in',
    thisSession: (signedIn: string) => `This browser, signed in ${signedIn}`,
    otherSession: (seen: string, signedIn: string) => `Last seen ${seen}, signed in ${signedIn}`,
    end: 'End',
    unseenSession: (device: string, signedIn: string) => ` session of ${device}, signed in ${signedIn}`,
    signOutEverywhere: 'Sign out everywhere',
    signedOut: { title: 'You are signed out', text: 'This browser is signed out. Others stay signed in.' },
    signedOutEverywhere: {
      title: 'You are signed out everywhere',
      text: 'Other devices are signed out within a minute, and the address of your personal feed no longer works.',
    },
    signInFirst: {
      title: 'Sign in first',
      text: 'Go to the portal, sign in, and open the security settings from your menu.',
    },
  },
  onDevice: (browser: string, system: string) => `${browser} on ${system}`,
  commandLine: 'Command line',
  unknownDevice: 'Unknown device',
  justNow: 'just now',
  onDate: (date: string) => `on ${date}`,

  authenticator: {
    title: 'Authenticator app',
    addLead:
      'With an app that shows a new code every 30 seconds, your password alone is no longer enough to sign in.',
    required:
      'Your organization requires a second step when you sign in: a code from an authenticator app. Set it up now to continue.',
    scan: (address: string) =>
      html`Scan this with the app, or <a href="${address}">open it on this device</a>.`,
    picture: 'QR code to scan with the app',
    noCamera: 'No camera? Type this key into the app:',
    codeHelp: 'The six digits that the app shows now.',
    wrongCode: 'This code is wrong. Wait for the next one in the app, and check the clock of your device.',
    turnOn: 'Turn on',
    isOn: 'Authenticator app is on',
    removeTitle: 'Remove authenticator app',
    removeLead: 'You will sign in with your password alone again.',
    codesInstead: 'Create new recovery codes instead',
    removed: {
      title: 'Authenticator app is off',
      text: 'Delete the entry in the app, too. Your recovery codes no longer work.',
    },
  },
  recoveryCodes: {
    name: 'Recovery codes',
    renewTitle: 'New recovery codes',
    renewLead: 'You get ten new codes for when you do not have the app at hand. The old ones stop working.',
    renew: 'Create new codes',
    lead: 'Keep these recovery codes where you can find them without the app. Each works once, in place of a code from the app. You will not see them again.',
  },
  passkeys: {
    title: 'Passkeys',
    some: 'Each of these signs you in without your password.',
    none: 'You have none yet.',
    notUsed: (added: string) => `Added ${added}, not used yet`,
    used: (added: string, used: string) => `Added ${added}, used ${used}`,
    addTitle: 'Add a passkey',
    addLead:
      'A passkey is stored on this device or in your password manager and signs you in with your fingerprint, face or PIN.',
    nameLead: 'Give it a name that tells you where it is. Your device asks for the rest.',
    name: 'Name',
    nameHelp: 'For example: laptop, phone, password manager.',
    create: 'Create passkey',
    createFailed: 'That did not work. Try again.',
    needsScript: 'Adding a passkey needs JavaScript. Turn it on for this page.',
    notInBrowser: 'This browser does not support passkeys. Try another one.',
    back: 'Back to passkeys',
    notAdded: {
      title: 'The passkey was not added',
      text: 'It has already been added, there are too many, or it took too long. Remove it from your device and try again.',
    },
    removeTitle: 'Remove passkey',
    removeLead: (name: string) => `“${isolate(name)}” will no longer sign you in.`,
  },

  problems: {
    session_not_found: {
      title: 'This sign-in has ended',
      text: 'It was open too long, or continued in another tab. Go back to the portal and sign in from there.',
    },
    invalid_redirect_uri: {
      title: 'This address is not registered',
      text: 'The sign-in was to lead back to an address that is not registered. If you came from an application, tell its admin. Otherwise, open the portal with the button below and sign in from there.',
    },
    not_found: {
      title: 'This page does not exist',
      text: 'The address may be misspelt, or the page has moved.',
    },
    server_error: {
      title: 'Sign-in is not working right now',
      text: 'Something failed on our side. Wait a minute and try again; if it keeps happening, tell your admin.',
    },
    crossOrigin: {
      title: 'This request came from another site',
      text: 'Open the page from the portal and try again.',
    },
    other: {
      title: 'This sign-in cannot continue',
      text: 'The request that opened this page is incomplete. Go back to the portal and sign in from there.',
    },
  },
  forAdmin: (detail: string) => `For the admin: ${detail}.`,
};

export type Text = typeof en;
