import type { Player } from '../create-player.ts';

type Facts = {
  title: string;
  artist: string;
  artwork?: string;
  skip: number;
  next?: (() => void) | undefined;
};

/** Tells the system what plays, for its media keys, its lock screen and headsets. The answer takes it back. */
export const announceToSystem = (
  player: Player,
  { title, artist, artwork, skip, next }: Facts,
): (() => void) => {
  const session = navigator.mediaSession;
  if (!session) return () => undefined;
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => void player.play(),
    pause: () => player.pause(),
    seekbackward: () => player.seekBy(-skip),
    seekforward: () => player.seekBy(skip),
    seekto: ({ seekTime }) => player.seekTo(seekTime ?? 0),
    ...(next && { nexttrack: next }),
  };
  session.metadata = new MediaMetadata({ title, artist, artwork: artwork ? [{ src: artwork }] : [] });
  const handle = (action: string, handler: MediaSessionActionHandler | null) => {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // an action that this browser does not know
    }
  };
  for (const [action, handler] of Object.entries(handlers)) handle(action, handler);
  return () => {
    session.metadata = null;
    for (const action of Object.keys(handlers)) handle(action, null);
  };
};
