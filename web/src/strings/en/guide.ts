import type { Section } from '../section.ts';

export const title = 'User guide';
export const lead = 'Everything the portal can do for you, in a few minutes of reading.';

export const begin: Section = {
  title: 'Find your way',
  body: [
    '**Home** opens with what your organization puts first, followed by what you have begun, what is coming soon, and a row for each category. Scroll on and more categories follow. Every row ends in *See all*.',
    'On a wide screen the menu at the left edge leads everywhere; make it narrow with the button at its foot. On a smaller one it opens from the button beside the logo. Press a card to watch. Its round button with three dots shows the whole description first.',
    'A chip on a card says *Internal* when only members of your organization can see the item, and *Password required* when its public link is locked.',
  ],
};

export const search: Section = {
  title: 'Search',
  body: [
    'Press [[/]] anywhere, type, and press [[Enter]]. Titles, descriptions, tags and every word that is spoken in captions are searched. Capital letters and accents do not matter, and a small typing mistake still finds what you meant.',
    [
      'While you type, suggestions lead straight to an item, a category or a tag. Walk through them with [[↑]] and [[↓]].',
      'Your last eight searches are offered in the empty field. They stay on this device, and *Clear recent searches* forgets them.',
      'Narrow the search to *Titles*, *Descriptions*, *Tags* or *Captions*.',
      'A sentence that was found in the captions carries its time: press it and the player starts right there.',
      '*Close* takes you back to where you were before.',
    ],
  ],
};

export const watch: Section = {
  title: 'Watch and listen',
  body: [
    'The player chooses the best quality that your connection carries. Under *Settings* you can fix the quality, change the speed, choose captions and, where there are several, the sound track. Volume, speed and caption language are remembered on this device.',
    'Beside the player, or below it on a smaller screen, are the chapters, the transcript and what comes next. The transcript follows along; press a line to jump there. What you stop watching goes on where you were; *Start over* begins anew.',
    'Captions look as you read them best: size, colour, background and font are under *Settings*, *Caption style*. Where somebody described what is seen, *Spoken descriptions* says it aloud.',
    'Go on browsing while it plays: the player moves into a corner, and [[I]] brings it back. At the end what comes next begins by itself, unless you cancel. [[?]] shows all keys, and lets you switch them off.',
  ],
};

export const share: Section = {
  title: 'Share',
  body: [
    '*Share* on the watch page gives you the right link: the *internal* one for colleagues, who sign in to open it, and, when an item is public, the *public* one for anybody. When a password protects the item, the public link asks for it.',
    [
      '*Start at* makes the link begin at a moment of your choice. By hand: add `?t=1m30s` to the address.',
      'Send the link by e-mail, copy it, or copy the embed code to show the player on another page.',
    ],
  ],
};

export const playlist: Section = {
  title: 'My playlist',
  body: [
    '*Save* keeps an item for later. *My playlist* sorts what you saved by itself:',
    [
      '**Pending**: saved, not begun.',
      '**Watching**: begun. It moves here a few seconds after you press Play.',
      '**Watched**: seen to 90 % or to the end.',
    ],
    'Move an item yourself with *Move to*, take it out with *Remove from playlist*, or clear everything with *Empty playlist*.',
  ],
};

export const follow: Section = {
  title: 'Follow categories',
  body: [
    '*Discover* shows every category. Press *Follow* on the ones you care about: *Following* then collects their newest items, and Discover puts them first. Press *Following* on a category to stop.',
  ],
};

export const reminders: Section = {
  title: 'Reminders',
  body: [
    'What is announced stands under *Coming soon* with its date. *Remind me* sets a reminder, a second press takes it back. A mail brings the entry for your calendar, and another comes when the item is there.',
    'In *Settings* you can have a mail, daily or weekly, with what is new in the categories that you follow. Let your device tell you there, too: it does so while the portal is closed.',
  ],
};

export const settings: Section = {
  title: 'Look and organization',
  body: [
    'Choose dark, light, high contrast, or whatever your system uses, in the menu under your initials. An organization can bring its own colours; high contrast always stays as it is.',
    '*Settings*, in the same menu, has the language of the portal: English or German.',
    'If you belong to several organizations, press the organization’s name in the side menu to change. Your other tabs follow.',
  ],
};

export const account: Section = {
  title: 'Keep your account safe',
  body: [
    'Where the portal itself signs you in, *Security settings* in the menu under your initials change your password, add an authenticator app or a passkey, and show on which devices you are signed in. End a session there when a device is lost.',
    'Password forgotten? *Forgot password?* on the sign-in page sends you a link. It works for half an hour, once.',
    'Keep the recovery codes of the authenticator app where you find them without it: each signs you in once.',
  ],
};

export const publicPages: Section = {
  title: 'Public pages',
  body: [
    'An organization can show part of its content to everybody. On these pages you watch without an account. Sign in to like, save and follow, if you are a member. A locked item opens with the password that you were given, and stays open in this tab for twelve hours.',
  ],
};

export const forAdmins = 'For admins';
export const managing: Section = {
  title: 'For admins: bring content in',
  body: [
    'Content is brought in from the command line of the machine on which the portal runs. The service must be running; `ffmpeg` must be installed.',
    {
      command: `npm run tv -- import town-hall.mp4 \\
  --title "Town hall, third quarter" \\
  --category "Town halls" \\
  --tags results,people \\
  --subtitles en=town-hall.en.srt`,
    },
    [
      'A folder instead of a file brings in everything in it. Captions beside a file, such as `talk.en.srt` beside `talk.mp4`, are taken along by themselves.',
      'Without `--public` an item is for members only. With it, anybody who has the address can watch.',
      '`--category` makes the category when it is missing and may be given again. `--organization` chooses the organization, else it is the first one.',
      '`--attachment` adds a file that viewers can download.',
      'An import that was interrupted goes on where it was: give the same command again.',
    ],
    'Every quality, the pictures, the preview of the time line and the waveform of sound are made from the file. When the item can be watched, the command prints its address. `npm run tv -- status` says what is being processed, and `npm run tv -- help` lists everything.',
  ],
};
