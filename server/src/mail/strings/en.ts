import type { MailTexts } from './mail-texts.ts';

const unasked = 'If you did not expect this, you need not do anything.';
const invited = (name: string) =>
  `This mail came because somebody at ${name} invited this address. ${unasked}`;
const entered = (name: string) =>
  `This mail came because somebody entered this address at ${name}. ${unasked}`;
const trial = `This mail came because somebody asked for a free trial with this address. ${unasked}`;
const withoutLink = 'If you did not ask for it, you need not do anything: without this link nobody gets in.';
const reminded =
  'This mail came because you asked to be reminded of this item. Switch the reminder off on its page.';
const see = 'See what is coming';

const submitted = 'This mail came because you submitted this item for review.';
const quoted = (comment: string) => (comment ? [`“${comment}”`] : []);

export const en: MailTexts = {
  ifButtonFails: 'If the button does not work, open this address:',

  invitation: (name) => ({
    subject: `Set up your account at ${name}`,
    paragraphs: [
      `${name} has opened its video and audio portal to you. Choose your name and a way to sign in, and start watching.`,
      'The link works once, for 7 days.',
    ],
    action: 'Set up your account',
    reason: invited(name),
  }),
  confirmRegistration: (name) => ({
    subject: `Confirm your e-mail address for ${name}`,
    paragraphs: [
      `You asked for an account at the video and audio portal of ${name}. Confirm that this address is yours and go on with your name.`,
      'The link works for 24 hours.',
    ],
    action: 'Confirm e-mail address',
    reason: entered(name),
  }),
  alreadyRegistered: (name) => ({
    subject: `You already have an account at ${name}`,
    paragraphs: [
      `Somebody, probably you, asked for an account at ${name} with this address. It has one: sign in with it.`,
    ],
    action: 'Sign in',
    reason: entered(name),
  }),
  accountClosed: (name) => ({
    subject: `Your account at ${name} is closed`,
    paragraphs: [
      `Somebody, probably you, asked for an account at ${name} with this address. The directory of ${name} says that it has none any more. If that is wrong, ask the people there who look after it.`,
    ],
    reason: entered(name),
  }),
  freeTrial: () => ({
    subject: 'Start your free trial',
    paragraphs: [
      'Give your organization a portal for its video and audio: name it, set up your account, and bring in the first recording.',
      'The link works once, for 7 days.',
    ],
    action: 'Start free trial',
    reason: trial,
  }),
  freeTrialKnown: () => ({
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, asked for a free trial with this address. It has an account: sign in with it.',
    ],
    action: 'Sign in',
    reason: trial,
  }),
  leadReceived: (name) => ({
    subject: `${name} will be in touch`,
    paragraphs: [
      `Thank you for your interest. ${name} has your address and will answer you there.`,
      'Until then, there is more to watch.',
    ],
    action: `Open the pages of ${name}`,
    reason: entered(name),
  }),
  lead: (name, email, category) => ({
    subject: 'Somebody asks for contact',
    paragraphs: [
      `${email} asked ${name} for contact on its public pages${category ? `, in the category “${category}”` : ''}.`,
      'The address was typed by a visitor and is not confirmed.',
    ],
    reason: `This mail came because you look after ${name}.`,
  }),

  newPassword: (name) => ({
    subject: 'Choose a new password',
    paragraphs: [
      `Somebody, probably you, has forgotten the password of your account at ${name}.`,
      'The link works once, for 30 minutes.',
    ],
    action: 'Choose a new password',
    reason: `This mail came because somebody entered this address on the sign-in page. ${withoutLink}`,
  }),
  confirmEmail: (name) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      `Confirm that this address is yours, and sign in at ${name}.`,
      'The link works once, for 24 hours.',
    ],
    action: 'Confirm e-mail address',
    reason: `This mail came because somebody signed in with this address. ${withoutLink}`,
  }),
  securityChanges: {
    'password changed': 'Your password was changed',
    'authenticator added': 'An authenticator app was added to your account',
    'authenticator removed': 'The authenticator app was removed from your account',
    'recovery codes made': 'New recovery codes were made for your account',
    'passkey added': 'A passkey was added to your account',
    'passkey removed': 'A passkey was removed from your account',
    'second step removed': 'Your authenticator app and passkeys were removed by an administrator',
  },
  securityChanged: (name) => ({
    paragraphs: [
      'If that was you, all is well.',
      'If it was not, choose a new password with “Forgot password?” on the sign-in page, and look through your security settings.',
    ],
    action: 'Security settings',
    reason: `This mail came because the way you sign in at ${name} has changed.`,
  }),

  reminderSet: (title, when) => ({
    subject: `Reminder set: ${title}`,
    paragraphs: [
      `It comes on ${when}.`,
      'The calendar entry is attached, and another mail follows when it is there.',
    ],
    action: see,
    reason: reminded,
  }),
  reminderMoved: (title, when) => ({
    subject: `New time: ${title}`,
    paragraphs: [`It now comes on ${when}.`, 'The attached calendar entry replaces the one before.'],
    action: see,
    reason: reminded,
  }),
  reminderPublished: (title, when) => ({
    subject: `Now available: ${title}`,
    paragraphs: [`What you asked to be reminded of is there since ${when}.`],
    action: 'Watch now',
    reason: reminded,
  }),

  setAside: (title, name) => ({
    subject: `“${title}” could not be processed`,
    paragraphs: [
      'The service ended each time it worked on this file. It has set the file aside, so that others go on.',
      'Bring in another copy of it, for example one that was exported anew.',
    ],
    reason: `This mail came because you brought the file in, or because you look after ${name}.`,
  }),

  reviewSubmitted: ({ title, by, comment }) => ({
    subject: `To review: ${title}`,
    paragraphs: [`${by || 'The command line'} submitted “${title}” for review.`, ...quoted(comment)],
    action: 'Review it',
    reason: 'This mail came because you may review content before it is published.',
  }),
  reviewApproved: ({ title, by, comment, remarks }) => ({
    subject: `Approved: ${title}`,
    paragraphs: [
      `${by || 'The command line'} approved “${title}”.`,
      ...quoted(comment),
      ...(remarks > 0 ? [remarks === 1 ? 'One remark is open.' : `${remarks} remarks are open.`] : []),
    ],
    action: 'See the review',
    reason: submitted,
  }),
  reviewChangesRequested: ({ title, by, comment, remarks }) => ({
    subject: `Changes requested: ${title}`,
    paragraphs: [
      `${by || 'The command line'} asks for changes of “${title}”.`,
      ...quoted(comment),
      ...(remarks > 0 ? [remarks === 1 ? 'One remark is open.' : `${remarks} remarks are open.`] : []),
    ],
    action: 'See the remarks',
    reason: submitted,
  }),
  reviewDiscarded: ({ title, by, comment }) => ({
    subject: `Review ended: ${title}`,
    paragraphs: [
      `${by || 'The command line'} took “${title}” out of review. It is a draft again.`,
      ...quoted(comment),
    ],
    action: 'Open the item',
    reason: submitted,
  }),

  digest: ({ title, total, shown, rhythm }) => ({
    subject: total === 1 ? `New: ${title}` : `New: ${title}, and ${total - 1} more`,
    paragraphs: [
      total === 1
        ? 'This is new in a category that you follow.'
        : total === shown
          ? `These ${total} are new in categories that you follow.`
          : `${total} are new in categories that you follow; these are the newest.`,
    ],
    action: 'See what you follow',
    reason: `This mail came because you chose a ${rhythm} digest. Choose otherwise in the settings of the portal.`,
    leave: 'Unsubscribe',
  }),
};
