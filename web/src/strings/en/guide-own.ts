import type { GuideSection } from '../guide-section.ts';

export const settings: GuideSection = {
  title: 'Look, language and playback',
  screen: 'Settings',
  lead: 'Theme, language and playback are chosen for this device.',
  steps: [
    'Press your initials, then *Settings*.',
    'Under *Theme* choose *Dark*, *Light*, *High contrast* or *System default*.',
    'Choose the *Language* of the portal. It loads again.',
    'Choose whether videos begin with *Captions*, and whether *Autoplay next* is on.',
  ],
  facts: ['An organization can bring its own colours. High contrast always stays as it is.'],
};

export const news: GuideSection = {
  title: 'What you are told of',
  screen: 'Settings',
  lead: 'The bell, mails and messages on your devices tell you what is new. Each is your choice.',
  steps: [
    'Press the bell, *Notifications*, to read what happened. *Mark all as read* clears the number.',
    'Press your initials, then *Settings*.',
    'Under *New in what you follow* choose *Daily*, *Weekly* or *Off* for the mail about categories that you follow.',
    'Press *Turn on for this device* to be told by this device while the portal is closed.',
    'Under *What you are told of* choose by which way each kind comes.',
  ],
  trouble: [
    {
      when: 'The browser blocks notifications.',
      help: 'Allow them for this site in the settings of the browser, then load the page again.',
    },
  ],
};

export const feed: GuideSection = {
  title: 'Your own feed',
  screen: 'Settings',
  lead: 'A podcast app or a news reader can fetch what is new for you: categories that you follow, and your playlist.',
  steps: [
    'Press your initials, then *Settings*.',
    'Under *Your own feed* press *Make an address*.',
    'Press *Copy address*, and put the address into your app. It is shown this once.',
  ],
  after: 'The page says when the address was last read. *Take it back* ends it at once.',
  facts: ['The address opens without sign-in: keep it to yourself.'],
};

export const organizations: GuideSection = {
  title: 'Several organizations',
  lead: 'If you belong to more than one organization, you are in one at a time.',
  steps: [
    'Press the organization’s name in the menu. *Organizations* opens.',
    'Choose another one. The portal loads again, and your other tabs follow.',
    'To leave one for good, open *Settings* and press *Leave* under *Organizations*.',
  ],
  facts: ['*Internal* and *Public* in the menu switch between what members see and what everybody sees.'],
};

export const account: GuideSection = {
  title: 'Keep your account safe',
  lead: 'Where the portal itself signs you in, you look after password, second step and sessions yourself.',
  steps: [
    'Press your initials, then *Security settings*.',
    'Press *Change* beside *Password* for another password.',
    'Press *Set up* beside *Authenticator app*, or *Add a passkey*, for a second step.',
    'Keep the *Recovery codes* where you find them without the app. Each signs you in once.',
    'Press *End* beside a session of a device that you lost, or *Sign out everywhere*.',
  ],
  trouble: [
    {
      when: 'You forgot the password.',
      help: 'Press *Forgot password?* on the page of sign-in. A mail brings a link that works for half an hour, once.',
    },
    {
      when: 'You lost the device with the second step.',
      help: 'Use a recovery code. Without one, an admin of your organization can remove the second step.',
    },
  ],
};

export const publicPages: GuideSection = {
  title: 'Public pages',
  lead: 'An organization can show part of its content to everybody. No account is needed to watch.',
  steps: [
    'Open the address that you were given.',
    'If it asks for a password, type the one that came with the link, and press *Unlock*.',
    'If you are a member, press *Sign in* to like, save and follow.',
  ],
  after: 'A locked item stays open in this tab for twelve hours.',
  trouble: [
    {
      when: 'The page is not found.',
      help: 'The link has ended, or the item was taken back. Ask who sent it.',
    },
  ],
};
