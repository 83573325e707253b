import { Fragment } from 'react';
import { usePlayer } from '@tv/player/player-context.tsx';
import { linkedParts } from './linked-parts.ts';

/** Words whose addresses and times can be pressed; a time moves the player there. */
export const LinkedWords = ({ words, duration }: { words: string; duration: number }) => {
  const player = usePlayer();
  return linkedParts(words, duration).map((part, index) => {
    if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>;
    if (part.kind !== 'time')
      return (
        <a
          key={index}
          href={part.href}
          {...(part.kind === 'address' && { target: '_blank', rel: 'noreferrer' })}
        >
          {part.text}
        </a>
      );
    return (
      <a
        key={index}
        href={`?t=${part.seconds}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          player.seekTo(part.seconds);
        }}
      >
        {part.text}
      </a>
    );
  });
};
