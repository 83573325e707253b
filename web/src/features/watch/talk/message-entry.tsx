import type { LiveMessage } from '@tv/contract/live/live-talk-parts';
import { ThumbsUp } from 'lucide-react';
import { formatClock } from '@tv/player/clock.ts';
import * as text from '@tv/strings/en/watch/live-talk.ts';
import { Button } from '@tv/ui/button.tsx';
import styles from './live-talk.module.css';
import { apart } from '@tv/strings/en/locale.ts';

/** What may be done with a message. Absent: it may not. */
export type MessageActions = {
  vote?: ((message: LiveMessage) => void) | undefined;
  moderate?:
    | ((message: LiveMessage, change: { state?: 'open' | 'answered' | 'hidden'; isPinned?: boolean }) => void)
    | undefined;
  remove?: ((message: LiveMessage) => void) | undefined;
  mute?: ((message: LiveMessage) => void) | undefined;
  /** Leads to the second of the recording. Absent: there is none. */
  seekTo?: ((second: number) => void) | undefined;
};

const stateWords: Partial<Record<LiveMessage['state'], string>> = {
  waiting: text.waiting,
  answered: text.answered,
  hidden: text.hidden,
};

/** One question or line of chat. */
export function MessageEntry({
  message,
  vote,
  moderate,
  remove,
  mute,
  seekTo,
}: { message: LiveMessage } & MessageActions) {
  const { kind, name, second, state, isPinned, votes, hasVoted = false } = message;
  const notes = [isPinned && text.pinned, stateWords[state]].filter(Boolean);
  return (
    <li className={styles.message} data-state={state}>
      <p className={styles.who}>
        <bdi>{name || text.participant}</bdi>
        {seekTo && second !== undefined && (
          <button
            type="button"
            className={styles.clock}
            aria-label={text.goTo(formatClock(second))}
            onClick={() => seekTo(second)}
          >
            {formatClock(second)}
          </button>
        )}
        {notes.length > 0 && <span className={styles.note}>{notes.map(apart).join(' · ')}</span>}
      </p>
      <p className={styles.words} dir="auto">
        {message.text}
      </p>
      <div className={styles.actions}>
        {kind === 'question' && (
          <Button
            size="small"
            look="neutral"
            icon={<ThumbsUp size={16} aria-hidden="true" />}
            aria-label={`${hasVoted ? text.voted(message.text) : text.vote(message.text)}, ${text.votes(votes)}`}
            aria-pressed={hasVoted}
            disabled={!vote}
            onClick={() => vote?.(message)}
          >
            {text.votes(votes)}
          </Button>
        )}
        {moderate && (
          <>
            {state !== 'open' && (
              <Button size="small" onClick={() => moderate(message, { state: 'open' })}>
                {text.show}
              </Button>
            )}
            {kind === 'question' && state === 'open' && (
              <Button size="small" onClick={() => moderate(message, { state: 'answered' })}>
                {text.markAnswered}
              </Button>
            )}
            {state !== 'hidden' && (
              <Button size="small" onClick={() => moderate(message, { state: 'hidden' })}>
                {text.hide}
              </Button>
            )}
            <Button size="small" onClick={() => moderate(message, { isPinned: !isPinned })}>
              {isPinned ? text.unpin : text.pin}
            </Button>
          </>
        )}
        {mute && !message.isOwn && (
          <Button size="small" onClick={() => mute(message)}>
            {text.mute}
          </Button>
        )}
        {remove && (moderate || message.isOwn) && (
          <Button size="small" onClick={() => remove(message)}>
            {text.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
