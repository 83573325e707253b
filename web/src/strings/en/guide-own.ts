import type { GuideSection } from '../guide-section.ts';

export const settings: GuideSection = {
  title: 'Look, language and playback',
  screen: 'Settings',
  lead: 'Choose theme, language and playback for this device.',
  steps: [
    'Press your initials, then *Settings*.',
    'Under *Theme* choose *Dark*, *Light*, *High contrast* or *System default*.',
    'Choose the *Language* of the portal. It reloads.',
    'Choose whether videos start with *Captions*, and whether *Autoplay next* is on.',
  ],
  facts: ['An organization can use its own colours. High contrast always stays the same.'],
};

export const news: GuideSection = {
  title: 'Notifications',
  screen: 'Settings',
  lead: 'The bell, emails and messages on your devices tell you what is new. You choose which of them you get.',
  steps: [
    'Press the bell, *Notifications*, to read what happened. *Mark all as read* clears the number.',
    'Press your initials, then *Settings*.',
    'Under *New in the categories you follow*, choose *Daily*, *Weekly* or *Off* for the email.',
    'Press *Turn on for this device* to be notified on this device even while the portal is closed.',
    'Under *What you are notified about*, choose how you get each kind.',
  ],
  trouble: [
    {
      when: 'The browser blocks notifications.',
      help: 'Allow them for this site in the browser’s settings, then reload the page.',
    },
  ],
};

export const feed: GuideSection = {
  title: 'Your personal feed',
  screen: 'Settings',
  lead: 'A podcast app or news reader can fetch what is new for you: from the categories you follow and from your playlist.',
  steps: [
    'Press your initials, then *Settings*.',
    'Under *Your personal feed*, press *Create an address*.',
    'Press *Copy address*, and add the address to your app. It is shown only once.',
  ],
  after: 'The page says when the address was last used. *Turn it off* stops it at once.',
  facts: ['The address works without signing in, so keep it to yourself.'],
};

export const calendar: GuideSection = {
  title: 'Announcements in your calendar',
  screen: 'Coming soon',
  lead: 'A calendar app can subscribe to what is coming soon. Changed dates reach it without your help.',
  steps: [
    'Open *Coming soon*, and press *Subscribe to calendar*.',
    'On public pages your calendar app opens. Inside, *Your personal feed* opens in *Settings*.',
    'There, press *Create an address*, then *Subscribe to calendar* or *Copy calendar address*.',
  ],
  after: 'The calendar has what you can see, and is read again by your app every few hours.',
  facts: [
    'The personal address works without signing in. If someone else may know it, press *Create a new address*: the one before ends at once, that of the feed too.',
  ],
};

export const organizations: GuideSection = {
  title: 'Several organizations',
  lead: 'If you belong to several organizations, you see one at a time.',
  steps: [
    'Press the organization’s name in the menu. *Organizations* opens.',
    'Choose another one. The portal reloads, and so do your other tabs.',
    'To leave one for good, open *Settings* and press *Leave* under *Organizations*.',
  ],
  facts: ['*Internal* and *Public* in the menu switch between what members see and what everyone sees.'],
};

export const account: GuideSection = {
  title: 'Keep your account safe',
  lead: 'If the portal itself signs you in, you manage your password, second step and sessions here.',
  steps: [
    'Press your initials, then *Security settings*.',
    'Press *Change* beside *Password* to choose a new password.',
    'Press *Set up* beside *Authenticator app*, or *Add a passkey*, to add a second step.',
    'Keep the *Recovery codes* where you can find them without the app. Each works once.',
    'Press *End* beside the session of a lost device, or *Sign out everywhere*.',
    'Under *Applications with access*, press *End access* beside an application that you no longer use.',
  ],
  trouble: [
    {
      when: 'You forgot your password.',
      help: 'Press *Forgot password?* on the sign-in page. You get an email with a link that works once, for half an hour.',
    },
    {
      when: 'You lost the device with the second step.',
      help: 'Use a recovery code. Without one, an admin of your organization can remove the second step.',
    },
  ],
};

export const publicPages: GuideSection = {
  title: 'Public pages',
  lead: 'An organization can show part of its content to everyone. You need no account to watch.',
  steps: [
    'Open the address you were given.',
    'If it asks for a password, enter the one that came with the link, and press *Unlock*.',
    'If you are a member, press *Sign in* to like, save and follow.',
  ],
  after: 'A locked item stays open in this tab for twelve hours.',
  trouble: [
    {
      when: 'The page is not found.',
      help: 'The link has expired, or the item was withdrawn. Ask the person who sent it.',
    },
  ],
};
