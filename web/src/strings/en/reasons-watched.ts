import type { TextsOf } from '@tv/contract/reason';
import type { watchedReasons } from '@tv/contract/reasons/watched';

/** Why the service refused something about a watched source. */
export const texts: TextsOf<typeof watchedReasons> = {
  'watched.onePlace': 'Enter a folder or an address.',
  'watched.notFromFolder': 'This kind is not read from a folder.',
  'watched.notFromAddress': 'This kind is not read from an address.',
  'watched.noFolders': 'No folder can be watched here: the operator of the portal has to allow it first.',
  'watched.folder': 'Enter a folder below the folder of the organization, without “..”.',
  'watched.address': 'Enter a public address that begins with https://.',
  'watched.needsPerson': 'A watched source brings items in in the name of a person. Sign in as one.',
  'watched.tooMany': 'At most {most:number} sources can be watched. Delete some first.',
  'watched.notWatched': 'This source is paused or has ended. Let it go on first.',
};
