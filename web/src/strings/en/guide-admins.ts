import type { GuideSection } from '../guide-section.ts';

export const title = 'For admins';
export const help = 'Sign-in, domains, directories, integrations, the audit log, personal data and deletion.';

export const policies: GuideSection = {
  title: 'Set sign-in rules',
  screen: 'Policies',
  lead: 'Policies apply to everyone in the organization, and to open sessions within a minute.',
  steps: [
    'Open *Organization*, then *Policies*.',
    'Choose roles under *Second step required for*.',
    'Set *Sessions end after*, *Unused sessions end after* and *Minimum length of new passwords*.',
    'Enter your networks under *Networks with access to the portal*, including your own address.',
    'Press *Save*.',
  ],
  after: 'Sessions without a second step end. People set one up when they next sign in.',
  facts: [
    'If another provider signs your people in, it decides about second steps and passwords. Whoever runs the portal connects it.',
  ],
  alt: 'The page of policies: roles that need a second step, length of sessions and passwords, networks.',
};

export const domains: GuideSection = {
  title: 'Verify a domain',
  screen: 'Registration and domains',
  lead: 'Your organization and its directory control accounts with addresses of your own domains.',
  steps: [
    'Open *Organization*, then *Registration and domains*.',
    'Under *Own domains*, press *Add a domain* and enter its name.',
    'Press *Copy the record*, and add it as a TXT record to the DNS of the domain.',
    'Press *Check now*.',
  ],
  after: 'The domain is now listed as *Verified by DNS*.',
  trouble: [
    {
      when: 'The record is not found.',
      help: 'DNS changes can take a few hours. Check that the record has the name shown on the page, then try again.',
    },
  ],
};

export const directory: GuideSection = {
  title: 'Connect a directory',
  screen: 'Registration and domains',
  lead: 'A directory such as Entra ID or Okta tells the portal by SCIM who joins and who leaves.',
  steps: [
    'Open *Organization*, then *Registration and domains*.',
    'Under *Directory*, press *New token* and give it a name.',
    'Copy *Token* and *Address for the directory* into the directory. The token is shown only once.',
    'When the groups appear, choose the role of each under *Groups of the directory*.',
  ],
  after: 'People from the directory appear in the list of members. Those who leave it lose access.',
  trouble: [
    {
      when: 'Roles can no longer be changed by hand.',
      help: 'As soon as one group has a role, the directory decides. Choose *No role* for all groups to change roles by hand again.',
    },
    {
      when: 'Someone else knows a token.',
      help: 'Press *Revoke* beside it, and create a new one.',
    },
  ],
};

export const connection: GuideSection = {
  title: 'Sign in at your own provider',
  screen: 'Registration and domains',
  lead: 'People with an address in your own domains sign in at your OpenID provider, such as Entra ID, Google or Keycloak.',
  steps: [
    'Open *Organization*, then *Registration and domains*. Verify a domain first.',
    'Under *Sign-in providers*, press *Connect a provider*. Enter issuer, client id, client secret and domains.',
    'Press *Copy the redirect address*, and register it at the provider.',
    'Press *Try it*, and sign in in the new window. It says what works, or what to correct.',
    'Turn on *Active*.',
  ],
  after: 'The sign-in page asks for the address first, and leads your people to the provider.',
  facts: [
    '*Only this way* ends passwords for these domains. It needs an admin with a passkey, who always gets in with it.',
    'For a provider that speaks SAML, put a broker such as Keycloak in between.',
  ],
  trouble: [
    {
      when: 'Someone cannot sign in.',
      help: 'The page that they see ends with a line for you. The same reason is in the *Audit log*.',
    },
    {
      when: 'Someone is asked for a password after the provider.',
      help: 'They had an account already. They enter its password once, and never again.',
    },
  ],
};

export const publicDecision: GuideSection = {
  title: 'Public pages, embedding and figures about people',
  screen: 'Publishing',
  lead: 'Only admins can decide these three things.',
  steps: [
    'Under *Publishing*, turn *Public pages* on or off.',
    'There, also turn *Figures about people* on or off.',
    'Under *Player*, enter the addresses of *Sites that may embed internal items*.',
    'Press *Save* on each page.',
  ],
  after: 'Without public pages, no one outside sees anything, not even through links sent before.',
};

export const integrations: GuideSection = {
  title: 'Automatic captions',
  screen: 'Automatic captions',
  lead: 'Audio and captions are sent to services only after you have allowed it.',
  steps: ['Open *Organization*, then *Automatic captions*.', 'Turn on *Allow automatic captions*.'],
  after:
    'Content managers find the buttons under the captions of each item. Viewers see that captions are auto-generated until someone approves them.',
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
  lead: 'See who changed what, who signed in, and who failed to.',
  steps: [
    'Open *Organization*, then *Audit log*.',
    'Press *Add filter* for a person, an action or days.',
    'Press an entry to see all of it.',
    'Press *Export* for a table.',
    'To send each new entry to your own system, press *Set up streaming*.',
  ],
  facts: ['Entries are kept for 400 days, unless whoever runs the portal has decided otherwise.'],
  alt: 'The audit log: when, who, what was done to what.',
};

export const webhooks: GuideSection = {
  title: 'Tell programs and channels',
  screen: 'Webhooks',
  lead: 'A webhook sends a message when something happens: to a program of yours, or as a card to Slack or Teams.',
  steps: [
    'Open *Organization*, then *Webhooks*.',
    'Press *Add webhook*. Choose what it gets, enter the address, and choose the events.',
    'Copy the secret. Your program checks signatures with it.',
    'Press *Send test*, then *Log* to see what was answered.',
    'In the log, open a message and press *Send again* once your program is mended.',
  ],
  after: 'What is not taken is sent again over a day, with growing pauses.',
  facts: [
    'There are cards only for items that everyone in the organization sees.',
    'A webhook that accepts nothing for five days is ended, and admins are notified. Press *Switch on* to start it again.',
  ],
};

export const retention: GuideSection = {
  title: 'Let old content go, and keep what must stay',
  screen: 'Retention',
  lead: 'Rules notify owners of old content, unpublish it, archive it or delete it. Legal holds keep content from being deleted.',
  steps: [
    'Open *Organization*, then *Retention*.',
    'Press *Add rule*. Choose for what it is, after how many months it acts, and what it does.',
    'Look at *What the rule would do*, then press *Add rule* again.',
    'Under *What comes next*, press *Keep for another year* for what is to stay.',
    'To keep a category or a person’s content for a case, press *Place a hold*.',
  ],
  after:
    'Owners are notified 30 and 7 days before. A rule acts only on what it announced at least seven days before.',
  facts: ['What a rule deletes can be restored for 30 days.'],
};

export const personalData: GuideSection = {
  title: 'Export and erase personal data',
  screen: 'People',
  lead: 'People may ask for the data stored about them, and to have it erased.',
  steps: [
    'Open *People* and the menu in the person’s row.',
    'Press *Download their data* for a file with all of it.',
    'To erase it, press *Erase their data*. Choose *Who takes over the content*, enter the person’s address, and press the button.',
  ],
  after:
    'Membership, history, playlist, likes and reminders are gone. What the person uploaded stays, without their name.',
  facts: ['Entries of the audit log stay, with a random id in place of the person.'],
};

export const remove: GuideSection = {
  title: 'Delete and restore',
  screen: 'Content',
  lead: 'Content managers and organization managers can delete the items they are the manager of. Admins can delete any item and categories. Items can be restored for 30 days.',
  steps: [
    'Open the item in the studio, press *Other steps*, then *Delete*.',
    'To bring it back, press *Add filter* in the list of content, choose *Status*, then *Deleted*. Open the item and press *Restore*.',
    'A category is deleted on its page, under *Merge or delete*. Its items stay.',
  ],
  after: 'A restored item is a draft. After 30 days its files are deleted for good.',
  trouble: [
    {
      when: 'A category cannot be brought back.',
      help: 'It is gone at once. Create a new one with the same name, and add the items to it.',
    },
  ],
};

export const commandLine: GuideSection = {
  title: 'Command line and API',
  lead: 'Do repeated or automated tasks without the studio.',
  steps: [
    'On a computer with the portal’s sources, type `npm run tv -- login --portal https://…` with the address of your portal.',
    'Enter the code that it prints on the page that it names.',
    'Type `npm run tv -- import talk.mp4 --title "Our talk"` to upload a file, and `npm run tv -- --help` for everything else.',
  ],
  facts: [
    'The API is described at `/api/openapi.json`. What you do with it is in the audit log under your name.',
  ],
};

export const apiKeys: GuideSection = {
  title: 'Give programs access',
  screen: 'Developers',
  lead: 'With an API key, a program of yours acts in the organization under a name of its own, within the scopes you choose.',
  steps: [
    'Open *Organization*, then *Developers*.',
    'Press *New API key*, enter a name, and choose the scopes that the program needs.',
    'If you like, choose categories, a day under *Expires on*, and *Allowed networks*.',
    'Press *Create*, and copy the key to where the program keeps its secrets. It is shown only once.',
  ],
  after:
    'The list shows when the key was last used. What the program does is in the audit log under the name of the key.',
  trouble: [
    {
      when: 'Someone else may know a key.',
      help: 'Press *Rotate* and end the present key at once, or press *Delete*.',
    },
    {
      when: 'A key is shown as *Stopped*.',
      help: 'The admin who answers for it is no longer an admin. Press *Rotate* to answer for it yourself.',
    },
  ],
};

export const applications: GuideSection = {
  title: 'Let applications sign people in',
  screen: 'Developers',
  lead: 'An intranet, a program or a screen of yours can sign members in here, and act in their name within what each of them allows.',
  steps: [
    'Open *Organization*, then *Developers*.',
    'Press *New application*, and enter a name. People see it when they are asked.',
    'Choose its *Type*, enter its *Redirect addresses*, and choose the scopes that it may ask for.',
    'Press *Create*. Give the *Client ID* and, where there is one, the *Secret* to whoever runs the application. The secret is shown only once.',
  ],
  after:
    'Each person is asked when they first use it, and ends its access in their own security settings. When you delete the application, everyone’s access ends.',
  trouble: [
    {
      when: 'Someone else may know its secret.',
      help: 'Press *New secret* twice: the secret before the last one ends at once.',
    },
  ],
};

export const otherSites: GuideSection = {
  title: 'Let other sites play and read',
  screen: 'Developers',
  lead: 'Pages of the sites that you list can play the organization’s content in their own player, and read what the API answers.',
  steps: [
    'Open *Organization*, then *Developers*.',
    'Under *Other sites*, enter the address, such as https://intranet.example.',
    'Press *Add site*.',
  ],
  facts: [
    'A site that only shows a frame needs no place in this list: see *Sites that may embed internal items*.',
    'An address with a path, with an asterisk or with http:// is refused.',
  ],
};
