import { reactionNames } from '@tv/contract/reactions';
import { liveTalkLimits } from '@tv/contract/live-talk-limits';
import { Heart, PartyPopper, ThumbsUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import * as text from '../../strings/en/live-talk.ts';
import { IconButton } from '../icon-button.tsx';
import styles from './live-talk.module.css';

const icons = [ThumbsUp, Heart, PartyPopper];
/** Milliseconds for which presses are collected, and for which an icon floats. */
const collectFor = 1_000;
const floatsFor = 3_000;
/** Icons that float at once. */
const most = 24;

/** Buttons that react. Presses within a second are one request. */
export function ReactionButtons({ id }: { id: string }) {
  const waiting = useRef(new Map<number, number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = () => {
    timer.current = undefined;
    for (const [reactionType, amount] of waiting.current)
      void call('PUT /MediaContents/:id/Talk/Reactions/:reactionId', {
        params: { id, reactionId: crypto.randomUUID() },
        body: { reactionType, amount },
      }).catch(() => {});
    waiting.current.clear();
  };
  const press = (type: number) => {
    const amount = (waiting.current.get(type) ?? 0) + 1;
    waiting.current.set(type, Math.min(amount, liveTalkLimits.reactions));
    timer.current ??= setTimeout(send, collectFor);
  };
  return (
    <div className={styles.reactions} role="group" aria-label={text.react}>
      {reactionNames.map((name, type) => {
        const Icon = icons[type]!;
        return (
          <IconButton key={name} label={text.reactions[type]!} onClick={() => press(type)}>
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        );
      })}
    </div>
  );
}

type Floating = { key: number; type: number; at: number };

/** Reactions that float over the picture. With less motion they are shown in their place. `counts` are those that just came. */
export function ReactionsOverlay({ counts }: { counts: readonly number[] | undefined }) {
  const [floating, setFloating] = useState<readonly Floating[]>([]);
  const next = useRef(0);
  useEffect(() => {
    if (!counts) return;
    const added = counts.flatMap((count, type) =>
      Array.from({ length: Math.min(count, most / counts.length) }, () => {
        next.current += 1;
        return { key: next.current, type, at: (next.current * 37) % 100 };
      }),
    );
    setFloating((before) => [...before, ...added].slice(-most));
    const keys = new Set(added.map(({ key }) => key));
    setTimeout(() => setFloating((before) => before.filter(({ key }) => !keys.has(key))), floatsFor);
  }, [counts]);
  return (
    <div className={styles.overlay} aria-hidden="true">
      {floating.map(({ key, type, at }) => {
        const Icon = icons[type]!;
        return (
          <span key={key} className={styles.floating} style={{ insetInlineStart: `${at}%` }}>
            <Icon size={28} />
          </span>
        );
      })}
    </div>
  );
}
