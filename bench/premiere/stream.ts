import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './browser.ts';
import { partsIn, playlistsIn, type Part } from './hls-playlist.ts';

/** Seconds loaded ahead before Play, and while playing: as the web's player does. */
const ahead = { idle: 6, playing: 30 };
/** Milliseconds between two reports of the position. */
const reportEvery = 10_000;

type Playing = {
  /** The instant at which the viewer stops, in milliseconds of Unix time. */
  until: number;
  reportVisit(): Promise<unknown>;
  reportProgress(from: number, to: number): Promise<unknown>;
};

/** Opens a stream as a player does: its playlists, then what is loaded before Play. Undefined where a playlist cannot be had. */
export async function openStream(ask: Browser['ask'], videoUrl: string, token: string) {
  const folder = videoUrl.slice(0, videoUrl.lastIndexOf('/') + 1);
  const master = await ask('playlist', `${videoUrl}?jwt=${token}`);
  if (!master) return undefined;
  const { video, audio } = playlistsIn(master.text);
  const playlists = await Promise.all([video, audio].map((address) => ask('playlist', folder + address)));
  const tracks = playlists.flatMap((playlist) => (playlist ? [trackOf(partsIn(playlist.text))] : []));
  if (tracks.length < playlists.length) return undefined;

  function trackOf(parts: Part[]) {
    let next = 0;
    let loaded = 0;
    return {
      /** Loads parts in their order until the track is loaded to that second. */
      async loadTo(second: number) {
        while (loaded < second && next < parts.length) {
          const { address, seconds, start, end } = parts[next++]!;
          loaded += seconds;
          const range = { range: `bytes=${start}-${end}` };
          await ask('segment', folder + address, { headers: range, right: [206], size: end - start + 1 });
        }
      },
    };
  }
  const loadTo = (second: number) => Promise.all(tracks.map((track) => track.loadTo(second)));

  await loadTo(ahead.idle);
  return {
    /** Plays from the beginning at the pace of the clock. */
    async play({ until, reportVisit, reportProgress }: Playing): Promise<void> {
      const began = Date.now();
      const position = () => (Date.now() - began) / 1000;
      let reported = 0;
      const report = async () => {
        const from = reported;
        reported = position();
        await reportProgress(from, reported);
      };
      await reportVisit();
      const loading = (async () => {
        while (Date.now() < until) {
          await loadTo(position() + ahead.playing);
          await wait(1_000);
        }
      })();
      while (Date.now() + reportEvery < until) {
        await wait(reportEvery);
        await report();
      }
      await wait(Math.max(0, until - Date.now()));
      await Promise.all([loading, report()]);
    },
  };
}
