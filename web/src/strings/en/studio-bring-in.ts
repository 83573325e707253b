import { isolate } from '@tv/contract/isolate';
import type { SourceKind } from '@tv/contract/source-kinds';
import { plural } from './locale.ts';

/** Content from other systems in the studio. */
export const title = 'Bring in';
export const watched = 'Watched sources';
export const watchedHelp =
  'A folder on the server, a bucket or a feed is looked at every five minutes. What is new there comes in automatically.';
export const none = 'Nothing is watched yet.';
export const add = 'Watch a source';
export const from = 'Comes from';
export const folder = 'Server';
export const feed = 'Feed';
export const bucket = 'S3 bucket';
export const endpoint = 'Endpoint';
export const endpointHelp = 'Of an S3-compatible store that the operator of the portal allows.';
export const bucketName = 'Bucket';
export const keyId = 'Access key ID';
export const secretKey = 'Secret access key';
export const showSecretKey = 'Show the secret access key';
export const secretKeyHelp = 'It needs to list and read the bucket, nothing more. It is stored encrypted.';
export const prefixHelp = 'Below which its objects are taken. Empty: all of it.';
export const edit = 'Edit';
export const save = 'Save';
export const changed = 'The watched source is changed.';
export const folderField = 'Folder';
export const folderHelp = 'Below the folder of the organization. Empty: all of it.';
export const address = 'Address of the feed';
export const kind = 'What the folder holds';
export const kinds: Record<SourceKind, string> = {
  feed: 'Feed',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  peertube: 'PeerTube',
  mediacms: 'MediaCMS',
  kaltura: 'Kaltura',
  panopto: 'Panopto',
  zoom: 'Zoom',
  teams: 'Teams',
  meet: 'Google Meet',
  bigbluebutton: 'BigBlueButton',
  folder: 'Any files',
};
export const category = 'Category';
export const noCategory = 'None';
export const publish = 'Publish what comes in';
export const publishHelp = 'Otherwise it stays a draft.';
export const wholeFolder = 'The organization’s folder';
export const taken = (count: number) => plural(count, { one: '# item came in', other: '# items came in' });
export const failed = (count: number) => plural(count, { one: '# item failed', other: '# items failed' });
export const looked = (moment: string) => `Last look: ${moment}`;
export const notLooked = 'Not looked at yet';
export const isPaused = 'Paused';
export const ended = {
  person: 'Ended: the person who watched it no longer manages the organization.',
  category: 'Ended: its category is deleted.',
  audience: 'Ended: a group or a person for whom it came in is gone.',
  failing: 'Ended: it could not be read again and again.',
};
export const look = 'Look now';
export const pause = 'Pause';
export const goOn = 'Go on';
export const remove = 'Stop watching';
export const removeText = (name: string) => `${isolate(name)} is no longer watched. What came in stays.`;
export const details = 'What came';
export const states = { waiting: 'Still arriving', taken: 'Came in', failed: 'Failed', givenUp: 'Given up' };
export const looking = 'It is looked at now.';
export const added = 'The source is watched.';
export const unexpected = 'That did not work. Try again.';
