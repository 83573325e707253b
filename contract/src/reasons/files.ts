/** Why a file did not become media content, and what to do. The sentences are stored, and read again by this table. */
export const uploadReasons = {
  'files.empty': 'The file is empty. Use the complete file.',
  'files.noMedia':
    'This is not a video or audio file that can be read. Use MP4, MOV, MKV, WebM, AVI, MPEG, MP3, M4A, FLAC, OGG or WAV.',
  'files.encrypted':
    'The file is encrypted (copy protection) and cannot be played without its key. Use an unprotected copy.',
  'files.undecodablePicture':
    'The video is {kind}, which cannot be decoded here. Use a copy with H.264 video.',
  'files.undecodableSound': 'The audio is {kind}, which cannot be decoded here. Use a copy with AAC audio.',
  'files.noLength': 'The file has no duration. Use the complete file.',
  'files.longRecording': 'The recording is longer than {most:number} minutes. Record it in parts.',
  'files.tooLong': 'The file is longer than 24 hours. Split it into parts and upload them one by one.',
  'files.noTracks': 'The file contains neither video nor audio. Use another file.',
  'files.incomplete': 'The file is incomplete: its end or its index is missing. Use the complete file.',
  'files.damaged': 'The file cannot be read: it is damaged or not a media file. Use another copy.',
  'files.tooLarge': 'The video needs more memory than a single file may use. Use a smaller copy.',
  'files.unreadable': 'The video or audio in the file is damaged or in an unknown format. Use another copy.',
  'files.brokenOff':
    'The file breaks off after {made:number} of {whole:number} seconds. Use the complete file.',
  'files.harmful': 'The portal’s scanner found harmful content in {what}. Use a clean copy.',
  'files.unscanned': 'The scanner could not check {what}. Upload it again later.',
  'files.noProgram':
    'ffmpeg is not installed. Install it (Debian or Ubuntu: "sudo apt-get install -y ffmpeg"; macOS: "brew install ffmpeg") or set FFMPEG_PATH.',
  'files.noSound': 'The file has no sound. Use another file.',
  'files.otherLength':
    'The audio is {given} long and the item {wanted}. They may differ by at most {most:number} seconds: use audio that is as long as the item.',
  'files.otherCuts':
    'Viewers do not get this track: the item has been cut differently since it was made. Add a track for the item as it is now.',
  'files.lengthChanged':
    'Viewers do not get this track: it is {given} long, and the item is now {wanted} long. Add a track of that length.',
  'files.coldOriginal':
    'The original is in a storage class that cannot be read at once. Have it restored in the object store, then try again.',
  'files.diskFull': 'The service has run out of disk space. Free some, then try again.',
  'files.diedTooOften':
    'The service crashed each time it processed this file. Use another copy, or give the service more memory.',
  'files.failedProgram':
    "The file could not be processed: {message} Use another copy, or check the service's log.",
  'files.failed': "The file could not be processed. Check the service's log, then upload it again.",
} as const;

/** What was left out of a file, or taken otherwise. The notes are stored, and read again by these sentences. */
export const fileNotes = {
  'note.picture': 'The image in the file was left out: it is damaged, too large, or in an unknown format.',
  'note.manySounds': 'Only the first {most:number} of {count:number} sound tracks were used.',
  'note.manySubtitles': 'Only the first {most:number} of {count:number} subtitle tracks were used.',
  'note.undecodablePicture':
    'A video track in the file was left out: it is {kind}, which cannot be decoded here.',
  'note.undecodableSound':
    'A sound track in the file was left out: it is {kind}, which cannot be decoded here.',
  'note.subtitlesArePictures': 'The subtitles "{name}" in the file are images of text, which cannot be read.',
  'note.subtitlesOfKind': 'The subtitles "{name}" in the file are in a format that cannot be read ({kind}).',
  'note.subtitlesOfUnknownKind': 'The subtitles "{name}" in the file are in a format that cannot be read.',
  'note.subtitlesUnreadable': 'The subtitles "{name}" in the file could not be read.',
  'note.subtitlesBeside':
    'The subtitles "{name}" in the file were left out: a separate file in their language came with it.',
  'note.captionsAdded': 'The captions in the file ({names}) were added.',
  'note.captionsDrafted':
    'The captions in the file ({names}) were added as drafts: the current ones stay until someone publishes a draft.',
  'note.captionsLeft':
    'The captions in the file ({names}) were left out: there is already a draft in that language, or no room for more.',
  'note.longerSound': 'The audio was {time} longer than the item: its end was cut off.',
  'note.shorterSound': 'The audio was {time} shorter than the item: its end was filled with silence.',
} as const;

export const fileReasons = {
  ...uploadReasons,
  'files.scannerAway': 'The scanner could not check {what}. Try again in a few minutes.',
  'files.manyOpen':
    '{most:number} of your files are already being uploaded. Wait until some of them have arrived.',
  'files.otherFile': 'belongs to another file.',
  'files.sourceDeleted':
    'This was brought in before, and deleted here. Bring it in again only if it shall be back.',
  'files.sourceArrives': 'This is being moved here at this moment.',
  'files.sourceOfOthers': 'Somebody else has brought this in, or is bringing it in.',
  'files.incompleteUpload': '{offset:number} of {size:number} bytes have arrived. Send the rest first.',
  'files.otherOffset': 'The next bytes must begin at {offset:number}.',
  'files.growing': 'The file still grows. Say its size first.',
  'files.needsKey': 'is needed for a file that still grows.',
  'files.moreArrived': 'must be at least {offset:number}: so many bytes have arrived.',
  'files.complete': 'The file is already complete. Upload it again to add to it.',
  'files.manyBeside': 'At most {most:number} other files can be added to one.',
  'recordings.forManagers': 'is for those who manage content.',
  'recordings.tooLarge': 'The recording is larger than {most:size}. Record it in parts.',
  'recordings.public':
    'This recording is published or scheduled: ask those who manage content to take it back.',
  'quota.personStorage':
    'Each person may store {most:gigabytes} GB, and this file would make it {used:gigabytes} GB. Delete items permanently, or ask the portal’s operator for more space.',
  'quota.fileBeyondDay':
    'Each person may upload {most:gigabytes} GB within 24 hours, and this file alone is larger. Ask the portal’s operator to upload it.',
  'quota.uploadsPerDay':
    'Each person may upload {most:number} files within 24 hours. The oldest of them stop counting in {wait:duration}.',
  'quota.bytesPerDay':
    'Each person may upload {most:gigabytes} GB within 24 hours, and this file would make it {used:gigabytes} GB. The oldest uploads stop counting in {wait:duration}.',
  'quota.organizationStorage':
    'This organization may store {most:gigabytes} GB, and this file would make it {used:gigabytes} GB. Delete items permanently, or ask the portal’s operator for more space.',
  'versions.notReady': 'This version is not ready.',
  'versions.served': 'This version is the current one: serve another one first.',
  'versions.underWay':
    'The files of this item are being processed: wait until they are ready, or cancel that first.',
  'versions.notProcessed': 'This item has not been processed yet: cut it when it is ready.',
  'versions.noOriginal': 'The original of this item is not stored: replace its file first, then cut that.',
  'versions.sameCuts': 'The film is already cut like this: nothing would change.',
  'versions.noOriginalHere':
    'The original of this item is not stored here: replace its file with "npm run tv -- replace".',
  'cuts.fromBeyondEnd': 'must be less than the length, {end:number} s.',
  'cuts.toBeyondEnd': 'must be at most the length, {end:number} s.',
  'cuts.tooShort': 'must be at least {least:number} s after its start.',
  'cuts.overlapping': 'must not overlap another part that is left out.',
  'cuts.nothingLeft': 'must leave some of the item.',
  'sound.notProcessed': 'This item has not been processed yet: add sound tracks when it is ready.',
  'sound.tooMany': 'An item can have at most {most:number} added sound tracks: remove some first.',
  'sound.notNamed': 'This track is part of the item’s file: only added tracks can be named here.',
  'sound.notReady': 'This track is not ready yet, so viewers do not get it.',
  'sound.notRemoved': 'This track is part of the item’s file: replace the file to remove it.',
  'poster.noFilm': 'This item has no video: upload a picture for it.',
  'poster.beyondEnd': 'must be less than the length of the film.',
  'poster.notProcessed': 'This item has not been processed yet: choose its poster when it is ready.',
} as const;
