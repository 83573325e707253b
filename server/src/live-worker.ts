import { join } from 'node:path';
import { encodeEvent } from './live/receive/encode-event.ts';
import { encodeLeft } from './live/receive/encoder/encode-left.ts';
import { startRtmpServer } from './live/receive/rtmp/rtmp-server.ts';
import { startSrtServer } from './live/receive/srt/srt-server.ts';
import type { Server } from 'node:http';
import { createLiveTickets } from './live/live-tickets.ts';
import { receiveFromBrowsers } from './live/receive/browser/browser-upgrades.ts';
import { decodeSound } from './live/captions/decode-sound.ts';
import { joinOriginal } from './live/work/join-original.ts';
import { workOnLiveEvents } from './live/work/work-on-events.ts';
import type { World } from './open-world.ts';
import type { Config } from './platform/config.ts';
import type { Log } from './platform/log.ts';

/** Receives live events, in the service's process or in one of its own. Encoders send to RTMP_PORT and SRT_PORT, browsers to a WebSocket of `server`. */
export const startLiveWorker = (
  deps: World & { config: Config; log: Log; server: Server },
): Promise<{ stop(): Promise<void> }> => {
  const { config, log, server } = deps;
  const { rtmpPort, srtPort, ffmpegPath, host, publicUrl } = config;
  return workOnLiveEvents({
    ...deps,
    folder: join(config.dataDir, 'live'),
    joinOriginal: joinOriginal({ ffmpegPath }),
    captionServices: config.captionServices,
    decodeSound: decodeSound({ ffmpegPath }),
    readTicket: createLiveTickets(config.secretKey).read,
    encode: (options) => encodeEvent({ ...options, ffmpegPath }),
    encodeLeft: (options) => encodeLeft({ ...options, ffmpegPath }),
    async receive(listening) {
      receiveFromBrowsers(server, { log, publicUrl, ...listening });
      if (rtmpPort !== undefined) {
        const { port } = await startRtmpServer({ port: rtmpPort, host, log, ...listening });
        log.info({ port }, 'live streams are received by RTMP');
      }
      if (srtPort !== undefined) {
        const { port } = await startSrtServer({ port: srtPort, host, log, ffmpegPath, ...listening });
        log.info({ port }, 'live streams are received by SRT');
      }
    },
  });
};
