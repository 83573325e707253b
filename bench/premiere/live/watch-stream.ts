import { setTimeout as wait } from 'node:timers/promises';
import { playlistsIn } from '../hls-playlist.ts';
import type { Tally } from '../tally.ts';
import { openLightConnection } from './light-connection.ts';
import { readLivePlaylist, type LiveSegment } from './live-playlist.ts';
import { createPlayback, type Played } from './playback.ts';

/** Segments behind the newest one at which a player begins (`liveSyncDurationCount` of hls.js). */
const startsBehind = 3;
/** Milliseconds between two looks at a playlist: its target duration, and half of it where nothing was new. */
const lookEvery = 1000;

type Watching = {
  origin: string;
  videoUrl: string;
  token: string;
  network: string;
  tally: Tally;
  /** The instants at which measuring begins and ends, in milliseconds of Unix time. */
  from: number;
  until: number;
};

/** Follows a live stream as the web's player does, a connection for the picture and one for the sound. Undefined: it never began. */
export async function watchStream(watching: Watching): Promise<Played | undefined> {
  const { origin, videoUrl, token, network, tally, from, until } = watching;
  const folder = videoUrl.slice(0, videoUrl.lastIndexOf('/') + 1);
  const playback = createPlayback(2);
  const connections = [0, 1].map(() => openLightConnection(origin, tally, { 'x-forwarded-for': network }));
  const [first] = connections;
  const now = () => Date.now() / 1000;

  async function followTrack(index: number, address: string): Promise<void> {
    const { ask } = connections[index]!;
    let known: LiveSegment | undefined;
    let header = '';
    while (Date.now() < until) {
      const requestedAt = Date.now();
      const text = await ask('playlist', `${folder}${address}${known ? '&_HLS_skip=YES' : ''}`, true);
      const playlist = text === undefined ? undefined : readLivePlaylist(text, known);
      const { segments = [] } = playlist ?? {};
      // Who missed more than a playlist tells begins again where the stream is now.
      if (known && segments[0] && segments[0].number > known.number + 1) known = undefined;
      const next = known
        ? segments.filter(({ number }) => number > known!.number)
        : segments.slice(-startsBehind).filter(({ startsAt }) => startsAt > 0);
      if (playlist?.header && playlist.header !== header) {
        header = playlist.header;
        await ask('header', folder + header);
      }
      for (const segment of next) {
        if ((await ask('segment', folder + segment.address)) === undefined) break;
        playback.arrived(index, now(), segment.startsAt, segment.seconds);
        known = segment;
      }
      await wait(Math.max(0, requestedAt + (next.length > 0 ? lookEvery : lookEvery / 2) - Date.now()));
    }
  }

  const measuring = setTimeout(() => playback.begin(now()), Math.max(0, from - Date.now()));
  try {
    const main = await first!.ask('playlist', `${videoUrl}?jwt=${token}`, true);
    if (main === undefined) return undefined;
    const { video, audio } = playlistsIn(main);
    await Promise.all([video, audio].map((address, index) => followTrack(index, address)));
    playback.playTo(now());
    const played = playback.played();
    return played.watched > 0 ? played : undefined;
  } finally {
    clearTimeout(measuring);
    for (const connection of connections) connection.close();
  }
}
