/** Why a file did not become media content, and what to do. The sentences are stored, and read again by this table. */
export const uploadReasons = {
  'files.empty': 'The file is empty. Bring in the whole file.',
  'files.noMedia':
    'This is no video or sound file that can be read. Bring in MP4, MOV, MKV, WebM, AVI, MPEG, MP3, M4A, FLAC, OGG or WAV.',
  'files.encrypted':
    'The file is encrypted (copy protection), and cannot be played without its key. Bring in a copy that is not protected.',
  'files.undecodablePicture':
    'The picture is {kind}, which cannot be decoded here. Bring in a copy with H.264 video.',
  'files.undecodableSound':
    'The sound is {kind}, which cannot be decoded here. Bring in a copy with AAC sound.',
  'files.noLength': 'The file is over before it begins: it has no length. Bring in the whole file.',
  'files.tooLong': 'The file is longer than 24 hours. Cut it into parts and bring them in one by one.',
  'files.noTracks': 'The file holds neither picture nor sound. Bring in another file.',
  'files.incomplete': 'The file is incomplete: its end or its index is missing. Bring in the whole file.',
  'files.damaged': 'The file is damaged or is no media file, and cannot be read. Bring in another copy.',
  'files.tooLarge': 'The picture needs more memory than one file may take. Bring in a smaller copy.',
  'files.unreadable':
    'The picture or sound in the file is damaged or of an unknown kind. Bring in another copy.',
  'files.brokenOff':
    'The file breaks off after {made:number} of {whole:number} seconds. Bring in the whole file.',
  'files.harmful': 'The scanner of this portal found harmful content in {what}. Bring in a clean copy.',
  'files.unscanned': 'The scanner could not check {what}. Bring it in again later.',
  'files.noProgram':
    'ffmpeg is not installed. Install it (Debian or Ubuntu: "sudo apt-get install -y ffmpeg"; macOS: "brew install ffmpeg") or set FFMPEG_PATH.',
  'files.noSound': 'The file has no sound. Bring in another file.',
  'files.otherLength':
    'The sound is {given} long, and the item {wanted}. They may differ by {most:number} seconds at most: bring in a sound of the length of the item.',
  'files.otherCuts':
    'Viewers do not get it: other parts are left out of the item since it was made. Add a track for the item as it is now.',
  'files.lengthChanged':
    'Viewers do not get it: it is {given} long, and the item is now {wanted}. Add a track of that length.',
  'files.diskFull': 'The disk of the service is full. Make room on it, then try again.',
  'files.diedTooOften':
    'The service ended each time it worked on this file. Bring in another copy, or give the service more memory.',
  'files.failedProgram':
    "The file could not be processed: {message} Bring in another copy, or look into the service's log.",
  'files.failed': "The file could not be processed. Look into the service's log, then bring it in again.",
} as const;

/** What was left out of a file, or taken otherwise. The notes are stored, and read again by these sentences. */
export const fileNotes = {
  'note.picture': 'The picture in the file was left out: it is damaged, too large, or of an unknown kind.',
  'note.manySounds': 'Of {count:number} sound tracks the first {most:number} were taken.',
  'note.manySubtitles': 'Of {count:number} subtitle tracks the first {most:number} were taken.',
  'note.undecodablePicture':
    'A picture track of the file was left out: it is {kind}, which cannot be decoded here.',
  'note.undecodableSound':
    'A sound track of the file was left out: it is {kind}, which cannot be decoded here.',
  'note.subtitlesArePictures':
    'The subtitles "{name}" in the file are pictures of texts, which cannot be read.',
  'note.subtitlesOfKind': 'The subtitles "{name}" in the file are of a kind that cannot be read ({kind}).',
  'note.subtitlesOfUnknownKind': 'The subtitles "{name}" in the file are of a kind that cannot be read.',
  'note.subtitlesUnreadable': 'The subtitles "{name}" in the file could not be read.',
  'note.subtitlesBeside':
    'The subtitles "{name}" in the file were left out: others of their language came beside it.',
  'note.captionsAdded': 'The captions in the file ({names}) were added.',
  'note.captionsDrafted':
    'The captions in the file ({names}) are drafts: those of the item stay until somebody publishes a draft.',
  'note.captionsLeft':
    'The captions in the file ({names}) were left out: there is a draft of that language, or no room for more.',
  'note.longerSound': 'The sound was {time} longer than the item: its end was cut off.',
  'note.shorterSound': 'The sound was {time} shorter than the item: silence fills its end.',
} as const;

export const fileReasons = {
  ...uploadReasons,
  'files.scannerAway': 'The scanner could not check {what}. Try again in a few minutes.',
  'files.manyOpen': '{most:number} files of yours are under way already. Let some of them arrive first.',
  'files.otherFile': 'belongs to another file.',
  'files.incompleteUpload': '{offset:number} of {size:number} bytes have arrived. Send the rest first.',
  'files.otherOffset': 'The next bytes begin at {offset:number}.',
  'files.complete': 'The file is complete already; bring it in again to add to it.',
  'files.manyBeside': 'More than {most:number} files beside one are not accepted.',
  'quota.personStorage':
    'Each person may store {most:gigabytes} GB, and with this file it would be {used:gigabytes} GB. Delete items for good, or ask whoever runs the portal for more.',
  'quota.fileBeyondDay':
    'Each person may upload {most:gigabytes} GB within 24 hours, and this file alone is larger. Ask whoever runs the portal to bring it in.',
  'quota.uploadsPerDay':
    'Each person may upload {most:number} files within 24 hours. The first of them count no more in {wait:duration}.',
  'quota.bytesPerDay':
    'Each person may upload {most:gigabytes} GB within 24 hours, and with this file it would be {used:gigabytes} GB. The first of them count no more in {wait:duration}.',
  'quota.organizationStorage':
    'This organization may store {most:gigabytes} GB, and with this file it would be {used:gigabytes} GB. Delete items for good, or ask whoever runs the portal for more.',
  'versions.notReady': 'This version is not ready.',
  'versions.served': 'This version is served: serve another one first.',
  'versions.underWay': 'The files of this item are being made: wait until they are ready, or end that first.',
  'versions.notProcessed': 'This item is not processed yet: cut it when it is ready.',
  'versions.noOriginal': 'The original of this item is not stored: replace its file first, then cut that.',
  'versions.sameCuts': 'The film is cut like that already: it would stay as it is.',
  'versions.noOriginalHere':
    'The original of this item is not stored here: replace its file with "npm run tv -- replace".',
  'cuts.fromBeyondEnd': 'must be less than the length, {end:number} s.',
  'cuts.toBeyondEnd': 'must be at most the length, {end:number} s.',
  'cuts.tooShort': 'must be {least:number} s or more behind its start.',
  'cuts.overlapping': 'must not lie inside another part that is left out.',
  'cuts.nothingLeft': 'must leave something: nothing would be left.',
  'sound.notProcessed': 'This item is not processed yet: add sound tracks when it is ready.',
  'sound.tooMany': 'An item has at most {most:number} added sound tracks: remove some first.',
  'sound.notNamed': 'This track belongs to the file of the item: only added ones are named here.',
  'sound.notReady': 'This track is not ready: viewers do not get it.',
  'sound.notRemoved': 'This track belongs to the file of the item: replace the file to remove it.',
  'poster.noFilm': 'This item has no film: bring in a picture for it.',
  'poster.beyondEnd': 'must be less than the length of the film.',
  'poster.notProcessed': 'This item is not processed yet: choose its poster when it is ready.',
} as const;
