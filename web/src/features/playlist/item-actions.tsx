import type { PlaylistItem } from '@tv/contract/playback/playlist';
import { ArrowRightLeft, Check, Clock, Play, X } from 'lucide-react';
import { useId } from 'react';
import * as text from '@tv/strings/en/browse/playlist.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Menu } from '@tv/ui/menus/menu.tsx';
import { passFocus } from '@tv/ui/keyboard/pass-focus.ts';
import { useMoving, useRemoving } from './change-playlist.ts';
import style from './item-actions.module.css';
import { playlistStates } from './states.ts';

const icons = { pending: <Clock />, watching: <Play />, watched: <Check /> };

/** On an item's card: move it to another state, or take it out. */
export function ItemActions({ item }: { item: PlaylistItem }) {
  const moving = useMoving();
  const removing = useRemoving();
  const titleId = useId();
  const others = playlistStates.filter(({ status }) => status !== item.watchStatus);
  return (
    <div className={style.actions}>
      <span id={titleId} hidden>
        {item.mediaContent.title}
      </span>
      <Menu
        label={text.moveTo}
        sections={[
          {
            title: text.moveTo,
            entries: others.map((to) => ({
              key: to.name,
              label: to.title,
              icon: icons[to.name],
              onAction: () => moving.mutate({ item, to }),
            })),
          },
        ]}
        trigger={(props) => (
          <IconButton label={text.moveTo} look="picture" size="small" aria-describedby={titleId} {...props}>
            <ArrowRightLeft />
          </IconButton>
        )}
      />
      <IconButton
        label={text.remove}
        look="picture"
        size="small"
        side="end"
        aria-describedby={titleId}
        onClick={(event) => {
          passFocus(event.currentTarget);
          removing.mutate(item);
        }}
      >
        <X />
      </IconButton>
    </div>
  );
}
