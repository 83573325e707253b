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
  'watched.noBuckets':
    'No bucket can be watched here: the operator of the portal has to allow its endpoint first.',
  'watched.endpoint': 'The operator of the portal allows these endpoints: {allowed}.',
  'watched.bucketName': 'Enter the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens.',
  'watched.noBucketSource': 'Only a watched bucket has a key.',
  'watched.foldersOff': 'The operator of the portal no longer lets folders be watched.',
  'watched.endpointOff': 'The operator of the portal no longer lets buckets at {host} be watched.',
  'watched.noFolder': 'There is no folder {folder} in the organization’s folder on the server.',
  'watched.manyFiles': 'There are more than {most:number} files. Watch the folders in it one by one.',
  'watched.fileGone': 'The file {file} is no longer there.',
  'watched.fileLarge': '{file} is larger than {most:size}.',
  'watched.leadsOut': '{file} leads out of the folder.',
  'watched.notPublic': '{host} is not a public address that begins with https://.',
  'watched.privateAddress': '{host} leads to a private address.',
  'watched.silent': '{host} did not answer ({code}).',
  'watched.answered': '{host} answered {status}.',
  'watched.leadsOn': '{host} redirects too often.',
  'watched.cutOff': '{host} sent only a part of the file.',
  'watched.sendsMuch': '{host} sends more than {most:size}.',
  'watched.noBucket': 'There is no bucket {bucket}, or the file is gone from it.',
  'watched.bucketRefused': 'The bucket refused the key ({code}).',
  'watched.bucketSilent': 'The store of the bucket does not answer.',
  'watched.unreadable': 'It cannot be read: {sentence}.',
  'watched.broke': 'Something went wrong on the server. The operator finds it in the log.',
};
