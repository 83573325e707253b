import { number, plural } from './locale.ts';

export const goLive = 'Go live';
export const newEvent = 'New event';
export const none = 'No live events yet';
export const noneHelp =
  'Plan an event, send it from an encoder such as OBS, look at what arrives, and go on air. Afterwards its recording stays at the same address.';
export const beginsAt = (moment: string) => `Begins ${moment}`;
export const beganAt = (moment: string) => `Began ${moment}`;
export const unexpected = 'That did not work. Try again.';

export const eventTitle = 'Title';
export const begins = 'Begins';
export const category = 'Category';
export const noCategory = 'No category';
export const plan = 'Plan event';

export const states = {
  waiting: 'Waiting for the stream',
  receiving: 'Ready to go on air',
  onAir: 'On air',
  interrupted: 'Interrupted',
  ended: 'Ended',
  processing: 'Preparing the recording',
  onDemand: 'Recording available',
};
export const stateHelp = {
  waiting: 'Nothing arrives yet. Send a stream with the address and the key below.',
  receiving: 'Only you and others who manage this event see what arrives. Go on air when you are ready.',
  onAir: 'Viewers are watching what arrives.',
  interrupted: 'Nothing arrives. Viewers see a note, and the event goes on when the stream comes back.',
  ended: 'The event has ended. The recording will be here within a few minutes.',
  processing: 'The recording is being prepared. It will be here within a few minutes.',
  onDemand: 'The recording can be watched at the address of the event.',
};
export const editItem = 'Edit details';
export const watchPage = 'Watch page';

export const goOnAir = 'Go on air';
export const end = 'End event';
export const endHelp =
  'Viewers read that the event has ended. It cannot go on air again. The recording leaves out the time in which nothing arrived.';

export const nothingArrives = 'Nothing arrives yet. Here you see what viewers will see.';
export const arrives = 'What arrives';
export const arrivesHelp = 'Viewers get the input that is shown. If it stops, choose the other one.';
export const inputs = { main: 'Main input', backup: 'Backup input' };
export const isShown = 'shown';
export const show = 'Show this input';
export const receivesNothing = 'Nothing arrives';
/** What the stream came through. */
export const sentBy = { rtmp: 'RTMP', srt: 'SRT', browser: 'Browser' };
export const frames = (rate: number) => `${number(rate)} frames per second`;
export const bitrate = (megabits: number) => `${number(Math.round(megabits * 10) / 10)} Mbit/s`;
export const lost = (count: number) =>
  plural(count, { one: '1 frame lost', other: `${number(count)} frames lost` });
export const speed = (times: number) => `encoded at ${number(Math.round(times * 10) / 10)}× speed`;
export const sizes = (heights: readonly number[]) =>
  `Viewers get ${heights.map((height) => `${height}p`).join(', ')}`;
export const level = 'Sound level';
export const decibels = (count: string) => `${count} dB`;

export const waysIn = 'How to send';
export const waysInHelp =
  'Enter the address and a key in your encoder. In OBS these are Settings, Stream, Custom: Server and Stream Key. By SRT the key goes behind the address, after ?streamid=. A key opens this event alone.';
export const noWayIn =
  'No address is open for encoders. Whoever runs the portal opens one with RTMP_PORT or SRT_PORT.';
export const protocols = { rtmp: 'RTMP', srt: 'SRT', whip: 'WHIP' };
export const keyOf = { main: 'Key of the main input', backup: 'Key of the backup input' };
export const keyMade = (code: string, moment: string) => `Begins with ${code}, made ${moment}`;
export const noKey = 'No key was made yet';
export const makeKey = 'Make a key';
export const replaceKey = 'Replace key';
export const replaceKeyHelp = 'The key so far is refused from now on. Enter the new one in your encoder.';
export const streamKey = 'Stream key';
export const keyOnce = 'Copy it now and enter it in your encoder. It is not shown again.';

export const fromBrowser = 'From this browser';
export const fromBrowserHelp =
  'Without an encoder: your camera, a screen or your microphone, sent to the main input. Keep this page open until the event is over.';
export const useBrowser = 'Use this browser';
export const sendFromHere = 'Start sending';
export const stopSending = 'Stop sending';
export const sendingAway =
  'No connection. What you record is kept, and is sent as soon as the connection is back.';
export const sendingEnded =
  'Nothing is sent any more: the event is over, or another device sends to the main input. Stop sending, and start again if you want to take over.';
export const copyStays =
  'A copy of what you send stays on this device, under Record, until you delete it there.';
export const noCopy = 'This device has no room left for a copy.';
