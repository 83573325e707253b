import type { LiveEvent } from '@tv/contract/live';

/** Where encoders send live streams to: the host of the portal, at the ports that are set. */
export const encoderAddresses = (settings: {
  publicUrl: string;
  rtmpPort: number | undefined;
}): LiveEvent['addresses'] => ({
  ...(settings.rtmpPort && {
    rtmp: `rtmp://${new URL(settings.publicUrl).hostname}:${settings.rtmpPort}/live`,
  }),
});
