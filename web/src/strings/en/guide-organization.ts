import type { GuideSection } from '../guide-section.ts';

export const title = 'For organization managers';
export const help = 'People, categories, the look, and how content is published and reviewed.';

export const begin: GuideSection = {
  title: 'A new organization',
  screen: 'Organization',
  lead: '*Organization* in the menu of the studio is where everything is set up. Its *Overview* begins with *First steps*.',
  steps: [
    'Open *Organization* and press the first step that is not done.',
    'Come back for the next one: *Make it yours*, *Add a category*, *Upload the first video*, *Invite people*, *Decide what the public sees*.',
    'Press *Dismiss* when you do not need the list any more.',
  ],
  after: 'A step is done when the organization has it, whoever did it. When all are done, the list is gone.',
};

export const invite: GuideSection = {
  title: 'Invite people',
  screen: 'People',
  lead: 'Up to 200 people are invited at once, by their e-mail addresses.',
  steps: [
    'Open *Organization*, then *People*, and press *Invite people*.',
    'Paste the addresses into *E-mail addresses*, with any separators.',
    'Choose the *Role*. For viewers who check drafts switch on *May review drafts*.',
    'Press the button that invites them.',
  ],
  after: 'Each gets a mail with a link that works for 7 days. *Invited* lists the open invitations.',
  trouble: [
    {
      when: 'The mail did not come, or the link is too old.',
      help: 'Under *Invited* press *Send again* in the menu of the invitation.',
    },
  ],
  alt: 'The list of members with role, second step, last visit and state.',
};

export const roles: GuideSection = {
  title: 'Give roles, and close access',
  screen: 'People',
  lead: 'A *Viewer* watches. A *Content manager* uploads, and manages their own content and assigned categories. An *Organization manager* manages all content, categories and people. An *Admin* may do everything.',
  steps: [
    'Open *People* and press a person.',
    'Choose the *Role*. For content managers add categories under *Manages all content of*.',
    'Press *Save*.',
    'To close somebody’s access, press *Deactivate* in the menu of their line. *End the membership* takes them out of the organization.',
  ],
  after: 'It counts at once, also in sessions that are open.',
  facts: ['A person who lost the second step gets in again after *Remove the second step*.'],
  trouble: [
    {
      when: 'You cannot change somebody.',
      help: 'It is you, or they may do more than you. Ask an admin. Where a directory decides roles, change the group there.',
    },
  ],
};

export const links: GuideSection = {
  title: 'Let people register themselves',
  screen: 'Ways in',
  lead: 'Whoever has a link to register makes an account as a viewer. A mail proves the address.',
  steps: [
    'Open *Organization*, then *Ways in*, and press *New link*.',
    'Enter your domains under *Only addresses of these domains*, and a day under *The link ends after*, if you like.',
    'Press *Create*, then *Copy the link* in the list.',
  ],
  after: 'People who register stand under *Members*. *Deactivate* closes the link.',
};

export const categories: GuideSection = {
  title: 'Categories',
  screen: 'Categories',
  lead: 'Categories are the shelves on which people find videos.',
  steps: [
    'Open *Organization*, then *Categories*.',
    'Type into *New category* and press *Add*.',
    'Bring them into order: drag a handle, or press the arrow keys on it.',
    'Press a category for its *Description*, *Cover* and *Managers*.',
    'Under *Defaults for new uploads* say what uploads begin with, and press *Save*.',
  ],
  after: 'Viewers see a category as soon as something in it is published.',
  trouble: [
    {
      when: 'Somebody cannot be chosen as a manager.',
      help: 'A manager of a category needs at least the role *Content manager*.',
    },
  ],
  alt: 'The list of categories with handles to move them and the field for a new one.',
};

export const featured: GuideSection = {
  title: 'Put items first',
  lead: 'What is featured stands large at the head of the home page.',
  steps: [
    'Open the item in the studio, then *Details*.',
    'Switch on *Featured* for members, and *Featured publicly* for the public pages.',
  ],
  after: 'The newest of them come first. Six are shown.',
};

export const branding: GuideSection = {
  title: 'Name, logo and colours',
  screen: 'Branding',
  lead: 'Give the portal the look of your organization.',
  steps: [
    'Open *Organization*, then *Branding*.',
    'Press *Choose a logo*.',
    'Set *Colours*. The preview shows them in each theme.',
    'Press *Save*.',
  ],
  after: 'You see it at once, and everybody within five minutes.',
  facts: ['High contrast always stays as it is, for people who need it to read.'],
  trouble: [
    {
      when: 'A colour is not shown.',
      help: 'A text could not be read on it, so that the portal shows its own colour. The preview names it.',
    },
  ],
  alt: 'The page for the look: the colours, and a preview of the portal in the three themes.',
};

export const publishing: GuideSection = {
  title: 'Reviews, home page and feeds',
  screen: 'Publishing',
  lead: 'What counts for everything that is published stands under *Publishing*.',
  steps: [
    'Open *Organization*, then *Publishing*.',
    'Switch on *Review before publishing*: then somebody else approves what content managers submit.',
    '*Newest and most watched on the home page* adds two rows to the home page.',
    'Enter *Contact*: that address gets what visitors write in forms.',
    'Choose *Podcast category*, and copy the addresses of the feeds.',
    'Press *Save*.',
  ],
  facts: ['Admins decide whether there are public pages, and whether figures about people are shown.'],
};

export const player: GuideSection = {
  title: 'The player for everybody',
  screen: 'Player',
  lead: 'Autoplay, downloads, speeds and captions have a setting of the organization. Items and categories may differ.',
  steps: [
    'Open *Organization*, then *Player*.',
    'Switch *Play at once* and *Downloads* on or off.',
    'Choose *Speeds to choose from* and *Speed at the beginning*.',
    'Press *Save*.',
  ],
};

export const words: GuideSection = {
  title: 'How names are spelled',
  screen: 'Auto-generated captions',
  lead: 'Auto-generated captions spell names and abbreviations as you define.',
  steps: [
    'Open *Organization*, then *Auto-generated captions*.',
    'Add words under *Names and words*.',
    'Switch on *Make captions for new items* to have captions made for what is brought in without any.',
  ],
  trouble: [
    {
      when: 'The page says that auto-generated captions are not allowed.',
      help: 'An admin has to allow them first.',
    },
  ],
};

export const training: GuideSection = {
  title: 'Who completed a training',
  screen: 'Training',
  lead: 'An item is completed by whoever played 90 % of it, a category by whoever completed each of its items.',
  steps: [
    'Open *Analytics*, then *Training*.',
    'Choose an *Item* or a *Category*.',
    'Choose *Completed*, *Started* or *Not started*.',
    'Press *CSV* for a table with names and dates.',
  ],
  facts: ['Taking a table with names is a line of the audit log.'],
  trouble: [
    {
      when: 'The page says *Personal figures are off*.',
      help: 'Your organization does not show who watched what. Its admins decide that.',
    },
  ],
};

export const storage: GuideSection = {
  title: 'Storage',
  screen: 'Use of space',
  lead: 'See what takes room, before an upload is refused.',
  steps: [
    'Open *Organization*, then *Use of space*.',
    'Look at *By kind*, *By category* and *Largest items*.',
  ],
  facts: [
    'Deleted items count until they are gone for good, 30 days later. Former versions of a film count, too.',
  ],
  trouble: [
    {
      when: 'There is no room left.',
      help: 'Delete former versions and items of yours, ask an admin to delete others, or ask whoever runs the portal for more.',
    },
  ],
};
