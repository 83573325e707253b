import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { totalOf } from '@tv/contract/playback/reactions';
import { ThumbsUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as text from '@tv/strings/en/watch/like.ts';
import { Button } from '@tv/ui/button.tsx';
import type * as More from './more-reactions.tsx';
import { useReacting } from './reacting.ts';

/** Likes an item, or takes the person's reaction back. The others are in a menu, whose code comes when somebody is near. */
export function ReactionButton({ item }: { item: MediaContent }) {
  const { own, isRunning, react } = useReacting(item);
  const [more, setMore] = useState<typeof More>();
  const [opened, setOpened] = useState<More.Opened>();
  const trigger = useRef<HTMLSpanElement>(null);
  const load = () => void import('./more-reactions.tsx').then(setMore, () => {});
  const other = own !== 'LIKE' && own;
  useEffect(() => {
    if (other) load();
  }, [other]);

  const texts = other ? more?.textsOf(other) : text.like;
  const total = totalOf(item, own ?? 'LIKE');
  return (
    <span ref={trigger} onFocus={load} onPointerEnter={load}>
      <Button
        icon={
          other && more ? (
            <more.ReactionIcon name={other} isOwn />
          ) : (
            <ThumbsUp aria-hidden="true" fill={own ? 'currentColor' : 'none'} />
          )
        }
        aria-pressed={!!own}
        aria-label={texts?.label(total)}
        aria-disabled={isRunning}
        onClick={() => texts && react(own ?? 'LIKE', texts)}
      >
        {total > 0 ? text.reactionCount(total) : text.like.name}
      </Button>
      <Button
        aria-label={text.moreReactions}
        aria-haspopup="menu"
        aria-expanded={!!opened}
        onClick={() => {
          load();
          setOpened('asked');
        }}
      />
      {more && (
        <more.MoreReactions
          label={text.moreReactions}
          like={text.like}
          {...{ item, trigger, own, react, opened, setOpened }}
        />
      )}
    </span>
  );
}
