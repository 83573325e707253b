import type { Section } from '../section.ts';

export const title = 'Privacy policy';
export const lead =
  'What this portal stores about you, why, and what stays on your device. If your organization has its own policy, that policy takes precedence.';

/** The neutral text, for a portal whose provider has written none of its own. It says what this software does. */
export const members: Section = {
  title: 'When you are signed in',
  body: [
    [
      'Your name, your email address and your role, to give you access and support.',
      'Your playlist, what you like and follow, and your reminders, because you asked the portal to keep them.',
      'Which emails you chose and, for each device that you turned notifications on for, its address at your browser’s notification service.',
      'How far you have watched each item, so that you can continue there and your organization knows what is useful.',
    ],
    'Passwords are stored only as hashes, from which they cannot be read.',
  ],
};
export const visitors: Section = {
  title: 'When you only visit public pages',
  body: [
    'You need no account on public pages. A random number in your browser keeps a second view from being counted as another person. The service stores a salted hash of it and no network address. To slow down password guessing, network addresses are kept as keyed hashes for an hour at most.',
  ],
};
export const device: Section = {
  title: 'On your device',
  body: [
    'Your theme, your player settings and your recent searches stay in your browser and are not sent anywhere. Your sign-in is kept in the page’s memory, and its traces are removed when you sign out.',
  ],
};
export const others: Section = {
  title: 'Who else sees it',
  body: [
    'No one, through these pages: they load nothing from other sites, no fonts, no trackers and no ads. The addresses of pages you leave are not passed on.',
    'If you turn on notifications for a device, your browser’s notification service delivers them. They are encrypted, so only your device can read them.',
  ],
};
export const rights: Section = {
  title: 'Your rights',
  body: [
    'Ask an admin of your organization to show you, correct or delete what is stored about you. You can empty your playlist, remove reactions and stop following categories at any time.',
  ],
};
