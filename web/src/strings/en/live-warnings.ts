import type { liveWarnings } from '@tv/contract/live-warnings';
import type { TextsOf } from '@tv/contract/reason';

/** What an encoder that sends a live stream should do otherwise, for the presenter. */
export const texts: TextsOf<typeof liveWarnings> = {
  'live.videoCodec':
    'The picture is sent as {codec}, which cannot be read here. Choose H.264 in the encoder.',
  'live.soundCodec': 'The sound is sent as {codec}, which cannot be read here. Choose AAC in the encoder.',
  'live.unreadable': 'What arrives cannot be read. Check the settings of the encoder.',
  'live.noSound': 'No sound arrives. Choose a microphone or another source of sound in the encoder.',
  'live.silent': 'The sound has been silent for {time:duration}. Check the microphone.',
  'live.noPicture': 'No picture arrives. Viewers hear the sound alone.',
  'live.frameRateVaries':
    'The number of frames per second varies. Set a fixed rate in the encoder, such as 30.',
  'live.clockJumped': 'The clock of the encoder has jumped. Viewers see a short gap.',
  'live.keyFramesRare':
    'A key frame arrives only every {time:duration}. Set a key frame interval of 2 seconds in the encoder.',
  'live.tooLarge':
    'The picture is sent with {width:number} × {height:number} pixels, and viewers get at most 1080 lines. A smaller picture is enough.',
  'live.upright': 'The picture is upright. Turn the camera if that is not what you want.',
  'live.interrupted': 'Nothing has arrived for {time:duration}. Check the line and the encoder.',
  'live.fewerRenditions':
    'The portal’s computer cannot make every picture size in time. Viewers get at most {lines:number} lines.',
  'live.halfRate':
    'The portal’s computer cannot make every frame in time. Viewers get {rate:number} frames per second.',
  'live.tooSlow':
    'The portal’s computer cannot encode the stream in time. Send a smaller picture or fewer frames per second.',
  'live.encoderRestarted': 'The portal’s encoder ended and was started again. Viewers see a short gap.',
  'live.onBackup': 'The main input has stopped. Viewers see the backup.',
  'live.captionsLate':
    'The transcription service is slow. Captions come late, or some of what is said has none.',
  'live.captionsAway':
    'The transcription service does not work at the moment. What is said gets no captions from it. You can type them.',
  'live.captionsNoMinutes':
    'Your organization has used its minutes of automatic captions for this month. You can type captions.',
  'live.captionsNotAllowed': 'Your organization does not allow automatic captions any more.',
  'live.takenOver': 'Another encoder sends with the same key. It has taken the place of the one before.',
};
