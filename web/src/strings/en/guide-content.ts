import type { GuideSection } from '../guide-section.ts';

export const title = 'For content managers';
export const help = 'Upload, describe, caption and publish content, and see how it performs.';

export const studio: GuideSection = {
  title: 'First steps in the studio',
  screen: 'Content',
  lead: 'The studio is where you upload, describe and publish content. Content managers manage their own items and those in the categories assigned to them.',
  steps: [
    'Press your initials, then *Switch to admin*.',
    '*Content* lists the items you manage. Press a title to open one.',
    '*Review*, *Schedule* and *Analytics* are below it in the menu.',
    '*Open the portal* takes you back to what viewers see.',
  ],
  facts: [
    'The question mark at the top opens this guide at the section about the page you are on.',
    'In the list, [[?]] shows all keyboard shortcuts. You can do everything without a mouse.',
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
  title: 'Upload a video or a recording',
  screen: 'Upload',
  lead: 'Any common video or audio file will do; the portal creates every quality from it.',
  steps: [
    'Press *Upload* in the list of content and choose the files, or drop them anywhere in the studio.',
    'For more files, press *Choose files* or *Choose a folder*. On a phone, *Record a video* opens the camera.',
    'Fill in the form while the file uploads. It is saved automatically.',
    'Turn on *Publish it as soon as it is processed*, or press *Publish* later.',
  ],
  after:
    'The file’s row shows its progress. When it is ready, *Open it* takes you to the item. It stays a draft until you publish it.',
  facts: [
    'Caption files with the same name, such as `talk.en.vtt` for `talk.mp4`, are uploaded with the video when you choose both.',
    'You can keep working elsewhere in the studio: the uploads move into its corner.',
  ],
  trouble: [
    {
      when: 'The connection is lost, or the page was closed.',
      help: 'An upload continues automatically when the connection is back. After a reload, choose the same file again to continue where it stopped.',
    },
    {
      when: 'The file could not be processed.',
      help: 'Its row says why. Choose another copy, for example one exported as MP4.',
    },
    {
      when: 'The file is already in the library.',
      help: 'It is recognized by its content, whatever its name. *Open it* takes you to the item.',
    },
  ],
  alt: 'The upload page with the form of one file: title, description, categories, tags and who sees it.',
};

export const describe: GuideSection = {
  title: 'Describe an item',
  lead: 'A good description helps people find an item. The form is saved as you type.',
  steps: [
    'Open the item, then *Details*.',
    'Write *Title* and *Description*.',
    'Press *Add a category*, and add *Tags* and *Speakers*. Separate them with Enter or a comma.',
    'Set *Original date* if the item is older than its upload.',
  ],
  after: 'Beside the title you see when it was last saved.',
  facts: [
    '*History* lists what happened to the item. *Restore these texts* brings earlier texts back.',
    'A category can fill in the tags, speakers and audience of new items. What you enter takes precedence.',
  ],
  alt: 'The page of an item: its tabs, the steps from draft to published, the player and the form.',
};

export const audience: GuideSection = {
  title: 'Decide who sees it',
  lead: 'Each item is for your organization, for anyone with the link, or for everyone.',
  steps: [
    'Open the item and go to *Who sees it*.',
    'Choose *Internal*, *Unlisted* or *Public*.',
    'For some colleagues alone, choose *Internal*, then *Groups and people…* under *For whom*, and press *Add groups or people*.',
    'To protect the link, turn on *Password* and enter one.',
    'To let the link expire, set *Public link ends*.',
  ],
  after: 'With each change, *What a visitor sees* tells what someone outside would see.',
  facts: [
    'The links are below the player, under *Links*.',
    'To show it to someone outside, enter the address under *Guests* and press *Share*. The guest confirms the address with a code.',
    'Organization managers can check it with *See it as someone…*.',
  ],
  trouble: [
    {
      when: 'No one outside can open a public item.',
      help: 'It is not published yet, its link has expired, or public pages are turned off in your organization.',
    },
  ],
};

export const publish: GuideSection = {
  title: 'Publish and unpublish',
  lead: 'The button at the top right of an item always shows the next step.',
  steps: [
    'Press *Publish*. If your organization requires a review, the button says *Submit for review*.',
    'To unpublish it, press *Other steps*, then *Unpublish*.',
  ],
  after:
    'It is published at once, and followers of its categories are notified. *See it as a viewer* shows it as viewers see it.',
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
  lead: 'Publish and unpublish an item automatically.',
  steps: [
    'Open the item, press *Other steps*, then *Schedule*.',
    'Set *Publish at*, and *Unpublish at* if it should end.',
    'See all scheduled items under *Schedule*, by *Month* or *Week*.',
    'Drag an entry to another day, or move it with [[Alt]] and the arrow keys. [[Z]] undoes the last move.',
  ],
  after:
    'Until then, viewers see it announced and can set a reminder. If you move it, they are notified of the new time.',
  facts: ['Times are in your own time zone, which the page names.'],
  trouble: [
    {
      when: 'An entry cannot be moved.',
      help: 'Only future entries can be moved, and only to a time in the future.',
    },
  ],
  alt: 'The calendar of a month with what was and will be published.',
};

export const submit: GuideSection = {
  title: 'Submit for review',
  lead: 'If your organization requires it, someone else checks an item before it is published.',
  steps: [
    'Open the draft and press *Submit for review*.',
    'If someone asks for changes, the bell and an email notify you.',
    'Open *Review*, press *Reply* below a comment, and resolve it when it is done.',
    'Press *Submit again*.',
  ],
  after: 'When it is approved and completed, press *Publish* or *Schedule*.',
  trouble: [
    {
      when: 'An approved item is in review again.',
      help: 'Someone edited it after the approval. It has to be approved again.',
    },
  ],
};

export const review: GuideSection = {
  title: 'Review what others submit',
  screen: 'Review',
  lead: 'Reviewers see what is waiting for them, the longest waiting first. No one decides on their own submission if someone else can.',
  steps: [
    'Open *Review* and choose an item under *Waiting*.',
    'Watch it, and read *Before publishing*.',
    'Press [[C]] where something is wrong, write your comment, and press *Send*.',
    'Press *Ask for changes* or *Approve*.',
    'When nothing is missing, press *Complete*.',
  ],
  after: 'The person who submitted it gets an email with your decision.',
  facts: ['[[J]] and [[K]] go to the next and previous item. Watching here does not count as a view.'],
  alt: 'A review: the queue, the player with numbered comments, and the decision buttons.',
};

export const findContent: GuideSection = {
  title: 'Find your items',
  screen: 'Content',
  lead: 'Search, filters and views narrow the list of content.',
  steps: [
    'Press [[/]] and type, or press *Add filter*.',
    'Press a column heading to sort; choose the columns with *Columns*.',
    'Press *Save as a view* to save the search and filters under a name.',
  ],
  facts: [
    '*Needs captions* and *Scheduled* are views that everyone has.',
    'The page address includes the search: send it to a colleague, or bookmark it.',
  ],
  trouble: [
    {
      when: 'Something is missing from the list.',
      help: 'Press *Clear search and filters*. Content managers see their own items and those in the categories assigned to them.',
    },
  ],
};

export const bulk: GuideSection = {
  title: 'Change many items at once',
  screen: 'Content',
  lead: 'Make the same change to all selected items at once.',
  steps: [
    'Select items with their checkboxes, or with [[X]] and [[Shift]] [[↓]].',
    'Press *Category*, *Tags* or *Who sees it* in the bar at the bottom.',
    'Press *More* to publish, schedule, unpublish, submit for review, or choose *Who may download…*.',
  ],
  after: 'A message shows the result. Its button, or [[Z]], undoes the change.',
  trouble: [
    {
      when: 'Some were not changed.',
      help: 'The message names them and says why, for example that you do not manage them.',
    },
  ],
  alt: 'Three selected items in the list, and the bar with Category, Tags, Who sees it and More.',
};

export const sheet: GuideSection = {
  title: 'Import many files with a spreadsheet',
  screen: 'Import with a spreadsheet',
  lead: 'A spreadsheet describes many files: title, categories, tags, date, captions.',
  steps: [
    'Open *Import with a spreadsheet* with the button below. The page also opens when you press *Upload* and choose a table (CSV).',
    'Press *Download a template*, and fill it in with a spreadsheet program.',
    'Press *Choose a sheet* and *Choose files*, or drop everything on the page.',
    'See what will happen to each row. Correct the sheet and choose it again as often as you like.',
    'Press the button that uploads the files.',
  ],
  after: 'Nothing is uploaded before this last step. Rows with mistakes are skipped and say why.',
  facts: ['A table exported from the portal changes the items it names.'],
};

export const together: GuideSection = {
  title: 'Two people, one item',
  lead: 'No text is lost when two people work on the same item or the same captions.',
  steps: [
    'Initials in circles above the page show who else has it open. Press them to see what each person is doing.',
    'Work as usual: fields that only one of you changed are saved as written.',
    'If both changed the same field, compare the texts and press *Use theirs* or *Save mine*.',
  ],
  after: 'Until you choose, neither text overwrites the other.',
  facts: [
    'If the connection is lost, what you write is kept in this browser and saved when it is back, even after a reload.',
  ],
};

export const analytics: GuideSection = {
  title: 'See how it is watched',
  screen: 'Analytics',
  lead: 'Views, people, hours and completion, for 7 days to a year.',
  steps: [
    'Open *Analytics*. Content managers choose a category or one of their items.',
    'Choose the *Period*.',
    'Under *Content* open an item to see *How long people stay*: where the curve drops, people leave.',
    'Press *CSV* to download a table.',
  ],
  facts: [
    'Visitors are shown only from five, so that no one can be identified.',
    'The figures are a few minutes old.',
  ],
  alt: 'Analytics of the organization: four numbers, how long people stay, and what was watched most.',
};
