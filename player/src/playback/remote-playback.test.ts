import { expect, it, vi } from 'vitest';
import { chooseRemote, watchRemote, type Remote, type RemoteMedia } from './remote-playback.ts';

/** What a browser with the Remote Playback API has; `is` tells it of a screen. */
const remoteOf = (refuses = false) => {
  let tell: ((isThere: boolean) => void) | undefined;
  const events = new EventTarget();
  const remote = Object.assign(events, {
    state: 'disconnected',
    watchAvailability: (callback: (isThere: boolean) => void) => {
      tell = callback;
      return refuses ? Promise.reject(new DOMException('', 'NotSupportedError')) : Promise.resolve(7);
    },
    cancelWatchAvailability: vi.fn(() => Promise.resolve()),
    prompt: vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  });
  const media = Object.assign(new EventTarget(), { remote }) as unknown as RemoteMedia;
  return { media, remote, is: (isThere: boolean) => tell?.(isThere) };
};

const followed = (media: RemoteMedia) => {
  const states: Remote[] = [];
  const stop = watchRemote(media, (remote) => states.push({ ...remote }));
  return { states, stop };
};

it('tells of a screen, and that it is used', async () => {
  const { media, remote, is } = remoteOf();
  const { states, stop } = followed(media);
  is(true);
  remote.state = 'connected';
  remote.dispatchEvent(new Event('connect'));
  expect(states).toEqual([
    { isThere: true, isConnected: false },
    { isThere: true, isConnected: true },
  ]);
  stop();
  await vi.waitFor(() => expect(remote.cancelWatchAvailability).toHaveBeenCalledWith(7));
  is(false);
  expect(states).toHaveLength(2);
});

it('stays quiet where what plays cannot be sent elsewhere, and where a choice is dismissed', async () => {
  const { media, remote } = remoteOf(true);
  const { states, stop } = followed(media);
  chooseRemote(media);
  expect(remote.prompt).toHaveBeenCalledOnce();
  stop();
  await Promise.resolve();
  expect(states).toEqual([]);
  expect(remote.cancelWatchAvailability).not.toHaveBeenCalled();
});

it('speaks AirPlay where that is what the browser has', () => {
  const show = vi.fn();
  const media = Object.assign(new EventTarget(), {
    webkitShowPlaybackTargetPicker: show,
    webkitCurrentPlaybackTargetIsWireless: true,
  }) as unknown as RemoteMedia & EventTarget;
  const { states } = followed(media);
  const available = Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), {
    availability: 'available',
  });
  media.dispatchEvent(available);
  media.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'));
  expect(states).toEqual([
    { isThere: true, isConnected: false },
    { isThere: true, isConnected: true },
  ]);
  chooseRemote(media);
  expect(show).toHaveBeenCalledOnce();
});

it('has nothing to tell in a browser without either', () => {
  const { states, stop } = followed(new EventTarget() as unknown as RemoteMedia);
  stop();
  expect(states).toEqual([]);
});
