import type { TextsOf } from '@tv/contract/reason';
import { captionReasons } from '@tv/contract/reasons/captions';
import { number } from './locale.ts';

/** In which line of a file, or in which of the captions, something is wrong. */
export const atLine = (line: number, sentence: string) => `Line ${number(line)}: ${sentence}`;
export const atCue = (place: number, sentence: string) => `Caption ${number(place)}: ${sentence}`;

/** Why captions cannot be read, saved or made. */
export const texts: TextsOf<typeof captionReasons> = {
  ...captionReasons,
  'xml.malformed': 'this XML is not well-formed.',
  'captions.slowFile': 'The file takes too long to read. Choose a smaller one, or one with fewer styles.',
  'captions.heavyFile':
    'The file needs too much memory to read. Choose a smaller one, or one with fewer styles.',
  'captions.fileTooLarge': 'The file is larger than {most:number} MB.',
  'captions.serviceKey': 'The service rejects the key of this portal. Ask whoever runs the portal.',
  'captions.serviceAddress': 'There is no such service at its address. Ask whoever runs the portal.',
  'captions.serviceBusy': 'The service is not accepting more requests at the moment.',
  'captions.serviceRefuses': 'The service rejected the request ({status:number}).',
  'captions.serviceFault': 'The service failed ({status:number}).',
  'captions.serviceSlow': 'The service took longer than {seconds:number} seconds.',
  'captions.serviceAway': 'The service cannot be reached.',
  'captions.serviceLong': 'The service sent an answer of more than {most:size}.',
  'captions.serviceGarbled': 'The service sent an answer that cannot be used.',
  'captions.serviceGone': 'The portal no longer has a service for this.',
  'captions.byPerson':
    'There are captions in this language that a person has written or is editing. Automatic captions never replace them.',
  'captions.notMade': 'The captions could not be created. Try again, or ask whoever runs the portal.',
  'captions.changedMeanwhile': 'Someone else has changed these captions. Reload the page.',
  'captions.busy': 'Many files are being read at the moment. Try again in a minute.',
  'captions.nothingToPublish': 'There is nothing to publish. If you want no captions, delete them.',
  'captions.sameKey': 'this caption exists twice. Reload the page.',
  'captions.emptyCue': 'there is no text. Write some, or delete the caption.',
  'captions.noTranscriptionService':
    'This portal has no service that creates captions. Whoever runs the portal can set one up.',
  'captions.noTranslationService':
    'This portal has no service that translates captions. Whoever runs the portal can set one up.',
  'captions.notAllowed':
    'The organization does not allow automatic captions. An admin can allow them in its settings.',
};
