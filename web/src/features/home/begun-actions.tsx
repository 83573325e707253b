import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { useForgetting } from '@tv/client/lib/media-contents/forgetting.ts';
import * as text from '@tv/strings/en/browse/history.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { passFocus } from '@tv/ui/keyboard/pass-focus.ts';
import style from './begun-actions.module.css';

/** On the card of an item that was begun: done with it, or never mind. */
export function BegunActions({ item }: { item: MediaContent }) {
  const forgetting = useForgetting(item);
  const titleId = useId();
  return (
    <div className={style.actions}>
      <span id={titleId} hidden>
        {item.title}
      </span>
      <IconButton
        label={text.markAsWatched}
        look="picture"
        size="small"
        aria-describedby={titleId}
        onClick={(event) => {
          passFocus(event.currentTarget);
          forgetting.mutate('watched');
        }}
      >
        <Check />
      </IconButton>
      <IconButton
        label={text.removeFromRow}
        look="picture"
        size="small"
        side="end"
        aria-describedby={titleId}
        onClick={(event) => {
          passFocus(event.currentTarget);
          forgetting.mutate('forget');
        }}
      >
        <X />
      </IconButton>
    </div>
  );
}
