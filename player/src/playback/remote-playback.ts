type AirPlay = { webkitShowPlaybackTargetPicker: () => void; webkitCurrentPlaybackTargetIsWireless: boolean };

export type Remote = { isThere: boolean; isConnected: boolean };
export type RemoteMedia = Pick<HTMLVideoElement, 'addEventListener' | 'removeEventListener' | 'remote'> &
  Partial<AirPlay>;

/** Follows whether there is another screen to play on: by AirPlay, else by the Remote Playback API. The answer ends it. */
export const watchRemote = (media: RemoteMedia, tell: (remote: Remote) => void): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  const known: Remote = { isThere: false, isConnected: false };
  const report = (change: Partial<Remote>) => tell(Object.assign(known, change));

  if ('webkitShowPlaybackTargetPicker' in media) {
    const onAvailability = (event: Event & { availability?: string }) =>
      report({ isThere: event.availability === 'available' });
    media.addEventListener('webkitplaybacktargetavailabilitychanged', onAvailability, { signal });
    const onTarget = () => report({ isConnected: media.webkitCurrentPlaybackTargetIsWireless === true });
    media.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', onTarget, { signal });
    return () => ending.abort();
  }

  const { remote } = media;
  if (!remote) return () => undefined;
  for (const event of ['connecting', 'connect', 'disconnect'])
    remote.addEventListener(event, () => report({ isConnected: remote.state !== 'disconnected' }), {
      signal,
    });
  // refused where what plays cannot be sent elsewhere: then there is no other screen
  const watching = remote
    .watchAvailability((isThere) => !signal.aborted && report({ isThere }))
    .catch(() => undefined);
  return () => {
    ending.abort();
    void watching.then((id) => (id === undefined ? undefined : remote.cancelWatchAvailability(id)));
  };
};

/** Lets the person choose the screen. */
export const chooseRemote = (media: RemoteMedia): void => {
  if (media.webkitShowPlaybackTargetPicker) media.webkitShowPlaybackTargetPicker();
  // dismissed, or no screen after all: nothing changes
  else media.remote?.prompt().catch(() => undefined);
};
