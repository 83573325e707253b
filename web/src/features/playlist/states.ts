import { WatchStatus } from '@tv/contract/enumerations';
import * as text from '@tv/strings/en/browse/playlist.ts';

/** The tabs of the playlist, as the address names them: `/playlist?state=watching`. */
export const playlistStates = [
  { name: 'pending', title: text.pending, status: WatchStatus.PENDING },
  { name: 'watching', title: text.watching, status: WatchStatus.WATCHING },
  { name: 'watched', title: text.watched, status: WatchStatus.WATCHED },
] as const;

export type PlaylistState = (typeof playlistStates)[number];

/** An unknown state in the address means the first one. */
export const playlistStateOf = (named: string | null): PlaylistState =>
  playlistStates.find(({ name }) => name === named) ?? playlistStates[0];
