/** What is wrong with a file of captions. Behind a line's number they go on in lower case. */
export const captionFileReasons = {
  'captions.noWebVtt': 'a WebVTT file begins with "WEBVTT".',
  'captions.noTimes': '"{found}" are no times; write "{example}".',
  'captions.noTime': '"{found}" is no time; write {example}.',
  'captions.noFirstTimes': 'a caption begins with its times, e.g. "{example}".',
  'captions.noTtml': 'a TTML file has a "tt" element around everything.',
  'xml.malformed': 'this is no well-formed XML ({detail}).',
  'xml.empty': 'this is no well-formed XML.',
  'xml.documentType': 'a document type is not accepted; remove it.',
  'xml.nested': 'elements are nested too deeply.',
  'captions.tooManyTimedParts': 'the paragraph has too many timed parts.',
  'captions.moreCues': 'there are more than {most:number} captions.',
  'captions.moreCuesInFile': 'In the file there are more than {most:number} captions.',
  'captions.fileTooLarge': 'The subtitle file is larger than {most:number} MB.',
  'captions.slowFile':
    'The subtitle file takes too long to read. Send a smaller one, or one with fewer styles.',
  'captions.heavyFile':
    'The subtitle file takes too much memory to read. Send a smaller one, or one with fewer styles.',
  'captions.emptyFile': 'The file holds no captions.',
} as const;

/** What was left out of a file of captions, or assumed. The notes of stored files are read again by these sentences. */
export const captionNotes = {
  'note.styleChanges': 'There are too many changes of style in time; some were left out.',
  'note.readAsUtf8': 'It declares {declared} and is UTF-8; it was read as UTF-8.',
  'note.otherEncoding':
    'It is no {declared}, which it declares; it was read as {encoding}. Should letters be wrong, save it as UTF-8.',
  'note.guessedEncoding':
    'It does not say its encoding; it was read as {encoding}. Should letters be wrong, save it as UTF-8.',
  'note.brokenLine': 'Some bytes are no {encoding} and are shown as "\uFFFD": line {lines}.',
  'note.before': 'What stands before the first times was left out.',
  'note.pixels':
    'Its regions count pixels of a picture whose size it does not say; their places were left out.',
  'note.longStyles': 'Of the styles, the first 200 kB were read.',
  'note.style': 'The style for "{selector}" was left out.',
  'note.manyStyles': 'Of the styles, the first {most:number} were read.',
  'note.more': 'There are {count:number} more notes of this kind.',
  'note.longCaption': 'the caption is very long and became {count:number} that follow each other.',
  'note.tooLate': 'the caption ends after more than 99 hours and was left out.',
  'note.noLength': 'the caption ends when it begins and was left out.',
  'note.backwards': 'the caption ends before it begins and was left out.',
  'note.noTwoTimes':
    '"{found}" does not hold two times like "00:00:01.000 --> 00:00:04.000"; the caption was left out.',
  'note.noCaption': '"{found}" is no caption and was left out.',
  'note.beforeTimes': '"{found}" stands before the first times and was left out.',
  'note.leftOut': '"{found}" was left out.',
  'note.number': 'the number {found} belongs to no caption and was left out.',
  'note.afterGap': 'text after an empty line was taken to the caption before it.',
  'note.gradual': 'gradual changes of style were left out.',
  'note.throughout': 'the caption has no end; it is shown throughout.',
  'note.noEnd': 'the caption has no end; it ends when the next one begins.',
} as const;

/** Why a machine made no captions. The sentences are stored, and read again by this table. */
export const captionServiceReasons = {
  'captions.serviceKey': 'The {kind} service does not take the key of {setting}_API_KEY.',
  'captions.serviceAddress': 'At {setting}_URL there is no {kind} service.',
  'captions.serviceBusy': 'The {kind} service takes no more for now.',
  'captions.serviceRefuses': 'The {kind} service refuses what it was sent ({status:number}).',
  'captions.serviceFault': 'The {kind} service has a fault ({status:number}).',
  'captions.serviceSlow': 'The {kind} service took longer than {seconds:number} seconds.',
  'captions.serviceAway': 'The {kind} service cannot be reached.',
  'captions.serviceLong': 'The {kind} service answered more than {most:number} bytes.',
  'captions.serviceGarbled': 'The {kind} service answered something that is no {kind}.',
  'captions.serviceGone': 'No {kind} service is set up any more.',
  'captions.sourceGone': 'The captions that were to be translated have been replaced or removed.',
  'captions.byPerson':
    'There are captions in {language} that a person made or edits. A machine never replaces them.',
  'captions.full': 'The item has as many captions as it may have: remove some first.',
  'captions.itemGone': 'The item was deleted.',
  'captions.notAllowedAnyMore': 'The organization does not allow captions by machine any more.',
  'captions.soundGone': 'The item has no sound any more.',
  'captions.nothingHeard': 'The service heard nothing that is said.',
  'captions.unknownLanguage':
    'The service does not say which language it heard. Ask again, and choose the language.',
  'captions.notMade': 'The captions could not be made. Look into the service’s log, then ask again.',
} as const;

export const captionReasons = {
  ...captionFileReasons,
  ...captionServiceReasons,
  'captions.tooMany': 'An item has at most {most:number} captions: remove some first.',
  'captions.tooManyDrafts': 'An item has at most {most:number} drafts of captions: discard some first.',
  'captions.changedMeanwhile': 'Somebody has changed these captions meanwhile: read them again.',
  'captions.busy': 'Too many subtitles are being read. Please try again in a minute.',
  'captions.nothingToPublish': 'There are no cues to publish. To have no captions, delete them.',
  'captions.endBeforeStart': 'the end must be after the start.',
  'captions.sameKey': 'another cue has the same key.',
  'captions.cueTooLong': 'the text is longer than {most:number} characters.',
  'captions.emptyCue': 'there is no text. Write some, or delete the cue.',
  'captions.inLanguageAlready': 'This item has captions in {language:language} already.',
  'captions.noTranscriptionService':
    'No transcription service is set up: who runs the portal does that (TRANSCRIPTION_URL).',
  'captions.noTranslationService':
    'No translation service is set up: who runs the portal does that (TRANSLATION_URL).',
  'captions.notAllowed':
    'The organization does not allow captions by machine: an admin allows them in its settings.',
  'captions.notProcessed': 'This item is not processed yet: ask when it is ready.',
  'captions.noSound': 'This item has no sound.',
  'captions.itemTooLong':
    'This item is longer than {most:number} minutes, the longest that is sent to a service.',
  'captions.noMinutesLeft':
    'Of the {most:number} minutes that the organization has each month for captions by machine, fewer are left than this item is long.',
} as const;
