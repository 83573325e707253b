import { isolate } from '@tv/contract/isolate';
import type { MailTexts } from './mail-texts.ts';

const unasked = 'If you did not expect it, you can ignore it.';
const invited = (name: string) =>
  `You are getting this email because someone at ${isolate(name)} invited this address. ${unasked}`;
const entered = (name: string) =>
  `You are getting this email because someone entered this address at ${isolate(name)}. ${unasked}`;
const trial = `You are getting this email because someone requested a free trial with this address. ${unasked}`;
const withoutLink = 'If you did not request it, you can ignore it: no one gets in without this link.';
const reminded =
  'You are getting this email because you set a reminder for this item. You can turn it off on its page.';
const see = 'See what is coming';

const submitted = 'You are getting this email because you submitted this item for review.';
const quoted = (comment: string) => (comment ? [`“${isolate(comment)}”`] : []);

export const en: MailTexts = {
  ifButtonFails: 'If the button does not work, open this address:',

  invitation: (name) => ({
    subject: `Set up your account at ${isolate(name)}`,
    paragraphs: [
      `${isolate(name)} has invited you to its video and audio portal. Choose your name and a way to sign in, and start watching.`,
      'The link works once and is valid for 7 days.',
    ],
    action: 'Set up your account',
    reason: invited(name),
  }),
  confirmRegistration: (name) => ({
    subject: `Confirm your email address for ${isolate(name)}`,
    paragraphs: [
      `You requested an account at the video and audio portal of ${isolate(name)}. Confirm that this address is yours, then enter your name.`,
      'The link is valid for 24 hours.',
    ],
    action: 'Confirm email address',
    reason: entered(name),
  }),
  alreadyRegistered: (name) => ({
    subject: `You already have an account at ${isolate(name)}`,
    paragraphs: [
      `Someone, probably you, requested an account at ${isolate(name)} with this address. It already has one: sign in with it.`,
    ],
    action: 'Sign in',
    reason: entered(name),
  }),
  accountClosed: (name) => ({
    subject: `Your account at ${isolate(name)} is closed`,
    paragraphs: [
      `Someone, probably you, requested an account at ${isolate(name)} with this address. According to the directory of ${isolate(name)}, it no longer has one. If that is wrong, ask the people there who manage the directory.`,
    ],
    reason: entered(name),
  }),
  freeTrial: () => ({
    subject: 'Start your free trial',
    paragraphs: [
      'Give your organization a portal for its video and audio: name it, set up your account, and upload your first video.',
      'The link works once and is valid for 7 days.',
    ],
    action: 'Start free trial',
    reason: trial,
  }),
  freeTrialKnown: () => ({
    subject: 'You already have an account',
    paragraphs: [
      'Someone, probably you, requested a free trial with this address. It already has an account: sign in with it.',
    ],
    action: 'Sign in',
    reason: trial,
  }),
  leadReceived: (name) => ({
    subject: `${isolate(name)} will be in touch`,
    paragraphs: [
      `Thank you for your interest. ${isolate(name)} has your address and will reply to you there.`,
      'Until then, there is more to watch.',
    ],
    action: `Open the pages of ${isolate(name)}`,
    reason: entered(name),
  }),
  lead: (name, email, category) => ({
    subject: 'Contact request',
    paragraphs: [
      `${email} asked to be contacted, on the public pages of ${isolate(name)}${category ? `, in the category “${isolate(category)}”` : ''}.`,
      'The address was entered by a visitor and is not confirmed.',
    ],
    reason: `You are getting this email because you manage ${isolate(name)}.`,
  }),

  newPassword: (name) => ({
    subject: 'Choose a new password',
    paragraphs: [
      `Someone, probably you, has forgotten the password of your account at ${isolate(name)}.`,
      'The link works once and is valid for 30 minutes.',
    ],
    action: 'Choose a new password',
    reason: `You are getting this email because someone entered this address on the sign-in page. ${withoutLink}`,
  }),
  confirmEmail: (name) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      `Confirm that this address is yours, and sign in at ${isolate(name)}.`,
      'The link works once and is valid for 24 hours.',
    ],
    action: 'Confirm email address',
    reason: `You are getting this email because someone signed in with this address. ${withoutLink}`,
  }),
  securityChanges: {
    'password changed': 'Your password was changed',
    'authenticator added': 'An authenticator app was added to your account',
    'authenticator removed': 'The authenticator app was removed from your account',
    'recovery codes made': 'New recovery codes were created for your account',
    'passkey added': 'A passkey was added to your account',
    'passkey removed': 'A passkey was removed from your account',
    'second step removed': 'Your authenticator app and passkeys were removed by an admin',
  },
  securityChanged: (name) => ({
    paragraphs: [
      'If this was you, there is nothing else to do.',
      'If it was not, choose a new password with “Forgot password?” on the sign-in page, and check your security settings.',
    ],
    action: 'Security settings',
    reason: `You are getting this email because the way you sign in at ${isolate(name)} has changed.`,
  }),

  guestInvitation: (name, title, until) => ({
    subject: `${isolate(name)} shares “${isolate(title)}” with you`,
    paragraphs: [
      'You can watch it in your browser, without an account. To make sure that it is you, we send a code to this address when you open the link.',
      `It is shared with you until ${until}.`,
    ],
    action: 'Watch',
    reason: invited(name),
  }),
  guestCode: (name, code, minutes) => ({
    subject: `${code} is your code`,
    paragraphs: [
      `Enter it on the page of ${isolate(name)} that asked you for it: ${code}`,
      `The code works once and is valid for ${minutes} minutes. Nobody from ${isolate(name)} asks you for it in any other way.`,
    ],
    reason: `You are getting this email because someone opened a link that ${isolate(name)} sent to this address. If it was not you, you can ignore it: no one gets in without the code.`,
  }),

  webhookEnded: (name, host, because) => ({
    subject: `A webhook of ${isolate(name)} has ended`,
    paragraphs: [
      because === 'gone'
        ? `${host} answered that this address no longer exists (410).`
        : `${host} has not taken anything for five days.`,
      'Nothing more is sent there. The log in the studio shows what was sent and answered. You can switch the webhook on again.',
    ],
    action: 'Open the webhooks',
    reason: `You are getting this email because you are an admin of ${isolate(name)}.`,
  }),
  retention: ({ name, title, total, shown, areKept }) => ({
    subject:
      total === 1
        ? `Retention rules: ${isolate(title)}`
        : `Retention rules: ${isolate(title)}, and ${total - 1} more`,
    paragraphs: [
      total === 1
        ? 'A retention rule concerns this item.'
        : total === shown
          ? `Retention rules concern these ${total} items.`
          : `Retention rules concern ${total} items. These are the next ones.`,
      ...(areKept ? ['To keep an item, open it and choose “Keep for another year”.'] : []),
    ],
    action: 'Open the item',
    reason: `You are getting this email because you manage content of ${isolate(name)}.`,
  }),
  retentionOfItem: ({ rule, action, since, months, day }) =>
    ({
      tell: `${{ published: 'Published', watched: 'Last watched', created: 'Created' }[since]} more than ${months === 1 ? 'a month' : `${months} months`} ago. Rule: ${isolate(rule)}`,
      unpublish: `Will be unpublished on ${day} by the rule ${isolate(rule)}`,
      archive: `Will be archived on ${day} by the rule ${isolate(rule)}`,
      delete: `Will be deleted on ${day} by the rule ${isolate(rule)}`,
    })[action],
  reminderSet: (title, when) => ({
    subject: `Reminder set: ${isolate(title)}`,
    paragraphs: [
      `It will be published on ${when}.`,
      'A calendar entry is attached. You will get another email when it is published.',
    ],
    action: see,
    reason: reminded,
  }),
  reminderMoved: (title, when) => ({
    subject: `New time: ${isolate(title)}`,
    paragraphs: [
      `It will now be published on ${when}.`,
      'The attached calendar entry replaces the previous one.',
    ],
    action: see,
    reason: reminded,
  }),
  reminderPublished: (title, when) => ({
    subject: `Now available: ${isolate(title)}`,
    paragraphs: [`The item you set a reminder for was published on ${when}.`],
    action: 'Watch now',
    reason: reminded,
  }),

  setAside: (title, name) => ({
    subject: `“${isolate(title)}” could not be processed`,
    paragraphs: [
      'The service crashed each time it processed this file. It has set the file aside so that others can be processed.',
      'Upload another copy, for example a newly exported one.',
    ],
    reason: `You are getting this email because you uploaded the file or because you manage ${isolate(name)}.`,
  }),

  reviewSubmitted: ({ title, by, comment }) => ({
    subject: `To review: ${isolate(title)}`,
    paragraphs: [
      `${by ? isolate(by) : 'The command line'} submitted “${isolate(title)}” for review.`,
      ...quoted(comment),
    ],
    action: 'Review it',
    reason: 'You are getting this email because you can review content before it is published.',
  }),
  reviewApproved: ({ title, by, comment, remarks }) => ({
    subject: `Approved: ${isolate(title)}`,
    paragraphs: [
      `${by ? isolate(by) : 'The command line'} approved “${isolate(title)}”.`,
      ...quoted(comment),
      ...(remarks > 0 ? [remarks === 1 ? 'One comment is open.' : `${remarks} comments are open.`] : []),
    ],
    action: 'See the review',
    reason: submitted,
  }),
  reviewChangesRequested: ({ title, by, comment, remarks }) => ({
    subject: `Changes requested: ${isolate(title)}`,
    paragraphs: [
      `${by ? isolate(by) : 'The command line'} asked for changes to “${isolate(title)}”.`,
      ...quoted(comment),
      ...(remarks > 0 ? [remarks === 1 ? 'One comment is open.' : `${remarks} comments are open.`] : []),
    ],
    action: 'See the comments',
    reason: submitted,
  }),
  reviewDiscarded: ({ title, by, comment }) => ({
    subject: `Review ended: ${isolate(title)}`,
    paragraphs: [
      `${by ? isolate(by) : 'The command line'} withdrew “${isolate(title)}” from review. It is a draft again.`,
      ...quoted(comment),
    ],
    action: 'Open the item',
    reason: submitted,
  }),

  digest: ({ title, total, shown, rhythm }) => ({
    subject: total === 1 ? `New: ${isolate(title)}` : `New: ${isolate(title)}, and ${total - 1} more`,
    paragraphs: [
      total === 1
        ? 'This is new in a category you follow.'
        : total === shown
          ? `These ${total} items are new in categories you follow.`
          : `${total} items are new in categories you follow. These are the newest.`,
    ],
    action: 'See what you follow',
    reason: `You are getting this email because you chose a ${rhythm} digest. You can change this in the settings of the portal.`,
    leave: 'Unsubscribe',
  }),
};
