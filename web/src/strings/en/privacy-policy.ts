import type { Section } from '../section.ts';

export const title = 'Privacy policy';
export const lead =
  'What this portal keeps about you, why, and what stays on your own device. Your organization may have a policy of its own, which then comes first.';

/** The neutral text, for a portal whose provider has written none of its own. It says what this software does. */
export const members: Section = {
  title: 'When you are signed in',
  body: [
    [
      'Your name, your e-mail address and your role, so that you can be let in and be helped.',
      'Your playlist, what you like and follow, and your reminders, because you asked for them to be kept.',
      'Which mails you chose, and an address at your browser’s notification service for each device that you let tell you.',
      'How far you have watched what, so that you can go on there and so that your organization knows what is of use.',
    ],
    'Passwords are kept only as hashes, from which they cannot be read.',
  ],
};
export const visitors: Section = {
  title: 'When you only visit',
  body: [
    'On public pages you need no account. A random number in your browser keeps a second viewing from being counted as another person. The service keeps a salted hash of it, and no network address. Addresses are held as keyed hashes for an hour at most, to slow down whoever guesses passwords.',
  ],
};
export const device: Section = {
  title: 'On your device',
  body: [
    'Your theme, your player settings and your recent searches are kept in your browser and are not sent anywhere. Your sign-in lives in the page’s memory, and its traces go when you sign out.',
  ],
};
export const others: Section = {
  title: 'Who else sees it',
  body: [
    'Nobody by way of these pages: they load nothing from other sites, no fonts, no counters and no advertisements. Addresses of pages you leave are not passed on.',
    'Where you switch notifications on for a device, the service that your browser brings along passes them on. They are encrypted: only your device can read them.',
  ],
};
export const rights: Section = {
  title: 'Your rights',
  body: [
    'Ask an admin of your organization to see, correct or delete what is kept about you. You can empty your playlist, take back reactions and stop following at any time.',
  ],
};
