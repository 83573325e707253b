import { inEnglish, type Given, type Reason } from '../reasons/reason.ts';

/** What an encoder that sends a live stream should do otherwise, or what happens to its stream, for the presenter. */
export const liveWarnings = {
  'live.videoCodec':
    'The picture is sent as {codec}, which cannot be read here: choose H.264 in the encoder.',
  'live.soundCodec': 'The sound is sent as {codec}, which cannot be read here: choose AAC in the encoder.',
  'live.unreadable': 'What arrives cannot be read: check the settings of the encoder.',
  'live.noSound': 'No sound arrives: choose a microphone or another source of sound in the encoder.',
  'live.silent': 'The sound has been silent for {time:duration}: check the microphone.',
  'live.noPicture': 'No picture arrives: viewers hear the sound alone.',
  'live.frameRateVaries':
    'The number of frames per second varies: set a fixed rate in the encoder, such as 30.',
  'live.clockJumped': 'The clock of the encoder has jumped: viewers see a short gap.',
  'live.keyFramesRare':
    'A key frame arrives only every {time:duration}: set a key frame interval of 2 seconds in the encoder.',
  'live.tooLarge':
    'The picture is sent with {width:number} × {height:number} pixels and viewers get at most 1080 lines: a smaller picture is enough.',
  'live.upright': 'The picture is upright: turn the camera if that is not what you want.',
  'live.interrupted': 'Nothing has arrived for {time:duration}: check the line and the encoder.',
  'live.fewerRenditions':
    'This computer cannot make every picture size in time: viewers get at most {lines:number} lines.',
  'live.halfRate':
    'This computer cannot make every frame in time: viewers get {rate:number} frames per second.',
  'live.tooSlow':
    'This computer cannot encode the stream in time: send a smaller picture or fewer frames per second.',
  'live.encoderRestarted': 'The encoder of the portal ended and was started again: viewers see a short gap.',
  'live.onBackup': 'The main input has stopped: viewers see the backup.',
  'live.captionsLate': 'The transcription service is slow: captions come late, or not for everything.',
  'live.captionsAway': 'The transcription service does not answer as it should: no captions are made now.',
  'live.captionsNoMinutes':
    'The minutes of captions by machine are used up for this month: no captions are made any more.',
  'live.captionsNotAllowed': 'The organization does not allow captions by machine: none are made.',
  'live.takenOver': 'Another encoder sends with the same key: it has taken the place of the one before.',
} as const;

export type LiveWarningName = keyof typeof liveWarnings;
export type LiveWarning<Name extends LiveWarningName = LiveWarningName> = Reason & { name: Name };

/** A warning with the values that its sentence takes. */
export const warn = <Name extends LiveWarningName>(
  name: Name,
  ...[values]: Given<(typeof liveWarnings)[Name]>
): LiveWarning<Name> => ({ name, values: values ?? {} });

/** The English sentence of a warning, for the log. */
export const sayWarning = ({ name, values }: LiveWarning): string => inEnglish(liveWarnings[name], values);
