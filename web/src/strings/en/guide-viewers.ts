import type { GuideSection } from '../guide-section.ts';

export const title = 'For viewers';
export const help = 'Find, watch, save and share videos, and set up the portal your way.';

export const find: GuideSection = {
  title: 'Find your way',
  screen: 'Home',
  lead: 'Home starts with what your organization features. Below it are what you have started watching, what is coming soon, and a row for each category.',
  steps: [
    'Press a card to watch it.',
    'To read what it is about first, press the button with three dots on the card: *Open video details*.',
    'Press *See all* at the end of a row for everything in it.',
    'To see all categories, press *Discover* in the menu, then again at the top of the list.',
  ],
  facts: [
    'On a wide screen, the menu is on the left. On a smaller one, it opens with the button beside the logo.',
    'A label on a card says *Internal* if only members of your organization can watch, and *Password required* if the public link has a password.',
  ],
  alt: 'The home page: a large picture with the buttons Play, Save and More, and below it the row of items to continue.',
};

export const search: GuideSection = {
  title: 'Search',
  lead: 'The search covers titles, descriptions, tags, speakers and every word in captions. Capital letters and accents do not matter, and small typos are forgiven.',
  steps: [
    'Press [[/]], or the search field at the top.',
    'Type what you are looking for. Use [[↑]] and [[↓]] to move through the suggestions.',
    'Press [[Enter]] to see all results.',
    'Narrow them to *Titles*, *Descriptions*, *Tags* or *Captions*, or by *Type*, *Category*, *Date*, *Duration* and *Speaker*. On a small screen, these are under *Filters*.',
  ],
  after:
    'The words you searched for are highlighted. A sentence found in captions shows its time: press it to start playing there.',
  facts: [
    'The empty field offers your last eight searches. They are stored only on this device; *Clear recent searches* deletes them.',
  ],
  trouble: [
    {
      when: 'There are no results.',
      help: 'Try fewer words, press *Search everywhere*, or remove filters with *Clear filters*. You only find what you have access to.',
    },
  ],
  alt: 'Search results with the words found highlighted, and sentences from captions below them.',
};

export const watch: GuideSection = {
  title: 'Watch and listen',
  lead: 'The player chooses the best quality for your connection. It remembers your settings on this device.',
  steps: [
    'Press *Play*, or the space bar.',
    'Press *Captions* to turn captions on.',
    'Press *Settings* for *Quality*, *Speed*, the language of *Captions*, and *Audio* if there are several audio tracks.',
    'Press *Full screen* or *Theatre mode* for a larger picture.',
  ],
  after:
    'At the end, the item under *Up next* plays automatically. You can cancel it, or turn off *Autoplay next* for good.',
  facts: [
    '*Mini player* keeps it playing in a corner while you browse; *Close mini player* stops it.',
    '*Play on another screen* sends it to a TV, if your browser supports it.',
  ],
  trouble: [
    {
      when: 'Playback stops, or the picture is blurry.',
      help: 'The connection is slow. Choose a lower *Quality*, or keep *Auto*.',
    },
    {
      when: 'There is no sound.',
      help: 'Check whether the player is muted. If this device has no audio output, the player says so.',
    },
  ],
  alt: 'The watch page: the player with the title and buttons below it, and chapters and transcript beside it.',
};

export const transcript: GuideSection = {
  title: 'Chapters and transcript',
  lead: 'Both are beside the player, or below it on smaller screens.',
  steps: [
    'Open *Chapters* and press one to jump there.',
    'Open *Transcript* to read along. Press a line to hear it.',
    'Type into *Search the transcript* to find a word; *Next match* goes to the next one.',
    'Press *Copy with times* to take the text with you.',
  ],
  facts: [
    '*Follow along* keeps the spoken line in view.',
    'If captions were generated automatically, it says so beside the language.',
  ],
  trouble: [
    {
      when: 'There is no transcript.',
      help: 'No one has added captions yet. Ask the person who published the item.',
    },
  ],
};

export const captions: GuideSection = {
  title: 'Captions your way',
  lead: 'Choose the size, colour, background and font of captions.',
  steps: [
    'Press *Play*, then *Settings* in the player, then *Caption style*.',
    'Choose *Size*, *Colour*, *Background* and *Font*. The captions change at once.',
    'If an item has descriptions of what is seen, turn on *Spoken descriptions* to hear them.',
  ],
};

export const resume: GuideSection = {
  title: 'Continue where you left off',
  screen: 'History',
  lead: 'What you started watching is on the home page under *Continue watching*, on all your devices.',
  steps: [
    'Press its card to continue at the second where you stopped.',
    'Press *Start over* in the player to start from the beginning.',
    'Press *Mark as watched* or *Remove from Continue watching* on the card when you are done with it.',
  ],
  facts: [
    '*History*, in the menu under your initials, lists everything you watched. *Clear history* empties it.',
    'The people who manage an item, and your organization’s managers, can see whether you watched it, unless your organization has turned that off.',
  ],
};

export const playlist: GuideSection = {
  title: 'My playlist',
  screen: 'My playlist',
  lead: 'The playlist keeps what you save for later, and sorts it automatically.',
  steps: [
    'Press *Save* on an item.',
    'Open *My playlist* in the menu.',
    'Choose *Pending*, *Watching* or *Watched*.',
    'Press *Move to* or *Remove from playlist* on a card to sort items yourself.',
  ],
  after:
    'An item moves to *Watching* a few seconds after you press Play, and to *Watched* when you have seen 90% of it.',
  facts: ['*Empty playlist* removes everything, after asking you.'],
  alt: 'The playlist with its three lists Pending, Watching and Watched, and the cards of saved items.',
};

export const follow: GuideSection = {
  title: 'Follow categories',
  screen: 'Following',
  lead: 'Follow what interests you, and hear what is new.',
  steps: [
    'Press *Discover* in the menu, then again at the top of the list.',
    'Press *Follow* on a category.',
    'Open *Following* to see the newest items from everything you follow.',
  ],
  after: 'The bell notifies you of new items. Press *Following* on a category to stop.',
};

export const reminders: GuideSection = {
  title: 'Reminders',
  screen: 'Coming soon',
  lead: 'Announced items are listed with their date before they can be watched.',
  steps: ['Find the item under *Coming soon*.', 'Press *Remind me*. Press again to remove the reminder.'],
  after:
    'You get an email with a calendar entry, and another one when the item is published. If its date changes, you are notified.',
};

export const share: GuideSection = {
  title: 'Share',
  lead: 'Give colleagues, or anyone, a link that starts where you want it to.',
  steps: [
    'Press *Share* below the player.',
    'Turn on *Start at* to start at a time of your choice.',
    'Press *Copy link* or *Email* under *Internal link* for colleagues, who sign in to open it, or under *Public link* for anyone.',
  ],
  facts: [
    '*Embed on a page* gives you code that shows the player on another page, if your organization allows it.',
    'Add `?t=1m30s` to an address by hand to start there.',
  ],
  trouble: [
    {
      when: 'There is only an internal link.',
      help: 'The item is for members. The people who manage it can make it public.',
    },
  ],
};

export const download: GuideSection = {
  title: 'Download',
  lead: 'If downloads are allowed, you can save video, audio, captions and attachments.',
  steps: ['Press *Download* below the player.', 'Choose *Video*, *Audio* or *Subtitles*.'],
  after: 'Your browser saves the file.',
  facts: ['Files that come with an item are under *Attachments*.'],
  trouble: [
    {
      when: 'There is no Download button.',
      help: 'This item cannot be downloaded, or only by some groups. Ask the person who manages it.',
    },
  ],
};

export const keyboard: GuideSection = {
  title: 'Keyboard',
  lead: 'You can do everything with the keyboard. Press [[?]] in the player to see its shortcuts; *Use keyboard shortcuts* turns them off.',
};
