import {
  Airplay,
  AudioLines,
  Captions as CaptionsIcon,
  Cast,
  Maximize,
  Minimize,
  PanelBottomClose,
  Pause,
  PictureInPicture2,
  Play,
  RectangleHorizontal,
  RotateCcw,
  RotateCw,
} from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as text from '@tv/strings/en/player/controls.ts';
import { chapterAt } from '../chapters.ts';
import { formatClock } from '../clock.ts';
import { ControlButton } from './control-button.tsx';
import styles from './control-bar.module.css';
import { canPictureInPicture } from '../playback/full-screen.ts';
import { positionClock } from '../position-clock.ts';
import { usePlayer, usePlayerState } from '../player-context.tsx';
import type { PlayerProps } from '../player-props.ts';
import { chooseRemote, watchRemote, type Remote, type RemoteMedia } from '../playback/remote-playback.ts';
import { SettingsButton } from './settings-button.tsx';
import { Volume } from './volume.tsx';

/** Its code comes with a live stream alone. */
const LiveClock = lazy(async () => ({ default: (await import('./live-clock.tsx')).LiveClock }));

const PlayButton = () => {
  const player = usePlayer();
  const paused = usePlayerState((state) => state.paused && !state.waiting);
  return (
    <ControlButton
      label={paused ? text.play : text.pause}
      hint="K"
      icon={paused ? Play : Pause}
      filled
      onClick={player.togglePlay}
    />
  );
};

const Time = () => {
  const now = usePlayerState(positionClock);
  const all = usePlayerState(({ duration }) => formatClock(Math.round(duration)));
  return (
    <span className={styles.time}>
      <span>{now}</span>
      <span className={styles.quiet}> / {all}</span>
    </span>
  );
};

const ChapterTitle = ({ chapters }: Pick<PlayerProps, 'chapters'>) => {
  const title = usePlayerState((state) => chapterAt(chapters, state.currentTime)?.title);
  return title ? (
    <span className={styles.chapter}>
      <span dir="auto">{title}</span>
    </span>
  ) : (
    <span className={styles.gap} />
  );
};

const CaptionsButton = ({ toggleCaptions }: { toggleCaptions: () => void }) => {
  const shown = usePlayerState((state) => state.captions !== undefined);
  return (
    <ControlButton
      label={text.captions}
      hint="C"
      icon={CaptionsIcon}
      aria-pressed={shown}
      onClick={toggleCaptions}
    />
  );
};

/** Beside the captions, as near as playing itself: EN 301 549, 7.3. */
const DescriptionsButton = () => {
  const player = usePlayer();
  const isOn = usePlayerState((state) => state.descriptions);
  if (isOn === undefined) return null;
  return (
    <ControlButton
      label={text.descriptions}
      icon={AudioLines}
      aria-pressed={isOn}
      onClick={() => player.setDescriptions(!isOn)}
    />
  );
};

const FullScreenButton = () => {
  const player = usePlayer();
  const full = usePlayerState((state) => state.fullScreen);
  return (
    <ControlButton
      label={full ? text.exitFullScreen : text.fullScreen}
      hint="F"
      icon={full ? Minimize : Maximize}
      onClick={player.toggleFullScreen}
    />
  );
};

type Props = Pick<
  PlayerProps,
  'chapters' | 'subtitles' | 'settings' | 'mediaType' | 'viewer' | 'hasTheatre' | 'onCorner' | 'onNext'
> & {
  toggleCaptions: () => void;
  onMenu: (open: boolean) => void;
};

export const ControlBar = ({
  chapters,
  subtitles,
  settings,
  mediaType,
  viewer,
  hasTheatre,
  onCorner,
  ...rest
}: Props) => {
  const player = usePlayer();
  const theatre = usePlayerState((state) => state.theatre);
  const fullScreen = usePlayerState((state) => state.fullScreen);
  const isLive = usePlayerState((state) => state.isLive);
  const skip = settings.skipSeconds;
  const isVideo = mediaType === 'video';
  return (
    <div className={styles.bar}>
      <PlayButton />
      <ControlButton
        className={styles.roomy}
        label={text.back(skip)}
        hint="J"
        icon={RotateCcw}
        onClick={() => player.seekBy(-skip)}
      />
      <ControlButton
        className={styles.roomy}
        label={text.forward(skip)}
        hint="L"
        icon={RotateCw}
        onClick={() => player.seekBy(skip)}
      />
      <Volume />
      {isLive ? (
        <Suspense>
          <LiveClock />
        </Suspense>
      ) : (
        <Time />
      )}
      <ChapterTitle chapters={chapters} />
      {subtitles.length > 0 && <CaptionsButton toggleCaptions={rest.toggleCaptions} />}
      <DescriptionsButton />
      <SettingsButton
        subtitles={subtitles}
        rates={settings.playbackRates}
        hasNext={rest.onNext !== undefined}
        onOpenChange={rest.onMenu}
      />
      <RemoteButton />
      {isVideo && !viewer && canPictureInPicture() && (
        <ControlButton
          className={styles.roomy}
          label={text.pictureInPicture}
          icon={PictureInPicture2}
          onClick={player.togglePictureInPicture}
        />
      )}
      {onCorner && !fullScreen && (
        <ControlButton
          className={styles.wide}
          label={text.miniPlayer}
          hint="I"
          icon={PanelBottomClose}
          onClick={onCorner}
        />
      )}
      {isVideo && hasTheatre && !fullScreen && (
        <ControlButton
          className={styles.wide}
          label={text.theatreMode}
          hint="T"
          icon={RectangleHorizontal}
          aria-pressed={theatre}
          onClick={player.toggleTheatre}
        />
      )}
      {isVideo && <FullScreenButton />}
    </div>
  );
};

/** There only while there is another screen to play on. */
const RemoteButton = () => {
  const player = usePlayer();
  const [remote, setRemote] = useState<Remote>();
  const media: RemoteMedia | undefined = player.element();
  useEffect(() => (media ? watchRemote(media, (change) => setRemote({ ...change })) : undefined), [media]);
  if (!media || !remote?.isThere) return null;
  return (
    <ControlButton
      label={text.otherScreen}
      icon={'webkitShowPlaybackTargetPicker' in media ? Airplay : Cast}
      aria-pressed={remote.isConnected}
      onClick={() => chooseRemote(media)}
    />
  );
};
