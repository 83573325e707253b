// Slow: a stream comes in real time.
// Proves: players that know nothing of the portal play what viewers get: HLS as ffmpeg and GStreamer read it.
// Ground: server/src/live/stream, server/src/live/receive/encoder/encoder-arguments.ts, server/src/media/playlists.ts.
import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test, type TestContext } from 'vitest';
import { crossing } from '../../platform/db/second-lock/scope.ts';
import { noCaptionServices } from '../../platform/caption-services.ts';
import { findProgram } from '../../platform/sandbox/find-program.ts';
import { encodeEvent } from '../receive/encode-event.ts';
import { encodeLeft } from '../receive/encoder/encode-left.ts';
import { startRtmpServer } from '../receive/rtmp/rtmp-server.ts';
import { quiet, send, testRate } from '../receive/test-encoders.ts';
import { anEvent, folder, prepareLiveWork, service, stateOf } from '../test-live-work.ts';
import { workOnLiveEvents } from '../work/work-on-events.ts';

prepareLiveWork();

const run = promisify(execFile);
/** Seconds that each player plays. */
const played = 4;
const frames = played * testRate;

/** Plays an address for some seconds. Answers what the program says. */
type Play = (address: string, timeout: number) => Promise<{ stdout: string; stderr: string }>;

const players: Record<string, { program: string; play: Play }> = {
  ffmpeg: {
    program: 'ffmpeg',
    play: (address, timeout) =>
      run(
        'ffmpeg',
        [
          ...['-nostdin', '-v', 'error', '-xerror', '-i', address, '-map', '0:v:0', '-map', '0:a:0'],
          ...['-frames:v', `${frames}`, '-t', `${played}`, '-f', 'null', '-'],
        ],
        { timeout },
      ),
  },
  GStreamer: {
    program: 'gst-launch-1.0',
    // A pipeline ends once each of its sinks has had enough.
    play: (address, timeout) =>
      run(
        'gst-launch-1.0',
        [
          ...['-q', 'playbin', `uri=${address}`, 'flags=0x3'],
          `video-sink=fakesink sync=true num-buffers=${frames}`,
          `audio-sink=fakesink sync=true num-buffers=${played * 40}`,
        ],
        { timeout },
      ),
  },
};

test.for(Object.entries(players))(
  '%s plays a stream that is on air',
  { timeout: 180_000 },
  async ([, { program, play }], { skip }: TestContext) => {
    if (!findProgram(program)) skip(`${program} is not installed`);
    if (!findProgram('ffmpeg')) skip('ffmpeg, which sends the stream, is not installed');
    const event = await anEvent();
    const stopping = new AbortController();
    let port = 0;
    const work = await crossing('worker', () =>
      workOnLiveEvents({
        ...{ db: service.db, files: service.files, folder, log: quiet },
        clock: () => new Date(),
        async receive(listening) {
          ({ port } = await startRtmpServer({ port: 0, host: '127.0.0.1', log: quiet, ...listening }));
        },
        readTicket: () => undefined,
        joinOriginal: async () => undefined,
        captionServices: noCaptionServices,
        decodeSound: async () => Buffer.alloc(0),
        encode: (options) => encodeEvent({ ...options, sandbox: 'limits' }),
        encodeLeft: (options) => encodeLeft({ ...options, sandbox: 'limits' }),
      }),
    );
    const sent = send(['-f', 'flv', `rtmp://127.0.0.1:${port}/live/${event.key}`], {
      ...{ seconds: 170, signal: stopping.signal },
    }).catch(() => {});
    try {
      if (!service.app.server.listening) await service.app.listen({ port: 0, host: '127.0.0.1' });
      await expect.poll(() => stateOf(event), { timeout: 60_000, interval: 200 }).toBe('receiving');
      expect((await event.onAir()).status).toBe(200);
      const { port: web } = service.app.server.address() as AddressInfo;
      const address = `http://127.0.0.1:${web}/api/media/${event.id}/live/master.m3u8?jwt=public`;
      const { stderr } = await play(address, 60_000);
      // Programs say other things as well, such as that there is no sound card.
      expect(stderr).not.toMatch(/^(ERROR|WARNING)|corrupt|invalid/im);
    } finally {
      stopping.abort();
      await sent;
      await work.stop();
    }
  },
);
