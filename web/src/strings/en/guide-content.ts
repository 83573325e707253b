import type { GuideSection } from '../guide-section.ts';

export const title = 'For content managers';
export const help = 'Bring content in, describe, caption and publish it, and see how it is watched.';

export const studio: GuideSection = {
  title: 'First steps in the studio',
  screen: 'Content',
  lead: 'The studio is where you bring content in, describe and publish it. Content managers manage their own items and those in categories that are assigned to them.',
  steps: [
    'Press your initials, then *Switch to admin*.',
    '*Content* lists the items that you manage. Press a title to open one.',
    '*Review*, *Schedule* and *Analytics* stand below it in the menu.',
    '*Open the portal* leads back to what viewers see.',
  ],
  facts: [
    'The question mark at the top opens this guide where it tells of the page that you are on.',
    'In the list, [[?]] shows all keys. Everything can be done without a mouse.',
  ],
  trouble: [
    {
      when: '*Switch to admin* is not in the menu.',
      help: 'You are a viewer in this organization. Ask one of its managers for the role *Content manager*.',
    },
  ],
  alt: 'The list of content in the studio, with status, audience, captions and views of each item.',
};

export const upload: GuideSection = {
  title: 'Upload a film or a recording',
  screen: 'Upload',
  lead: 'Any usual video or sound file will do; the portal makes every quality from it.',
  steps: [
    'Press *Upload* in the list of content and choose the files, or drop them anywhere in the studio.',
    'For more files press *Choose files* or *Choose a folder*. On a telephone *Record a video* opens the camera.',
    'Fill in the form while the file is uploaded. It is saved by itself.',
    'Switch on *Publish it as soon as it is processed*, or press *Publish* later.',
  ],
  after:
    'The line of the file says how far it is. When it is ready, *Open it* leads to the item. Until you publish it, it is a draft.',
  facts: [
    'Captions beside the file with its name, such as `talk.en.vtt` beside `talk.mp4`, come along when you choose both.',
    'You may go on working elsewhere in the studio: the uploads fold into its corner.',
  ],
  trouble: [
    {
      when: 'The line is away, or the page was closed.',
      help: 'An upload goes on by itself when the line is back. After a reload, choose the same file again: it goes on where it was.',
    },
    {
      when: 'The file could not be processed.',
      help: 'Its line says why. Choose another copy, e.g. one exported as MP4.',
    },
    {
      when: 'The library has the file already.',
      help: 'It is known by its bytes, whatever its name. *Open it* leads to the item.',
    },
  ],
  alt: 'The page of uploads with the form of one file: title, description, categories, tags and who sees it.',
};

export const describe: GuideSection = {
  title: 'Describe an item',
  lead: 'People find what is described well. The form of an item is saved as you type.',
  steps: [
    'Open the item, then *Details*.',
    'Write *Title* and *Description*.',
    'Press *Add a category*, and add *Tags* and *Speakers*. Enter or a comma ends each.',
    'Set *Original date* where it is older than its upload.',
  ],
  after: 'Beside the title you read when it was saved.',
  facts: [
    '*History* lists what happened to the item. *Take these texts back* brings former texts back.',
    'A category may fill in tags, speakers and audience of new items. What you enter counts.',
  ],
  alt: 'The page of an item: its tabs, its steps from draft to published, the player and the form.',
};

export const audience: GuideSection = {
  title: 'Decide who sees it',
  lead: 'Each item is for your organization, for whoever has the link, or for everybody.',
  steps: [
    'Open the item and go to *Who sees it*.',
    'Choose *Internal*, *Unlisted* or *Public*.',
    'For a link with a lock, switch on *Password* and type one.',
    'For a link that ends, set *Public link ends*.',
  ],
  after: '*What a visitor sees* says at each change what somebody outside would find.',
  facts: ['The links stand below the player, under *Links*.'],
  trouble: [
    {
      when: 'Nobody outside can open a public item.',
      help: 'It is not published yet, its link has ended, or public pages are off in your organization.',
    },
  ],
};

export const publish: GuideSection = {
  title: 'Publish, and take back',
  lead: 'The button at the top right of an item always names its next step.',
  steps: [
    'Press *Publish*. Where your organization asks for a review, the button says *Submit for review*.',
    'To take it back, press *Other steps*, then *Unpublish*.',
  ],
  after:
    'It is published at once, and followers of its categories are told. *See it as a viewer* shows it to you.',
  facts: ['[[Ctrl]] [[Enter]] takes the next step.'],
  trouble: [
    {
      when: 'There is no *Publish*.',
      help: `The file is still being processed, or a review has to come first.`,
    },
  ],
};

export const schedule: GuideSection = {
  title: 'Schedule',
  screen: 'Schedule',
  lead: 'An item can be published, and taken back, by itself.',
  steps: [
    'Open the item, press *Other steps*, then *Schedule*.',
    'Set *Publish at*, and *Unpublish at* if it is to end.',
    'See all of it under *Schedule*, by *Month* or *Week*.',
    'Drag an entry to another day, or move it with [[Alt]] and the arrow keys. [[Z]] takes the last move back.',
  ],
  after:
    'Until then viewers see it announced and can ask to be reminded. When you move it, they are told the new time.',
  facts: ['Times are those of your own time zone, which the page names.'],
  trouble: [
    {
      when: 'An entry does not move.',
      help: 'Only entries to come can be moved, and only to a time to come.',
    },
  ],
  alt: 'The calendar of a month with what was and will be published.',
};

export const submit: GuideSection = {
  title: 'Submit for review',
  lead: 'Where your organization asks for it, somebody else looks at an item before it is published.',
  steps: [
    'Open the draft and press *Submit for review*.',
    'When somebody asks for changes, the bell and a mail tell you.',
    'Open *Review*, press *Answer* below a remark, and resolve it when it is done.',
    'Press *Submit again*.',
  ],
  after: 'When it is approved and completed, press *Publish* or *Schedule*.',
  trouble: [
    {
      when: 'An approved item is in review again.',
      help: 'Somebody edited it after the approval. It has to be approved anew.',
    },
  ],
};

export const review: GuideSection = {
  title: 'Review what others submit',
  screen: 'Review',
  lead: 'Reviewers see what waits for them, the longest waiting first. Nobody decides on their own submission where somebody else can.',
  steps: [
    'Open *Review* and choose an item under *Waiting*.',
    'Watch it, and read *Before it goes out*.',
    'Press [[C]] where something is wrong, write your remark, and press *Send*.',
    'Press *Ask for changes* or *Approve*.',
    'When nothing is missing any more, press *Complete*.',
  ],
  after: 'The person who submitted it gets a mail with your decision.',
  facts: ['[[J]] and [[K]] go to the next item and the one before. What you watch here counts no view.'],
  alt: 'A review: the queue, the player with numbered remarks, and the buttons that decide.',
};

export const findContent: GuideSection = {
  title: 'Find your items',
  screen: 'Content',
  lead: 'Search, filters and views narrow the list of content.',
  steps: [
    'Press [[/]] and type, or press *Add filter*.',
    'Sort by pressing the head of a column; *Columns* chooses which are shown.',
    'Press *Save as a view* to find the same again under a name.',
  ],
  facts: [
    '*Needs captions* and *Scheduled* are views that everybody has.',
    'The address of the page has the search in it: send it to a colleague, or save it as a bookmark.',
  ],
  trouble: [
    {
      when: 'Something is missing from the list.',
      help: 'Press *Clear search and filters*. Content managers find their own items and those in categories that are assigned to them.',
    },
  ],
};

export const bulk: GuideSection = {
  title: 'Change many at once',
  screen: 'Content',
  lead: 'All the items you select get the same change at once.',
  steps: [
    'Select items with their boxes, or with [[X]] and [[Shift]] [[↓]].',
    'Press *Category*, *Tags* or *Who sees it* in the bar at the foot.',
    'Press *More* to publish, schedule, take back, send for review, or switch downloads on or off.',
  ],
  after: 'A message says what became of them. Its button, or [[Z]], takes the change back.',
  trouble: [
    {
      when: 'Some were not changed.',
      help: 'The message names them and says why, e.g. that you do not manage them.',
    },
  ],
  alt: 'Three selected items in the list, and the bar with Category, Tags, Who sees it and More.',
};

export const sheet: GuideSection = {
  title: 'Many files with a sheet',
  screen: 'Import with a spreadsheet',
  lead: 'A table says what each of many files is: title, categories, tags, date, captions.',
  steps: [
    'Open *Import with a spreadsheet* with the button below. The page also opens when you press *Upload* and choose a table (CSV).',
    'Press *Download a template*, and fill it in with a spreadsheet program.',
    'Press *Choose a sheet* and *Choose files*, or drop all of it on the page.',
    'Read what becomes of each line. Correct the sheet and choose it again, as often as you like.',
    'Press the button that uploads the files.',
  ],
  after: 'Nothing is uploaded before that last step. Lines that are wrong are left out, and say why.',
  facts: ['A table that was exported from the portal changes the items that it names.'],
};

export const together: GuideSection = {
  title: 'Two people, one item',
  lead: 'Nobody’s text is lost when two people work on the same item or the same captions.',
  steps: [
    'Go on as usual: fields that only one of you changed are saved as each wrote them.',
    'Where both changed the same, read both texts and press *Take theirs* or *Save mine*.',
  ],
  after: 'Until you choose, nothing of the disputed text is saved over the other one.',
  facts: [
    'When the line is away, what you write is kept in this browser and saved when it is back, also after a reload.',
  ],
};

export const analytics: GuideSection = {
  title: 'See how it is watched',
  screen: 'Analytics',
  lead: 'Views, people, hours and completion, of 7 days to a year.',
  steps: [
    'Open *Analytics*. Content managers choose a category or one of their items.',
    'Choose the *Period*.',
    'Under *Content* open an item for *How long people stay*: where the curve falls, people leave.',
    'Press *CSV* to take a table with you.',
  ],
  facts: [
    'Visitors are told from five on, so that nobody can be recognized.',
    'The figures are some minutes old.',
  ],
  alt: 'Analytics of the organization: four numbers, how long people stay, and what was watched most.',
};
