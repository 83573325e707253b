import { Pause, Play } from 'lucide-react';
import * as text from '@tv/strings/en/browse/home.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import style from './hero.module.css';

type HeroControlsProps = {
  titles: string[];
  shown: number;
  isPaused: boolean;
  /** Stands still for now, e.g. under a pointer. */
  isHeld: boolean;
  onShow: (index: number) => void;
  onPause: (isPaused: boolean) => void;
  onElapsed: () => void;
};

/** Bullets, of which the shown one fills while its time runs, and the way to stop it all. */
export function HeroControls({
  titles,
  shown,
  isPaused,
  isHeld,
  onShow,
  onPause,
  onElapsed,
}: HeroControlsProps) {
  const fill = [style.fill, !isPaused && style.running, isHeld && style.held].filter(Boolean).join(' ');
  return (
    <div className={style.controls}>
      {titles.map((title, index) => (
        <button
          key={index}
          type="button"
          className={style.bullet}
          aria-label={text.show(index + 1, titles.length, title)}
          aria-current={index === shown ? 'true' : undefined}
          onClick={() => onShow(index)}
        >
          <span>{index === shown && <span key={shown} className={fill} onAnimationEnd={onElapsed} />}</span>
        </button>
      ))}
      <span className={style.pause}>
        <IconButton
          label={isPaused ? text.resumeFeatured : text.pauseFeatured}
          size="small"
          side="above"
          onClick={() => onPause(!isPaused)}
        >
          {isPaused ? <Play /> : <Pause />}
        </IconButton>
      </span>
    </div>
  );
}
