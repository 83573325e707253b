import type { captionNotes, captionServiceReasons } from './captions.ts';
import type { fileNotes, uploadReasons } from './files.ts';

type Stored = typeof uploadReasons & typeof captionServiceReasons;
type Notes = typeof fileNotes & typeof captionNotes;

/** Sentences as versions up to 2.57 wrote and stored them, each by the name of its reason. They are only read. */
export const formerReasons = {
  'captions.serviceKey': 'The {kind} service does not take the key of {setting}_API_KEY.',
  'captions.serviceAddress': 'At {setting}_URL there is no {kind} service.',
  'captions.serviceBusy': 'The {kind} service takes no more for now.',
  'captions.serviceRefuses': 'The {kind} service refuses what it was sent ({status:number}).',
  'captions.serviceFault': 'The {kind} service has a fault ({status:number}).',
  'captions.serviceLong': 'The {kind} service answered more than {most:number} bytes.',
  'captions.serviceGarbled': 'The {kind} service answered something that is no {kind}.',
  'captions.serviceGone': 'No {kind} service is set up any more.',
  'captions.sourceGone': 'The captions that were to be translated have been replaced or removed.',
  'captions.byPerson':
    'There are captions in {language} that a person made or edits. A machine never replaces them.',
  'captions.full': 'The item has as many captions as it may have: remove some first.',
  'captions.notAllowedAnyMore': 'The organization does not allow captions by machine any more.',
  'captions.soundGone': 'The item has no sound any more.',
  'captions.nothingHeard': 'The service heard nothing that is said.',
  'captions.unknownLanguage':
    'The service does not say which language it heard. Ask again, and choose the language.',
  'captions.notMade': 'The captions could not be made. Look into the service’s log, then ask again.',
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
} as const satisfies Partial<Record<keyof Stored, string>>;

/** The same of notes about files. */
export const formerNotes = {
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
  'note.manyStyles': 'Of the styles, the first {most:number} were read.',
  'note.longCaption': 'the caption is very long and became {count:number} that follow each other.',
  'note.noLength': 'the caption ends when it begins and was left out.',
  'note.noTwoTimes':
    '"{found}" does not hold two times like "00:00:01.000 --> 00:00:04.000"; the caption was left out.',
  'note.noCaption': '"{found}" is no caption and was left out.',
  'note.beforeTimes': '"{found}" stands before the first times and was left out.',
  'note.afterGap': 'text after an empty line was taken to the caption before it.',
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
  'note.subtitlesBeside':
    'The subtitles "{name}" in the file were left out: others of their language came beside it.',
  'note.captionsDrafted':
    'The captions in the file ({names}) are drafts: those of the item stay until somebody publishes a draft.',
  'note.captionsLeft':
    'The captions in the file ({names}) were left out: there is a draft of that language, or no room for more.',
  'note.longerSound': 'The sound was {time} longer than the item: its end was cut off.',
  'note.shorterSound': 'The sound was {time} shorter than the item: silence fills its end.',
} as const satisfies Partial<Record<keyof Notes, string>>;
