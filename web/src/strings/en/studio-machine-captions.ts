import { number, plural } from './locale.ts';

export const title = 'Auto-generated captions';
export const help =
  'The audio or the captions are sent to a service. Viewers see that the captions are auto-generated until you approve them.';
export const spokenLanguage = 'Spoken language';
export const foundByService = 'Detected automatically';
export const makeCaptions = 'Generate captions';
export const from = 'From';
export const into = 'Into';
export const translate = 'Translate';
export const captions = 'Captions';
export const captionsIn = (language: string) => `Captions: ${language}`;
export const translationInto = (language: string) => `Translation: ${language}`;
export const states = {
  waiting: 'Waiting',
  working: 'In progress',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
export const progressOf = (name: string) => `Progress of ${name}`;
export const cancel = 'Cancel';
export const tryAgain = 'Trying again.';
export const approve = 'Approve';
export const approved = 'Captions approved';
export const unexpected = 'This could not be done. Try again later.';
export const minutesLeft = (minutes: number) =>
  plural(
    minutes,
    { one: '# minute is left this month.', other: '# minutes are left this month.' },
    number(minutes),
  );
export const refusals = {
  'no-service': 'No service is set up.',
  'not-allowed':
    'The organization does not allow auto-generated captions. An admin can allow them in its settings.',
  'not-processed': 'The item is not processed yet.',
  'no-sound': 'The item has no sound.',
  'no-minutes-left': 'The item is longer than what is left of the organization’s minutes for this month.',
};
export const tooLong = (minutes: number) =>
  `The item is longer than ${number(minutes)} minutes, the longest that is sent.`;

/** The organization's settings. */
export const allow = 'Allow auto-generated captions';
export const allowHelp =
  'Sound and captions of your items may be sent to the services that the operator of the portal has set up. Off: nothing is sent.';
export const isAllowed = 'Auto-generated captions are allowed.';
export const isNotAllowed = 'Auto-generated captions are not allowed.';
export const organizationHelp = 'Allow them, for new items too, and say how names are spelled.';
export const onlyAdmins = 'An admin decides this.';
export const atImport = 'Make captions for new items';
export const atImportHelp = 'For what is brought in without captions.';
export const glossary = 'Names and words';
export const glossaryHelp =
  'As captions are to spell them: names of people, products, abbreviations. The services are told.';
export const removeWord = (word: string) => `Remove ${word}`;
export const saved = 'Saved';
