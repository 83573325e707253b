import type { GuideSection } from '../guide-section.ts';

export const title = 'For organization managers';
export const help = 'People, categories, branding, and how content is reviewed and published.';

export const begin: GuideSection = {
  title: 'A new organization',
  screen: 'Organization',
  lead: '*Organization* in the menu of the studio is where you set everything up. Its *Overview* starts with *First steps*.',
  steps: [
    'Open *Organization* and press the first step that is not done.',
    'Come back for the next one: *Make it yours*, *Add a category*, *Upload the first video*, *Invite people*, *Decide what the public sees*.',
    'Press *Dismiss* when you no longer need the list.',
  ],
  after: 'A step counts as done no matter who did it. When all are done, the list disappears.',
};

export const invite: GuideSection = {
  title: 'Invite people',
  screen: 'People',
  lead: 'Invite up to 200 people at once by their email addresses.',
  steps: [
    'Open *Organization*, then *People*, and press *Invite people*.',
    'Paste the addresses into *Email addresses*, separated in any way.',
    'Choose the *Role*. For viewers who review drafts, turn on *May review drafts*.',
    'Press the button to invite them.',
  ],
  after: 'They get an email with a link that works for 7 days. *Invited* lists the open invitations.',
  trouble: [
    {
      when: 'The email did not arrive, or the link has expired.',
      help: 'Under *Invited*, press *Send again* in the menu of the invitation.',
    },
  ],
  alt: 'The list of members with role, second step, last visit and status.',
};

export const roles: GuideSection = {
  title: 'Change roles and remove access',
  screen: 'People',
  lead: 'A *Viewer* watches. A *Content manager* uploads, and manages their own content and assigned categories. An *Organization manager* manages all content, categories and people. An *Admin* can do everything.',
  steps: [
    'Open *People* and press a person.',
    'Choose the *Role*. For content managers, add categories under *Manages all content of*.',
    'Press *Save*.',
    'To block someone’s access, press *Deactivate* in the menu of their row. *End the membership* removes them from the organization.',
  ],
  after: 'It applies at once, even to open sessions.',
  facts: ['Someone who lost their second step can sign in again after *Remove the second step*.'],
  trouble: [
    {
      when: 'You cannot change a person.',
      help: 'It is you, or they have more rights than you. Ask an admin. If a directory decides roles, change the group there.',
    },
  ],
};

export const groups: GuideSection = {
  title: 'Groups of people',
  screen: 'People',
  lead: 'With groups you say for whom content is. They come from a directory or the sign-in provider, follow a rule about addresses, or are kept by hand.',
  steps: [
    'Open *People*, then *Groups*, and press *New group*.',
    'Type the *Name of the group*, and choose *By hand* or *Rule*.',
    'For a rule, type the end of the addresses under *Email ends in*. The number of people it fits is shown below.',
    'Press *Create*. By hand, press *Add a person*, or *Paste addresses* for many at once.',
  ],
  after:
    'Groups by rule and from a directory stay up to date automatically. Content that was only for a deleted group is visible only to those who manage it.',
  trouble: [
    {
      when: 'A group cannot be changed.',
      help: 'It comes from outside: its page says from where. Change it there.',
    },
  ],
};

export const links: GuideSection = {
  title: 'Let people register',
  screen: 'Registration and domains',
  lead: 'Anyone with a registration link can create a viewer account. They confirm their address by email.',
  steps: [
    'Open *Organization*, then *Registration and domains*, and press *New link*.',
    'Enter your domains under *Only addresses of these domains*, and a day under *Last day*, if you like.',
    'Press *Create*, then *Copy the link* in the list.',
  ],
  after: 'People who register appear under *Members*. *Deactivate* turns the link off.',
};

export const categories: GuideSection = {
  title: 'Categories',
  screen: 'Categories',
  lead: 'People find videos by category.',
  steps: [
    'Open *Organization*, then *Categories*.',
    'Type into *New category* and press *Add*.',
    'To change their order, drag a handle or press the arrow keys on it.',
    'Press a category for its *Description*, *Cover* and *Managers*.',
    'Under *Defaults for new uploads*, set what uploads start with, and press *Save*.',
  ],
  after: 'Viewers see a category as soon as something in it is published.',
  trouble: [
    {
      when: 'You cannot choose a person as a manager.',
      help: 'A manager of a category needs at least the role *Content manager*.',
    },
  ],
  alt: 'The list of categories with handles to move them and the field for a new one.',
};

export const featured: GuideSection = {
  title: 'Feature items',
  lead: 'Featured items appear large at the top of the home page.',
  steps: [
    'Open the item in the studio, then *Details*.',
    'Turn on *Featured* for members, and *Featured publicly* for the public pages.',
  ],
  after: 'The newest come first. Up to six are shown.',
};

export const branding: GuideSection = {
  title: 'Name, logo and colours',
  screen: 'Branding',
  lead: 'Give the portal the look of your organization.',
  steps: [
    'Open *Organization*, then *Branding*.',
    'Press *Choose a logo*, for light backgrounds and for dark ones. One alone is shown on both.',
    'Set *Colours*. The preview shows them in each theme.',
    'Press *Save*.',
  ],
  after: 'Nobody else sees it before. Then everyone does within five minutes.',
  facts: ['High contrast always stays the same, for people who need it to read.'],
  trouble: [
    {
      when: 'A colour is not shown.',
      help: 'Text on it would be hard to read, so the portal shows its own colour instead. The preview names it.',
    },
    {
      when: 'A logo can hardly be seen in one theme.',
      help: 'Choose a second one for that background. A warning below the logo names the themes.',
    },
  ],
  alt: 'The branding page: the colours, and a preview of the portal in the three themes.',
};

export const publishing: GuideSection = {
  title: 'Reviews, home page and feeds',
  screen: 'Publishing',
  lead: '*Publishing* has the settings for everything that is published.',
  steps: [
    'Open *Organization*, then *Publishing*.',
    'Turn on *Review before publishing* to have someone else approve what content managers submit.',
    '*Newest and most watched on the home page* adds two rows to the home page.',
    'Enter *Contact*: this address gets what visitors send through forms.',
    'Choose *Podcast category*, and copy the addresses of the feeds.',
    'Press *Save*.',
  ],
  facts: ['Only admins decide whether there are public pages and whether figures about people are shown.'],
};

export const player: GuideSection = {
  title: 'Player settings for everyone',
  screen: 'Player',
  lead: 'Set autoplay, downloads, speeds and captions for the organization. Items and categories can have their own settings.',
  steps: [
    'Open *Organization*, then *Player*.',
    'Turn *Autoplay* on or off.',
    'Under *Downloads* choose who may save a copy: *Everyone who sees it*, *Groups…* or *Nobody*.',
    'To deter people from passing recordings on, turn on *Viewer’s name over videos*. Nobody can download or embed them then.',
    'Choose *Available speeds* and *Default speed*.',
    'Press *Save*.',
  ],
};

export const words: GuideSection = {
  title: 'How names are spelled',
  screen: 'Automatic captions',
  lead: 'Automatic captions spell names and abbreviations as you define them.',
  steps: [
    'Open *Organization*, then *Automatic captions*.',
    'Add words under *Names and words*.',
    'Turn on *Generate captions for new items* to generate captions for items uploaded without any.',
  ],
  trouble: [
    {
      when: 'The page says that automatic captions are not allowed.',
      help: 'An admin has to allow them first.',
    },
  ],
};

export const training: GuideSection = {
  title: 'Who completed a training',
  screen: 'Training',
  lead: 'A person completes an item by playing 90% of it, and a category by completing each of its items.',
  steps: [
    'Open *Analytics*, then *Training*.',
    'Choose an *Item* or a *Category*.',
    'Choose *Completed*, *Started* or *Not started*.',
    'Press *CSV* for a table with names and dates.',
  ],
  facts: ['Downloading a table with names is recorded in the audit log.'],
  trouble: [
    {
      when: 'The page says *Personal figures are off*.',
      help: 'Your organization does not show who watched what. Its admins decide that.',
    },
  ],
};

export const storage: GuideSection = {
  title: 'Storage',
  screen: 'Storage',
  lead: 'See what takes up space before an upload is refused.',
  steps: ['Open *Organization*, then *Storage*.', 'Look at *By kind*, *By category* and *Largest items*.'],
  facts: [
    'Deleted items count until they are permanently removed after 30 days. Former versions of a video count, too.',
  ],
  trouble: [
    {
      when: 'There is no space left.',
      help: 'Delete former versions and items of yours, ask an admin to delete others, or ask whoever runs the portal for more.',
    },
  ],
};
