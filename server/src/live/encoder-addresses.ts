import type { LiveEvent } from '@tv/contract/live';

/** Where encoders send live streams to: the host of the portal, at the ports that are set. */
export function encoderAddresses(settings: {
  publicUrl: string;
  rtmpPort: number | undefined;
  srtPort: number | undefined;
}): LiveEvent['addresses'] {
  const { publicUrl, rtmpPort, srtPort } = settings;
  const { hostname } = new URL(publicUrl);
  return {
    ...(rtmpPort && { rtmp: `rtmp://${hostname}:${rtmpPort}/live` }),
    ...(srtPort && { srt: `srt://${hostname}:${srtPort}` }),
  };
}
