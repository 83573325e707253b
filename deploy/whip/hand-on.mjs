/**
 * Hands on what a WHIP endpoint of simple-whip-server gets to an event of the portal, by RTMP. It makes the endpoint, and whoever
 * publishes there needs the stream key as their token.
 *
 *   STREAM_KEY=tv_… node hand-on.mjs <endpoint> rtmp://portal.example:1935/live <port>
 *
 * The port, and the three behind it, are this event's own on this machine.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const whip = 'http://127.0.0.1:7080/whip';
const key = process.env.STREAM_KEY;
const [endpoint, portal, port] = process.argv.slice(2);
if (!key || !port) throw new Error('Use: STREAM_KEY=… node hand-on.mjs <endpoint> <address> <port>');
const [audioPort, videoPort, videoRtcpPort] = [Number(port), Number(port) + 2, Number(port) + 3];
const authorization = `Bearer ${key}`;

const made = await fetch(`${whip}/create`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    // Publishers with one label would end each other.
    ...{ id: endpoint, label: endpoint, room: 1, token: key },
    recipient: { host: '127.0.0.1', audioPort, videoPort, videoRtcpPort },
  }),
});
if (!made.ok) throw new Error(await made.text());
const leave = async () => {
  ffmpeg?.kill('SIGKILL');
  await fetch(`${whip}/endpoint/${endpoint}`, { method: 'DELETE', headers: { authorization } });
  process.exit();
};

// A browser begins with small pictures, which grow with its line. Pictures of H.264 go on as they are.
const size = 'scale=1280:720:force_original_aspect_ratio=decrease,pad=1280:720:-1:-1,setsar=1,format=yuv420p';
const encoder = ['libx264', '-vf', size, '-preset', 'veryfast', '-tune', 'zerolatency', '-g', '60'];

let ffmpeg;
let published;
process.once('SIGINT', leave).once('SIGTERM', leave);
for (;;) {
  const all = await (await fetch(`${whip}/endpoints`)).json();
  const found = all.find(({ id }) => id === endpoint);
  if (!found) throw new Error('The WHIP server has lost the endpoint.');
  if (found.latestEtag !== published) {
    ffmpeg?.kill('SIGKILL');
    published = found.latestEtag;
    if (published) ffmpeg = handOn(found.sdpOffer);
  }
  await wait(200);
}

/** Janus sends each track as RTP, with the number that the publisher's offer gives its codec. */
function handOn(offer) {
  const sound = choose(offer, ['opus']);
  const picture = choose(offer, ['H264', 'VP8']);
  const file = `${endpoint}.sdp`;
  const lines = [
    ...['v=0', 'o=- 0 0 IN IP4 127.0.0.1', 's=WHIP', 'c=IN IP4 127.0.0.1', 't=0 0'],
    ...(sound ? [`m=audio ${audioPort} RTP/AVP ${sound.number}`, `a=rtpmap:${sound.map}`] : []),
    ...(picture ? [`m=video ${videoPort} RTP/AVP ${picture.number}`, `a=rtpmap:${picture.map}`] : []),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  console.log(new Date().toISOString(), 'published', sound?.map, picture?.map);
  const args = [
    ...['-nostdin', '-v', 'error', '-protocol_whitelist', 'file,udp,rtp', '-i', file],
    ...['-c:v', ...(picture?.codec === 'H264' ? ['copy'] : encoder), '-c:a', 'aac', '-b:a', '128k'],
    // As a part of the address the key would be in what ffmpeg prints.
    ...['-f', 'flv', '-rtmp_playpath', key, portal],
  ];
  const own = spawn('ffmpeg', args, { stdio: 'inherit' });
  own.on('exit', async (code, signal) => {
    console.log(new Date().toISOString(), 'ended', signal ?? code);
    // The portal refused the key, or is away: the publisher sees its connection end.
    if (!signal)
      await fetch(`${whip}/resource/${endpoint}`, { method: 'DELETE', headers: { authorization } });
  });
  return own;
}

/** What Janus takes of an offer: the first number of the first of these codecs that there is. */
function choose(offer, codecs) {
  for (const codec of codecs) {
    const found = new RegExp(`^a=rtpmap:((\\d+) ${codec}/\\S+)`, 'im').exec(offer);
    if (found) return { codec, map: found[1], number: found[2] };
  }
  return undefined;
}
