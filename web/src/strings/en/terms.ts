export const title = 'Terms of service';

/** The neutral text, for a portal whose provider has written none of its own. */
export const sections = [
  {
    title: 'Who these terms are for',
    text: 'They apply to everybody who watches, listens to or publishes media in this portal, as a member of an organization or as a visitor of its public pages.',
  },
  {
    title: 'Your account',
    text: 'Keep your sign-in to yourself. What is done with your account is taken as done by you. Tell your organization’s admin at once when you think that somebody else uses it.',
  },
  {
    title: 'What you watch',
    text: 'Media belongs to the organization that publishes it. Watching does not give you a right to copy, publish or change it. Internal media stays inside the organization.',
  },
  {
    title: 'What you publish',
    text: 'Publish only what you may publish. The organization decides what is shown, to whom and for how long, and can take it back at any time.',
  },
  {
    title: 'What is recorded',
    text: 'The portal keeps what it needs to work: your account, your playlist, how far you have watched, and your settings. The privacy policy of your organization says more.',
  },
  {
    title: 'Changes',
    text: 'The organization or the provider of this portal may replace this text by terms of their own. The text on this page is the one that applies.',
  },
];
