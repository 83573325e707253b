import { Mic, MonitorUp, Video } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatClock } from '@tv/player/clock.ts';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { Chip } from '@tv/ui/chips/chip.tsx';
import type { RecorderView } from './recorder-view.ts';
import style from './stage.module.css';

const icons = { camera: <Video />, screen: <MonitorUp />, both: <MonitorUp />, sound: <Mic /> };

type StageProps = {
  view: RecorderView;
  /** In the place of that it is recorded, for what is seen elsewhere at once. */
  badge?: { text: string; isLive: boolean };
  children?: ReactNode;
};

/** What is recorded, with the countdown and the time over it. `children` lie over the picture. */
export function Stage({ view, badge, children }: StageProps) {
  const { state, preview, mode, seconds } = view;
  const video = useRef<HTMLVideoElement>(null);
  const isShown = preview !== undefined && mode !== 'sound';
  useEffect(() => {
    if (video.current) video.current.srcObject = preview ?? null;
  }, [preview, isShown]);
  const isPaused = state.step === 'paused';
  return (
    <div className={style.stage} data-theme={isShown ? 'picture' : undefined}>
      {isShown ? (
        // People know themselves from mirrors. What is recorded is not mirrored.
        <video
          ref={video}
          className={[style.picture, mode === 'camera' && style.mirrored].filter(Boolean).join(' ')}
          aria-label={text.preview}
          autoPlay
          muted
          playsInline
        />
      ) : (
        <div className={style.empty}>
          <span aria-hidden="true">{icons[mode]}</span>
          <p>
            {state.step === 'opening'
              ? text.opening
              : mode === 'sound' && preview
                ? text.modes.sound
                : text.nothingOpen}
          </p>
        </div>
      )}
      {children}
      {state.step === 'countdown' && (
        <p className={style.count} data-theme="picture">
          <span aria-hidden="true">{state.secondsLeft}</span>
          <span className="visually-hidden" role="alert">
            {text.startsIn(state.secondsLeft)}
          </span>
        </p>
      )}
      {(state.step === 'recording' || isPaused) && (
        <Chip className={style.badge} data-theme="picture">
          <span
            className={[style.dot, !(badge?.isLive ?? !isPaused) && style.still].filter(Boolean).join(' ')}
            aria-hidden="true"
          />
          <span>{badge?.text ?? (isPaused ? text.paused : text.recording)}</span>
          <span role="timer" aria-label={text.length}>
            {formatClock(Math.floor(seconds))}
          </span>
        </Chip>
      )}
    </div>
  );
}
