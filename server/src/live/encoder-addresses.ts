import type { LiveEvent } from '@tv/contract/live/live';
import { browserPath } from './receive/browser/browser-upgrades.ts';

/** Where encoders send live streams to: the host of the portal, at the ports that are set. */
export function encoderAddresses(settings: {
  publicUrl: string;
  rtmpPort: number | undefined;
  srtPort: number | undefined;
  /** Whether this process receives streams itself. Else another one does where a port is set. */
  receivesStreams: boolean;
}): LiveEvent['addresses'] {
  const { publicUrl, rtmpPort, srtPort, receivesStreams } = settings;
  const { hostname } = new URL(publicUrl);
  return {
    ...(rtmpPort && { rtmp: `rtmp://${hostname}:${rtmpPort}/live` }),
    ...(srtPort && { srt: `srt://${hostname}:${srtPort}` }),
    ...((receivesStreams || rtmpPort || srtPort) && {
      webSocket: `${publicUrl.replace(/^http/, 'ws')}${browserPath}`,
    }),
  };
}
