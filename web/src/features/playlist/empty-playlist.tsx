import { Bookmark, CheckCheck, CirclePlay, SearchX } from 'lucide-react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PlaylistState } from './states.ts';

const texts = {
  pending: {
    icon: <Bookmark />,
    title: 'Nothing saved yet',
    text: 'Press Save on anything you want to watch later, and it waits for you here.',
  },
  watching: {
    icon: <CirclePlay />,
    title: 'Nothing begun',
    text: 'What you saved and have begun to watch is here until you finish it.',
  },
  watched: {
    icon: <CheckCheck />,
    title: 'Nothing watched yet',
    text: 'What you saved and watched to the end is kept here.',
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
      <Notice
        icon={<SearchX />}
        title={`Nothing in ${state.title} matches “${search}”`}
        text="Try fewer letters, or look in another tab."
      >
        <Button onClick={onClear}>Clear search</Button>
      </Notice>
    );
  }
  return (
    <Notice {...texts[state.name]}>
      <LinkButton look="primary" to="/categories">
        View categories
      </LinkButton>
    </Notice>
  );
}
