import { formatClock } from '@tv/player/clock.ts';
import { usePlayer, usePlayerState } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/studio/content/review.ts';
import type { Remark } from './remarks.ts';
import style from './pins.module.css';

type PinsProps = { remarks: readonly Remark[]; chosen: string | undefined; onChoose: (id: string) => void };

/** The numbers of the open remarks above the line of the player, each at its second. */
export function Pins({ remarks, chosen, onChoose }: PinsProps) {
  const player = usePlayer();
  const duration = usePlayerState((state) => state.duration);
  if (!duration) return null;
  return (
    <div className={style.pins}>
      {remarks.map(({ entry, index }) => {
        const { id, startTime } = entry;
        if (startTime === undefined) return null;
        return (
          <button
            key={id}
            type="button"
            className={style.pin}
            style={{ insetInlineStart: `${Math.min(100, (startTime / duration) * 100)}%` }}
            aria-label={text.remarkAt(index, formatClock(startTime))}
            aria-pressed={id === chosen}
            onClick={() => {
              player.seekTo(startTime);
              onChoose(id);
            }}
          >
            {index}
          </button>
        );
      })}
    </div>
  );
}
