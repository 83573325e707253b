export const title = 'Terms of service';

/** The neutral text, for a portal whose provider has written none of its own. */
export const sections = [
  {
    title: 'Who these terms are for',
    text: 'They apply to everyone who watches, listens to or publishes media in this portal, as a member of an organization or as a visitor of its public pages.',
  },
  {
    title: 'Your account',
    text: 'Keep your sign-in details to yourself. You are responsible for what is done with your account. If you think someone else is using it, tell your organization’s admin at once.',
  },
  {
    title: 'What you watch',
    text: 'Media belongs to the organization that publishes it. Watching it does not give you the right to copy, publish or change it. Internal media stays inside the organization.',
  },
  {
    title: 'What you publish',
    text: 'Publish only what you have the right to publish. The organization decides what is shown, to whom and for how long, and can withdraw it at any time.',
  },
  {
    title: 'What is recorded',
    text: 'The portal stores what it needs to work: your account, your playlist, how far you have watched, and your settings. The privacy policy of your organization says more.',
  },
  {
    title: 'Changes',
    text: 'The organization or the provider of this portal may replace this text with their own terms. The text on this page applies.',
  },
];
