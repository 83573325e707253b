import { reactionNames } from '@tv/contract/playback/reactions';
import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import { useEffect, useRef } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { unlockTokenOf } from '@tv/client/lib/session/unlock-tokens.ts';
import * as text from '@tv/strings/en/watch/live-talk.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { reactionIcons } from '../reactions/reaction-icons.ts';
import styles from './live-talk.module.css';

/** Milliseconds for which presses are collected. */
const collectFor = 1_000;

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
        unlockToken: unlockTokenOf(id),
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
        const Icon = reactionIcons[name];
        return (
          <IconButton key={name} label={text.reactions[type]!} onClick={() => press(type)}>
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        );
      })}
    </div>
  );
}
