import type { FollowedStream } from './follow-streams.ts';
import { livePlaylist } from './live-playlists.ts';

/** Stands for the token while a playlist is written. It is in no address. */
const anyToken = '{token}';

/**
 * Playlists of tracks, each written once for all who ask until the next look at the stream: they differ in the token alone. That of an
 * event that has lasted for hours has thousands of lines.
 */
export function sharedPlaylists() {
  const written = new WeakMap<FollowedStream, Map<string, string[]>>();
  return (stream: FollowedStream, track: string, token: string, skips: boolean): string | undefined => {
    let ofStream = written.get(stream);
    if (!ofStream) written.set(stream, (ofStream = new Map<string, string[]>()));
    const key = `${track} ${skips}`;
    let pieces = ofStream.get(key);
    if (!pieces) {
      const { dvrSeconds } = stream;
      pieces = livePlaylist(stream, track, { token: anyToken, dvrSeconds, skips })?.split(
        encodeURIComponent(anyToken),
      );
      if (!pieces) return undefined;
      ofStream.set(key, pieces);
    }
    return pieces.join(encodeURIComponent(token));
  };
}
