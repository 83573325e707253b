import type { TextsOf } from '@tv/contract/reason';
import { captionReasons } from '@tv/contract/reasons/captions';
import { number } from './locale.ts';

/** In which line of a file, or in which of the captions, something is wrong. */
export const atLine = (line: number, sentence: string) => `Line ${number(line)}: ${sentence}`;
export const atCue = (place: number, sentence: string) => `Caption ${number(place)}: ${sentence}`;

/** Why captions cannot be read, saved or made. */
export const texts: TextsOf<typeof captionReasons> = {
  ...captionReasons,
  'xml.malformed': 'this is no well-formed XML.',
  'captions.slowFile': 'The file takes too long to read. Choose a smaller one, or one with fewer styles.',
  'captions.heavyFile':
    'The file takes too much memory to read. Choose a smaller one, or one with fewer styles.',
  'captions.fileTooLarge': 'The file is larger than {most:number} MB.',
  'captions.serviceKey': 'The service does not take the key of this portal. Ask whoever runs the portal.',
  'captions.serviceAddress': 'The service is not at its address. Ask whoever runs the portal.',
  'captions.serviceBusy': 'The service takes no more for now.',
  'captions.serviceRefuses': 'The service refuses what it was sent ({status:number}).',
  'captions.serviceFault': 'The service has a fault ({status:number}).',
  'captions.serviceSlow': 'The service took longer than {seconds:number} seconds.',
  'captions.serviceAway': 'The service cannot be reached.',
  'captions.serviceLong': 'The service answered more than {most:size}.',
  'captions.serviceGarbled': 'The service answered something that cannot be used.',
  'captions.serviceGone': 'No service for this is set up any more.',
  'captions.byPerson':
    'There are captions in this language that a person made or edits. A machine never replaces them.',
  'captions.notMade': 'The captions could not be made. Ask again, or ask whoever runs the portal.',
  'captions.changedMeanwhile': 'Someone else has changed these captions. Reload the page.',
  'captions.busy': 'Many files are being read just now. Try again in a minute.',
  'captions.nothingToPublish': 'There is nothing to publish. To have no captions, delete them.',
  'captions.sameKey': 'it is there twice. Reload the page.',
  'captions.emptyCue': 'there is no text. Write some, or delete it.',
  'captions.noTranscriptionService':
    'No service makes captions of sound here. Whoever runs the portal sets it up.',
  'captions.noTranslationService': 'No service translates captions here. Whoever runs the portal sets it up.',
  'captions.notAllowedAnyMore': 'The organization no longer allows automatic captions.',
  'captions.notAllowed':
    'The organization does not allow automatic captions. An admin can allow them in its settings.',
  'captions.noMinutesLeft':
    'Of the {most:number} minutes that the organization has each month for automatic captions, fewer are left than this item is long.',
};
