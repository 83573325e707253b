import type { TextsOf } from '@tv/contract/reason';
import { fileReasons } from '@tv/contract/reasons/files';

/** Why a file did not become an item, and what else is refused about files. */
export const texts: TextsOf<typeof fileReasons> = {
  ...fileReasons,
  'files.empty': 'The file is empty. Choose the complete file.',
  'files.noMedia':
    'This is not a video or audio file that can be read. Choose MP4, MOV, MKV, WebM, AVI, MPEG, MP3, M4A, FLAC, OGG or WAV.',
  'files.encrypted':
    'The file is encrypted (copy protection) and cannot be played without its key. Choose a copy that is not protected.',
  'files.undecodablePicture':
    'The video is {kind}, which cannot be decoded here. Choose a copy with H.264 video.',
  'files.undecodableSound':
    'The audio is {kind}, which cannot be decoded here. Choose a copy with AAC audio.',
  'files.noLength': 'The file has no duration. Choose the complete file.',
  'files.noTracks': 'The file contains neither video nor audio. Choose another file.',
  'files.incomplete': 'The file is incomplete: its end or its index is missing. Choose the complete file.',
  'files.damaged': 'The file cannot be read: it is damaged or not a media file. Choose another copy.',
  'files.tooLarge': 'The video needs more memory than a single file may use. Choose a smaller copy.',
  'files.unreadable':
    'The video or audio in the file is damaged or in an unknown format. Choose another copy.',
  'files.brokenOff':
    'The file breaks off after {made:number} of {whole:number} seconds. Choose the complete file.',
  'files.harmful': 'The scanner found harmful content in this file or in one beside it. Choose a clean copy.',
  'files.unscanned': 'The scanner could not check this file. Try again later.',
  'files.noProgram':
    'The service cannot process files: a program is missing there. Ask whoever runs the portal.',
  'files.noSound': 'The file has no sound. Choose another file.',
  'files.otherLength':
    'The audio is {given} long and the item {wanted}. They may differ by at most {most:number} seconds. Choose audio that is as long as the item.',
  'files.diskFull':
    'The service has run out of disk space. Ask whoever runs the portal to free some, then try again.',
  'files.diedTooOften':
    'The service crashed each time it processed this file. Choose another copy, or ask whoever runs the portal.',
  'files.failedProgram':
    'The file could not be processed. Choose another copy, or ask whoever runs the portal.',
  'files.failed': 'The file could not be processed. Try again, or ask whoever runs the portal.',
  'files.scannerAway': 'The scanner could not check this file. Try again in a few minutes.',
  'files.sourceDeleted': 'This was here before, and was deleted.',
  'files.sourceArrives': 'This is being moved here right now.',
  'files.sourceOfOthers': 'Another person has moved this here, or is moving it here now.',
  'files.otherFile': 'This upload belongs to another file. Start again.',
  'files.incompleteUpload': '{offset:size} of {size:size} have arrived. Try again to send the rest.',
  'files.otherOffset': 'Everything from {offset:size} on is still missing. Try again.',
  'files.complete': 'The file is complete already. Upload it again to add to it.',
  'versions.noOriginalHere': 'The original of this item is not stored. Replace its file.',
  'cuts.fromBeyondEnd': 'This is after the end of the film, at {end:number} s.',
  'cuts.toBeyondEnd': 'This is after the end of the film, at {end:number} s.',
  'cuts.tooShort': 'Leave out at least {least:number} s.',
  'cuts.overlapping': 'Two cuts overlap.',
  'cuts.nothingLeft': 'Nothing would be left.',
  'poster.beyondEnd': 'This is after the end of the film.',
  'poster.noFilm': 'This item has no video. Upload a picture for it.',
};
