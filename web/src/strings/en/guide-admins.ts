import type { GuideSection } from '../guide-section.ts';

export const title = 'For admins';
export const help = 'Sign-in, domains, directories, integrations, the audit log, personal data and deleting.';

export const policies: GuideSection = {
  title: 'What sign-ins must have',
  screen: 'Policies',
  lead: 'Policies count for everybody of the organization, in open sessions within a minute.',
  steps: [
    'Open *Organization*, then *Policies*.',
    'Choose roles under *A second step is required of*.',
    'Set *Sessions end after*, *Sessions end without use after* and *New passwords have at least*.',
    'Write your networks under *Networks from which the portal opens*, your own address among them.',
    'Press *Save*.',
  ],
  after: 'Sessions without the second step end. People set one up when they sign in the next time.',
  facts: [
    'Where another provider signs your people in, second steps and passwords are its own. Whoever runs the portal connects it.',
  ],
  alt: 'The page of policies: roles that need a second step, hours of sessions, length of passwords, networks.',
};

export const domains: GuideSection = {
  title: 'Prove that a domain is yours',
  screen: 'Ways in',
  lead: 'For accounts with addresses of your own domains your organization, and its directory, decide.',
  steps: [
    'Open *Organization*, then *Ways in*.',
    'Under *Own domains* press *Add a domain* and type its name.',
    'Press *Copy the record*, and put it as a TXT record into the DNS of the domain.',
    'Press *Check now*.',
  ],
  after: 'The domain stands there as *Proven by DNS*.',
  trouble: [
    {
      when: 'The record is not found.',
      help: 'DNS takes up to some hours. Look whether the record is at the name that the page says, then try again.',
    },
  ],
};

export const directory: GuideSection = {
  title: 'Connect a directory',
  screen: 'Ways in',
  lead: 'A directory such as Entra ID or Okta says by SCIM who joins and who leaves.',
  steps: [
    'Open *Organization*, then *Ways in*.',
    'Under *Directory* press *New token* and give it a name.',
    'Copy *Token* and *Address for the directory* into the directory. The token is shown this once.',
    'When the groups are there, choose the role of each under *Groups of the directory*.',
  ],
  after: 'People whom the directory brings stand in the list of members. Who leaves it loses the access.',
  trouble: [
    {
      when: 'Roles can no longer be changed by hand.',
      help: 'As soon as one group has a role, the directory decides. Choose *No role* for all groups to decide by hand again.',
    },
    {
      when: 'A token became known to others.',
      help: 'Press *Revoke* beside it, and make a new one.',
    },
  ],
};

export const publicDecision: GuideSection = {
  title: 'Public pages, embedding and figures about people',
  screen: 'Publishing',
  lead: 'Three decisions are for admins alone.',
  steps: [
    'Under *Publishing* switch *Public pages* on or off.',
    'There, too, switch *Figures about people* on or off.',
    'Under *Player* write the addresses of *Sites that may embed internal items*.',
    'Press *Save* on each page.',
  ],
  after: 'Without public pages nobody outside sees anything, also not by links that were sent before.',
};

export const integrations: GuideSection = {
  title: 'Auto-generated captions',
  screen: 'Auto-generated captions',
  lead: 'Sound and captions go to services for it only after you have allowed that.',
  steps: [
    'Open *Organization*, then *Auto-generated captions*.',
    'Switch on *Allow auto-generated captions*.',
  ],
  after:
    'Content managers find the buttons at the captions of each item. Viewers read that a machine made them, until somebody approves them.',
  trouble: [
    {
      when: 'The page says that no service is set up.',
      help: 'Whoever runs the portal sets one up, by `TRANSCRIPTION_URL` and `TRANSLATION_URL`.',
    },
  ],
};

export const audit: GuideSection = {
  title: 'Audit log',
  screen: 'Audit log',
  lead: 'Who changed what, who signed in, and who failed to.',
  steps: [
    'Open *Organization*, then *Audit log*.',
    'Press *Add filter* for a person, an action or days.',
    'Press a line for all of it.',
    'Press *Export* for a table.',
    'To send each new line to a system of yours, press *Set up streaming*.',
  ],
  facts: ['Lines are stored for 400 days, unless whoever runs the portal has decided otherwise.'],
  alt: 'The audit log: when, who, what was done to what.',
};

export const personalData: GuideSection = {
  title: 'Hand out and erase personal data',
  screen: 'People',
  lead: 'A person may ask for what is stored about them, and to have it erased.',
  steps: [
    'Open *People* and the menu of the person’s line.',
    'Press *Download their data* for a file with all of it.',
    'To erase it, press *Erase their data*. Choose *Who takes over the content*, type the person’s address, and press the button.',
  ],
  after:
    'Membership, history, playlist, likes and reminders are gone. What the person uploaded stays, without the name.',
  facts: ['Lines of the audit log stay, with a random id in the place of the person.'],
};

export const remove: GuideSection = {
  title: 'Delete and restore',
  screen: 'Content',
  lead: 'Content managers and organization managers delete the items they are the manager of. Admins delete any item, and categories. Items can be restored for 30 days.',
  steps: [
    'Open the item in the studio, press *Other steps*, then *Delete*.',
    'To bring it back, press *Add filter* in the list of content, choose *Status*, then *Deleted*. Open the item and press *Restore*.',
    'A category is deleted on its page, under *Merge or delete*. Its items stay.',
  ],
  after: 'A restored item is a draft. After 30 days its files are deleted for good.',
  trouble: [
    {
      when: 'A category cannot be brought back.',
      help: 'It is gone at once. Make a new one of the same name, and file the items under it.',
    },
  ],
};

export const commandLine: GuideSection = {
  title: 'Command line and API',
  lead: 'What is done often, or by another system, can be done without the studio.',
  steps: [
    'On a computer with the portal’s sources, type `npm run tv -- login --portal https://…` with the address of your portal.',
    'Enter the code that it prints on the page that it names.',
    'Type `npm run tv -- import talk.mp4 --title "Our talk"` to bring a file in, and `npm run tv -- --help` for everything else.',
  ],
  facts: [
    'The API is described at `/api/openapi.json`. What you do with it is in the audit log under your name.',
  ],
};
