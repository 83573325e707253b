import type { GuideSection } from '../guide-section.ts';

export const title = 'For viewers';
export const help = 'Find, watch, save, share, and set the portal up for yourself.';

export const find: GuideSection = {
  title: 'Find your way',
  screen: 'Home',
  lead: 'Home begins with what your organization puts first. Below it are what you have begun, what is coming soon, and a row for each category.',
  steps: [
    'Press a card to watch what it shows.',
    'To read first what it is about, press the button with three dots on the card: *Open video details*.',
    'Press *See all* at the end of a row for everything in it.',
    'For all categories press *Discover* in the menu, and once more at the top of the list.',
  ],
  facts: [
    'On a wide screen the menu stands at the left edge. On a smaller one it opens with the button beside the logo.',
    'A chip on a card says *Internal* where only members of your organization can watch, and *Password required* where the public link has a password.',
  ],
  alt: 'The home page: a large picture with the buttons Play, Save and More, and below it the row of what was begun.',
};

export const search: GuideSection = {
  title: 'Search',
  lead: 'Titles, descriptions, tags, speakers and every word in captions are searched. Capital letters and accents do not matter, and small typing mistakes are forgiven.',
  steps: [
    'Press [[/]], or the search field at the top.',
    'Type what you are looking for. Suggestions appear; [[↑]] and [[↓]] walk through them.',
    'Press [[Enter]] for all results.',
    'Narrow them to *Titles*, *Descriptions*, *Tags* or *Captions*, or by *Type*, *Category*, *Date*, *Duration* and *Speaker*. On a small screen these are behind *Filters*.',
  ],
  after:
    'Words that were found are marked. A sentence that was found in captions has its time: press it, and the player begins there.',
  facts: [
    'The empty field offers your last eight searches. They stay on this device; *Clear recent searches* forgets them.',
  ],
  trouble: [
    {
      when: 'Nothing is found.',
      help: 'Try fewer words, press *Search everywhere*, or take filters away with *Clear filters*. You find only what you may watch.',
    },
  ],
  alt: 'Results of a search, with the words that were found marked and sentences from captions below them.',
};

export const watch: GuideSection = {
  title: 'Watch and listen',
  lead: 'The player chooses the best quality that your connection carries. What you change in it is remembered on this device.',
  steps: [
    'Press *Play*, or the space bar.',
    'Press *Captions* to turn captions on.',
    'Press *Settings* for *Quality*, *Speed*, the language of *Captions*, and *Audio* where there are several sound tracks.',
    'Press *Full screen* or *Theatre mode* for a larger picture.',
  ],
  after:
    'At the end, what is *Up next* begins by itself. You can cancel that, or switch off *Autoplay next* for good.',
  facts: [
    '*Mini player* lets it go on in a corner while you browse; *Close mini player* ends it.',
    '*Play on another screen* sends it to a television, where the browser offers that.',
  ],
  trouble: [
    {
      when: 'It stops, or the picture is not sharp.',
      help: 'The connection is slow. Choose a lower *Quality*, or leave it at *Auto*.',
    },
    {
      when: 'There is no sound.',
      help: 'Look whether the player is muted. Where this device has no sound output, the player says so.',
    },
  ],
  alt: 'The watch page: the player, below it title and buttons, beside it chapters and transcript.',
};

export const transcript: GuideSection = {
  title: 'Chapters and transcript',
  lead: 'Both stand beside the player, on smaller screens below it.',
  steps: [
    'Open *Chapters* and press one to jump there.',
    'Open *Transcript* to read along. Press a line to hear it.',
    'Type into *Search in the transcript* to find a word; *Next hit* goes on.',
    'Press *Copy with times* to take the text with you.',
  ],
  facts: [
    '*Follow along* keeps the spoken line in sight.',
    'Where a machine made the captions, the name of the language says so.',
  ],
  trouble: [
    {
      when: 'There is no transcript.',
      help: 'Nobody has added captions yet. Ask whoever published the item.',
    },
  ],
};

export const captions: GuideSection = {
  title: 'Captions as you read them best',
  lead: 'Size, colour, background and font of captions are yours to choose.',
  steps: [
    'Press *Play*, then *Settings* in the player, then *Caption style*.',
    'Choose *Size*, *Colour*, *Background* and *Font*. The captions change at once.',
    'Where somebody described what is seen, switch on *Spoken descriptions*: the player speaks it.',
  ],
};

export const resume: GuideSection = {
  title: 'Go on where you stopped',
  screen: 'History',
  lead: 'What you have begun stands on the home page under *Continue watching*, on all of your devices.',
  steps: [
    'Press its card: it goes on at the second where you stopped.',
    'Press *Start over* in the player to begin anew.',
    'Press *Mark as watched* or *Remove from Continue watching* on the card when you are done with it.',
  ],
  facts: [
    '*History*, in the menu under your initials, lists all that you watched. *Clear history* empties it.',
    'Who manages an item, and your organization’s managers, can see whether you watched it, unless your organization has switched that off.',
  ],
};

export const playlist: GuideSection = {
  title: 'My playlist',
  screen: 'My playlist',
  lead: 'The playlist keeps for later what you save, and sorts it by itself.',
  steps: [
    'Press *Save* on an item.',
    'Open *My playlist* in the menu.',
    'Choose *Pending*, *Watching* or *Watched*.',
    'Press *Move to* or *Remove from playlist* on a card to sort it yourself.',
  ],
  after:
    'An item moves to *Watching* a few seconds after you press Play, and to *Watched* when you have seen 90 % of it.',
  facts: ['*Empty playlist* takes everything out, after a question.'],
  alt: 'The playlist with its three lists Pending, Watching and Watched, and the cards of what was saved.',
};

export const follow: GuideSection = {
  title: 'Follow categories',
  screen: 'Following',
  lead: 'Follow what you care about, and what is new in it comes to you.',
  steps: [
    'Press *Discover* in the menu, and once more at the top of the list.',
    'Press *Follow* on a category.',
    'Open *Following*: it has the newest of all that you follow.',
  ],
  after: 'The bell tells you of new items. Press *Following* on a category to stop.',
};

export const reminders: GuideSection = {
  title: 'Reminders',
  screen: 'Coming soon',
  lead: 'What is announced stands under its date before it can be watched.',
  steps: ['Find it under *Coming soon*.', 'Press *Remind me*. A second press takes it back.'],
  after:
    'You get a mail with an entry for your calendar, and another one when the item is there. If its date moves, you are told.',
};

export const share: GuideSection = {
  title: 'Share',
  lead: 'Give colleagues, or everybody, a link that begins where you want it to.',
  steps: [
    'Press *Share* below the player.',
    'Switch on *Start at* to begin at a moment of your choice.',
    'Press *Copy link* or *Email* under *Internal link* for colleagues, who sign in to open it, or under *Public link* for anybody.',
  ],
  facts: [
    '*Embed on a page* gives you a code that shows the player on another page, where your organization allows it.',
    'Add `?t=1m30s` to an address by hand to begin there.',
  ],
  trouble: [
    {
      when: 'There is only an internal link.',
      help: 'The item is for members. Who manages it can make it public.',
    },
  ],
};

export const download: GuideSection = {
  title: 'Download',
  lead: 'Where it is allowed, you can take video, sound, captions and attached files with you.',
  steps: ['Press *Download* below the player.', 'Choose *Video*, *Audio* or *Subtitles*.'],
  after: 'Your browser saves the file.',
  facts: ['Files that come with an item stand under *Attachments*.'],
  trouble: [
    {
      when: 'There is no such button.',
      help: 'Downloads are switched off for this item. Ask who manages it.',
    },
  ],
};

export const keyboard: GuideSection = {
  title: 'Keyboard',
  lead: 'Everything can be done by keyboard. [[?]] in the player shows its keys, and *Use keyboard shortcuts* switches them off there.',
};
