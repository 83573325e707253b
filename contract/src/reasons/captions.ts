/** What is wrong with a file of captions. Behind a line's number they go on in lower case. */
const captionFileReasons = {
  'captions.noWebVtt': 'a WebVTT file must begin with "WEBVTT".',
  'captions.noTimes': '"{found}" does not give valid times; write "{example}".',
  'captions.noTime': '"{found}" is not a valid time; write {example}.',
  'captions.noFirstTimes': 'a caption must begin with its times, e.g. "{example}".',
  'captions.noTtml': 'a TTML file must have "tt" as its root element.',
  'xml.malformed': 'this XML is not well-formed ({detail}).',
  'xml.empty': 'this XML is not well-formed.',
  'xml.documentType': 'a document type declaration is not accepted; remove it.',
  'xml.nested': 'elements are nested too deeply.',
  'captions.tooManyTimedParts': 'the paragraph has too many timed parts.',
  'captions.moreCues': 'there are more than {most:number} captions.',
  'captions.moreCuesInFile': 'The file contains more than {most:number} captions.',
  'captions.fileTooLarge': 'The subtitle file is larger than {most:number} MB.',
  'captions.slowFile':
    'The subtitle file takes too long to read. Send a smaller one, or one with fewer styles.',
  'captions.heavyFile':
    'The subtitle file needs too much memory to read. Send a smaller one, or one with fewer styles.',
  'captions.emptyFile': 'The file contains no captions.',
} as const;

/** What was left out of a file of captions, or assumed. The notes of stored files are read again by these sentences. */
export const captionNotes = {
  'note.styleChanges': 'The style changes too often; some of the changes were left out.',
  'note.readAsUtf8': 'It declares {declared} but is UTF-8; it was read as UTF-8.',
  'note.otherEncoding':
    'It declares {declared} but is encoded differently; it was read as {encoding}. If letters are wrong, save it as UTF-8.',
  'note.guessedEncoding':
    'It does not declare its encoding; it was read as {encoding}. If letters are wrong, save it as UTF-8.',
  'note.brokenLine': 'Some bytes are not valid {encoding} and are shown as "\uFFFD": line {lines}.',
  'note.before': 'The text before the first times was left out.',
  'note.pixels':
    'Its regions are given in pixels of a picture whose size it does not state; their positions were left out.',
  'note.longStyles': 'Only the first 200 kB of the styles were read.',
  'note.style': 'The style for "{selector}" was left out.',
  'note.manyStyles': 'Only the first {most:number} styles were read.',
  'note.more': 'There are {count:number} more notes of this kind.',
  'note.longCaption': 'the caption is very long and was split into {count:number} consecutive ones.',
  'note.tooLate': 'the caption ends after more than 99 hours and was left out.',
  'note.noLength': 'the caption has no duration and was left out.',
  'note.backwards': 'the caption ends before it begins and was left out.',
  'note.noTwoTimes':
    '"{found}" does not contain two times like "00:00:01.000 --> 00:00:04.000"; the caption was left out.',
  'note.noCaption': '"{found}" is not a caption and was left out.',
  'note.beforeTimes': '"{found}" comes before the first times and was left out.',
  'note.leftOut': '"{found}" was left out.',
  'note.number': 'the number {found} belongs to no caption and was left out.',
  'note.afterGap': 'text after an empty line was added to the caption before it.',
  'note.gradual': 'gradual changes of style were left out.',
  'note.throughout': 'the caption has no end; it is shown throughout.',
  'note.noEnd': 'the caption has no end; it ends when the next one begins.',
} as const;

/** Why a machine made no captions. The sentences are stored, and read again by this table. */
export const captionServiceReasons = {
  'captions.serviceKey': 'The {kind} service rejects the key in {setting}_API_KEY.',
  'captions.serviceAddress': 'There is no {kind} service at {setting}_URL.',
  'captions.serviceBusy': 'The {kind} service is not accepting more requests at the moment.',
  'captions.serviceRefuses': 'The {kind} service rejected the request ({status:number}).',
  'captions.serviceFault': 'The {kind} service failed ({status:number}).',
  'captions.serviceSlow': 'The {kind} service took longer than {seconds:number} seconds.',
  'captions.serviceAway': 'The {kind} service cannot be reached.',
  'captions.serviceLong': 'The {kind} service sent an answer of more than {most:number} bytes.',
  'captions.serviceGarbled': 'The {kind} service sent an answer that is not a {kind}.',
  'captions.serviceGone': 'The portal no longer has a {kind} service.',
  'captions.sourceGone': 'The captions to be translated have been replaced or removed.',
  'captions.byPerson':
    'There are captions in {language} that a person has written or is editing. Automatic captions never replace them.',
  'captions.full': 'The item already has the maximum number of captions: remove some first.',
  'captions.itemGone': 'The item was deleted.',
  'captions.notAllowedAnyMore': 'The organization no longer allows automatic captions.',
  'captions.soundGone': 'The item no longer has any sound.',
  'captions.nothingHeard': 'The service did not recognize any speech.',
  'captions.unknownLanguage':
    'The service did not say which language it recognized. Try again and choose the language.',
  'captions.notMade': 'The captions could not be created. Check the service’s log, then try again.',
} as const;

export const captionReasons = {
  ...captionFileReasons,
  ...captionServiceReasons,
  'captions.tooMany': 'An item can have at most {most:number} captions: remove some first.',
  'captions.tooManyDrafts': 'An item can have at most {most:number} drafts of captions: discard some first.',
  'captions.changedMeanwhile': 'Someone else has changed these captions in the meantime: read them again.',
  'captions.busy': 'Too many subtitle files are being read. Please try again in a minute.',
  'captions.nothingToPublish': 'There are no cues to publish. If you want no captions, delete them.',
  'captions.endBeforeStart': 'the end must be after the start.',
  'captions.sameKey': 'another cue has the same key.',
  'captions.cueTooLong': 'the text is longer than {most:number} characters.',
  'captions.emptyCue': 'there is no text. Write some, or delete the cue.',
  'captions.inLanguageAlready': 'This item already has captions in {language:language}.',
  'captions.noTranscriptionService':
    'This portal has no transcription service: its operator can set one up (TRANSCRIPTION_URL).',
  'captions.noTranslationService':
    'This portal has no translation service: its operator can set one up (TRANSLATION_URL).',
  'captions.notAllowed':
    'The organization does not allow automatic captions: an admin can allow them in its settings.',
  'captions.notProcessed': 'This item has not been processed yet: try again when it is ready.',
  'captions.noSound': 'This item has no sound.',
  'captions.itemTooLong':
    'This item is longer than {most:number} minutes, the maximum that is sent to a service.',
  'captions.noMinutesLeft':
    'The organization has {most:number} minutes a month for automatic captions, and fewer are left than this item is long.',
} as const;
