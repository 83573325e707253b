import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { percent } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/player/controls.ts';
import { ControlButton } from './control-button.tsx';
import { usePlayer, usePlayerState } from '../player-context.tsx';
import styles from './volume.module.css';

export const Volume = () => {
  const player = usePlayer();
  const muted = usePlayerState((state) => state.muted || state.volume === 0);
  const volume = usePlayerState((state) => state.volume);
  const heard = muted ? 0 : volume;
  const icon = muted ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  return (
    <span className={styles.volume}>
      <ControlButton
        label={muted ? text.unmute : text.mute}
        hint="M"
        icon={icon}
        onClick={player.toggleMute}
      />
      <input
        className={styles.slider}
        style={{ '--heard': `${heard * 100}%` }}
        type="range"
        aria-label={text.volume}
        aria-valuetext={percent(heard)}
        min={0}
        max={1}
        step={0.05}
        value={heard}
        onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber)}
      />
    </span>
  );
};
