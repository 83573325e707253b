import type { PlaylistOverview } from '@tv/contract/playback/playlist';
import { Link } from 'react-router';
import * as text from '@tv/strings/en/browse/playlist.ts';
import { playlistStates, type PlaylistState } from './states.ts';
import style from './state-tabs.module.css';

/** The states of the playlist as links, each with its count. */
export const StateTabs = ({
  chosen,
  overview,
}: {
  chosen: PlaylistState;
  overview: PlaylistOverview | undefined;
}) => (
  <nav className={style.tabs} aria-label={text.states}>
    {playlistStates.map((state) => (
      <Link
        key={state.name}
        className={style.tab}
        to={`?state=${state.name}`}
        aria-current={state === chosen ? 'page' : undefined}
        preventScrollReset
      >
        {state.title}
        <span className={style.count}>{overview?.[state.name] ?? ''}</span>
      </Link>
    ))}
  </nav>
);
