import type { Language } from '@tv/contract/languages';
import { html } from '../pages/html.ts';

/** All texts of the provider's pages in English. Other languages have the same names. */
export const en = {
  language: 'en' as Language,

  /** The title of a page with a problem. */
  problemOn: (title: string) => `Problem: ${title}`,
  termsOfService: 'Terms of service',
  backToPortal: 'Back to portal',
  backToSettings: 'Back to security settings',
  forPerson: (email: string) => html`For <strong>${email}</strong>.`,
  /** The object of a short button label, such as "Change", for screen readers. */
  unseenThing: (thing: string) => ` ${thing.toLowerCase()}`,
  unseenName: (name: string) => ` ${name}`,
  proceed: 'Continue',
  remove: 'Remove',
  setUp: 'Set up',

  email: 'Email',
  enterEmail: 'Enter your email address.',
  wholeEmail: 'Enter the whole email address, like name@example.com.',
  password: 'Password',
  enterPassword: 'Enter your password.',
  currentPassword: 'Current password',
  enterCurrentPassword: 'Enter your current password.',
  wrongCurrentPassword: 'This is not your current password.',
  newPassword: 'New password',
  passwordHelp: (characters: number) =>
    `${characters} characters or more; words that nobody would put together. You will be signed out everywhere.`,
  passwordProblems: (least: number, most: number) => ({
    TooShort: `Use at least ${least} characters.`,
    TooLong: `Use at most ${most} characters.`,
    RequiresDigit: 'Use at least one digit.',
    RequiresLowercase: 'Use at least one lower-case letter.',
    RequiresUppercase: 'Use at least one capital letter.',
    RequiresNonAlphanumeric: 'Use at least one character that is neither a letter nor a digit.',
    TooCommon:
      'Many people use this one, or it is easy to guess. Choose words that nobody would put together.',
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
      `Very many sign-ins were begun in your network within an hour. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  },
  signIn: {
    title: 'Sign in',
    lead: (organization: string) => `Watch what ${organization} publishes.`,
    yourOrganization: 'your organization',
    forgotten: 'Forgot password?',
    network: {
      title: 'Not in this network',
      text: 'Your organization opens the portal in its own networks only. Connect to one of them, then sign in again.',
    },
    closed: 'This account is closed. Ask your organization’s administrator to open it again.',
    wrong: 'Email or password is not right. Check both and try again.',
    wrongPasskey:
      'This passkey does not sign anybody in here. Use your password, and look through your passkeys in the security settings.',
    passkeyFailed: 'That did not work. Try again, or use your password.',
    withPasskey: 'Use a passkey',
  },
  code: {
    title: 'Enter your code',
    label: 'Code',
    help: 'The six digits that your authenticator app shows now, or one of your recovery codes.',
    missing: 'Enter the code that your app shows.',
    wrong: 'This code is not right, or was used already. Wait for the next one, then try again.',
  },
  device: {
    title: 'Connect the command line',
    lead: 'Enter the code that your command line shows.',
    label: 'Code',
    help: 'Eight letters, like WDJB-MJHT. The code works for ten minutes.',
    missing: 'Enter the code that the command line shows.',
    wrong:
      'This code is not right, is too old, or was used already. Check it, or start again in the command line.',
    program: 'The TV command line',
    confirmTitle: 'Did you start this?',
    confirm: (program: string) => html`<strong>${program}</strong> wants to act as you.`,
    confirmAs: (program: string, email: string) =>
      html`<strong>${program}</strong> wants to act as you, <strong>${email}</strong>.`,
    compare: 'Your command line must show this code.',
    askedFrom: (from: string) => `Asked for from: ${from}.`,
    warning:
      'Go on only if you started this yourself, just now. Whoever sent you this code or address would get into your account.',
    allow: 'Allow',
    cancel: 'Cancel',
    done: {
      title: 'The command line is signed in',
      text: 'Go back to it; this page is not needed any more. The security settings end it again.',
    },
    refused: {
      title: 'Nothing was signed in',
      text: 'The command line was refused. If you did not start it, you need not do anything else.',
    },
  },
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
    lead: 'Enter your email address. You get a link there to choose a new one.',
    button: 'Send link',
    sent: (email: string) => ({
      title: 'Look into your mailbox',
      text: `If ${email} has an account here, a mail with a link is on its way. The link works for 30 minutes. Nothing there? Look into the spam folder, too.`,
    }),
  },
  expiredLink: {
    title: 'This link does not work any more',
    text: 'It was used already, its time is over, or a newer one was used. Ask for another one.',
    sendAnother: 'Send another link',
    signInToGetOne: 'Sign in to get one',
  },
  changePassword: 'Change password',
  savePassword: 'Save password',
  passwordChanged: {
    title: 'Your password is changed',
    text: 'You are signed out everywhere. Sign in again with the new one.',
  },
  confirmEmail: {
    title: 'Confirm your email address',
    text: 'One press, and you can sign in.',
    button: 'Confirm',
    sent: (email: string) =>
      `A mail with a link is on its way to ${email}. Open it, then sign in again. The link works for 24 hours.`,
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
    sessions: 'Where you are signed in',
    thisSession: (signedIn: string) => `This browser, signed in ${signedIn}`,
    otherSession: (seen: string, signedIn: string) => `Seen ${seen}, signed in ${signedIn}`,
    end: 'End',
    unseenSession: (device: string, signedIn: string) => ` session of ${device}, signed in ${signedIn}`,
    signOutEverywhere: 'Sign out everywhere',
    signedOut: { title: 'You are signed out', text: 'This browser is signed out. Others go on.' },
    signedOutEverywhere: {
      title: 'You are signed out everywhere',
      text: 'Other devices notice within a minute, and the address of your own feed opens nothing any more.',
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
      'With an app that shows a new code every half minute, your password alone does not open your account any more.',
    required:
      'Your organization asks for a second step when you sign in: a code of an authenticator app. Set it up now, then you go on.',
    scan: (address: string) =>
      html`Scan this with the app, or <a href="${address}">open it on this device</a>.`,
    picture: 'The key as a picture, for the app’s camera',
    noCamera: 'No camera? Type this key into the app:',
    codeHelp: 'The six digits that the app shows now.',
    wrongCode: 'This code is not right. Wait for the next one that the app shows, and check its clock.',
    turnOn: 'Turn on',
    isOn: 'Authenticator app is on',
    removeTitle: 'Remove authenticator app',
    removeLead: 'Your password alone will open your account again.',
    codesInstead: 'Make new recovery codes instead',
    removed: {
      title: 'Authenticator app is off',
      text: 'Delete the entry in the app, too. Your recovery codes do not work any more.',
    },
  },
  recoveryCodes: {
    name: 'Recovery codes',
    renewTitle: 'New recovery codes',
    renewLead: 'You get ten new codes for the day that the app is not at hand. The old ones stop working.',
    renew: 'Make new codes',
    lead: 'Keep these recovery codes where you find them without the app. Each signs you in once, in place of the app’s code. You will not see them again.',
  },
  passkeys: {
    title: 'Passkeys',
    some: 'Each of these signs you in without your password.',
    none: 'You have none yet.',
    notUsed: (added: string) => `Added ${added}, not used yet`,
    used: (added: string, used: string) => `Added ${added}, used ${used}`,
    addTitle: 'Add a passkey',
    addLead:
      'A passkey is kept by this device or your password manager and signs you in with a finger, a face or a PIN.',
    nameLead: 'Give it a name that tells you where it is. Your device asks for the rest.',
    name: 'Name',
    nameHelp: 'For example: laptop, phone, password manager.',
    create: 'Create passkey',
    createFailed: 'That did not work. Try again.',
    needsScript: 'Adding a passkey needs JavaScript. Turn it on for this page.',
    notInBrowser: 'This browser cannot make passkeys. Try another one.',
    back: 'Back to passkeys',
    notAdded: {
      title: 'The passkey was not added',
      text: 'It is known already, there are too many, or it took too long. Remove it from your device and try again.',
    },
    removeTitle: 'Remove passkey',
    removeLead: (name: string) => `“${name}” will not sign you in any more.`,
  },

  problems: {
    session_not_found: {
      title: 'This sign-in has ended',
      text: 'It was open too long, or went on in another tab. Go back to the portal and sign in from there.',
    },
    invalid_redirect_uri: {
      title: 'This address is not the portal’s',
      text: 'The sign-in was started from an address that this portal is not published under. Open the portal with the button below and sign in from there.',
    },
    not_found: {
      title: 'This page does not exist',
      text: 'The address may be misspelt, or the page has moved.',
    },
    server_error: {
      title: 'Sign-in does not work right now',
      text: 'Something failed on our side. Wait a minute and try again; if it stays like this, tell your administrator.',
    },
    crossOrigin: {
      title: 'This did not come from here',
      text: 'Open the page from the portal and try again.',
    },
    other: {
      title: 'This sign-in cannot go on',
      text: 'The request that opened this page is not complete. Go back to the portal and sign in from there.',
    },
  },
  forAdmin: (detail: string) => `For the administrator: ${detail}.`,
};

export type Text = typeof en;
