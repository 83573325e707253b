import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const title = 'Automatic captions';
export const help =
  'The audio or the captions are sent to a service. Viewers see that the captions are auto-generated until you approve them.';
export const spokenLanguage = 'Spoken language';
export const foundByService = 'Detected automatically';
export const makeCaptions = 'Generate captions';
export const from = 'From';
export const into = 'Into';
export const translate = 'Translate';
export const captions = 'Captions';
export const captionsIn = (language: string) => `Captions: ${isolate(language)}`;
export const translationInto = (language: string) => `Translation: ${isolate(language)}`;
export const states = {
  waiting: 'Waiting',
  working: 'In progress',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
export const progressOf = (name: string) => `Progress of ${isolate(name)}`;
export const cancel = 'Cancel';
export const tryAgain = 'Trying again.';
export const approve = 'Approve';
export const approved = 'Captions approved';
export const unexpected = 'That did not work. Try again later.';
export const minutesLeft = (minutes: number) =>
  plural(
    minutes,
    { one: '# minute is left this month.', other: '# minutes are left this month.' },
    number(minutes),
  );
export const refusals = {
  'no-service': 'No service is set up.',
  'not-allowed':
    'The organization does not allow automatic captions. An admin can allow them in its settings.',
  'not-processed': 'The item is not processed yet.',
  'no-sound': 'The item has no sound.',
  'no-minutes-left': 'The item is longer than the minutes your organization has left this month.',
};
export const tooLong = (minutes: number) =>
  `The item is longer than the limit of ${number(minutes)} minutes.`;

/** The organization's settings. */
export const allow = 'Allow automatic captions';
export const allowHelp =
  'Audio and captions of your items may be sent to the services set up by the operator of the portal. When off, nothing is sent.';
export const isAllowed = 'Automatic captions are allowed.';
export const isNotAllowed = 'Automatic captions are not allowed.';
export const organizationHelp = 'Permission, new items and the spelling of names.';
export const onlyAdmins = 'Only admins can change this.';
export const atImport = 'Generate captions for new items';
export const atImportHelp = 'For items uploaded without captions.';
export const glossary = 'Names and words';
export const glossaryHelp =
  'Names of people and products, and abbreviations, spelled as they should appear in captions. They are sent to the services.';
export const removeWord = (word: string) => `Remove ${isolate(word)}`;
export const saved = 'Saved';
