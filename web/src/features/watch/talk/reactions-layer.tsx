import { reactionNames } from '@tv/contract/playback/reactions';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '@tv/client/lib/state/store.ts';
import { reactionIcons } from '../reactions/reaction-icons.ts';
import { floating } from './floating.ts';
import styles from './reactions-layer.module.css';

/** Milliseconds for which an icon floats. */
const floatsFor = 3_000;
/** Icons that float at once, of each reaction and in all. */
const most = { ofOne: 8, ofAll: 24 };

type Floating = { key: number; type: number };

/** Reactions that float over the picture of an item. With less motion they are shown in their place. */
export function ReactionsLayer({ id }: { id: string }) {
  const now = useStore(floating);
  const [shown, setShown] = useState<readonly Floating[]>([]);
  const next = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const open = timers.current;
    return () => open.forEach(clearTimeout);
  }, []);
  useEffect(() => {
    if (now?.id !== id) return;
    const added = now.counts.flatMap((count, type) =>
      Array.from({ length: Math.min(count, most.ofOne) }, () => ({ key: (next.current += 1), type })),
    );
    setShown((before) => [...before, ...added].slice(-most.ofAll));
    const keys = new Set(added.map(({ key }) => key));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setShown((before) => before.filter(({ key }) => !keys.has(key)));
    }, floatsFor);
    timers.current.add(timer);
  }, [now, id]);
  return (
    <div className={styles.layer} aria-hidden="true">
      {shown.map(({ key, type }) => {
        const Icon = reactionIcons[reactionNames[type]!];
        return (
          <span
            key={key}
            className={styles.floating}
            style={{ insetInlineStart: `${6 + ((key * 37) % 84)}%` }}
          >
            <Icon size={24} />
          </span>
        );
      })}
    </div>
  );
}
