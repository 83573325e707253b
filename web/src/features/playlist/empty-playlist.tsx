import { screenPath } from '@tv/contract/pages/page-paths';
import { Bookmark, CheckCheck, CirclePlay, SearchX } from 'lucide-react';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/playlist.ts';
import { Button, LinkButton } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import type { PlaylistState } from './states.ts';

const notices = {
  pending: {
    icon: <Bookmark />,
    title: text.nothingPending,
    text: text.nothingPendingText,
  },
  watching: {
    icon: <CirclePlay />,
    title: text.nothingWatching,
    text: text.nothingWatchingText,
  },
  watched: {
    icon: <CheckCheck />,
    title: text.nothingWatched,
    text: text.nothingWatchedText,
  },
};

/** What each tab says when it holds nothing. */
export function EmptyPlaylist({
  state,
  search,
  onClear,
}: {
  state: PlaylistState;
  search: string;
  onClear: () => void;
}) {
  if (search) {
    return (
      <Notice icon={<SearchX />} title={text.nothingMatches(state.title, search)} text={text.fewerLetters}>
        <Button onClick={onClear}>{text.clearSearch}</Button>
      </Notice>
    );
  }
  return (
    <Notice {...notices[state.name]}>
      <LinkButton look="primary" to={screenPath(undefined, 'categories')}>
        {actions.viewCategories}
      </LinkButton>
    </Notice>
  );
}
