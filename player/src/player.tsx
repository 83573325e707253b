import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import * as text from '@tv/strings/en/player/player.ts';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';
import { captionsWhenOn, firstCaptions } from './captions/caption-choice.ts';
import { Captions } from './captions/captions.tsx';
import { driveMedia } from './playback/drive-media.ts';
import { announceToSystem } from './playback/media-session.ts';
import { Notice, Overlays } from './picture/overlays.tsx';
import { PictureSurface } from './picture/picture-surface.tsx';
import { usePlayer, usePlayerState } from './player-context.tsx';
import styles from './player.module.css';
import type { PlayerProps } from './player-props.ts';
import { readPreferences } from './settings/preferences.ts';
import { useControlsShown } from './controls/use-controls-shown.ts';
import { usePlayerKeys } from './keyboard/use-player-keys.ts';

const loadControls = () => import('./controls/controls.tsx');
/** Their code comes when a pointer or the focus first reaches the picture: before it plays there are none. */
const Controls = lazy(async () => ({ default: (await loadControls()).Controls }));
const KeyHelp = whenFirstOpen(async () => (await import('./keyboard/key-help.tsx')).KeyHelp);
const SpokenDescriptions = lazy(async () => ({
  default: (await import('./speech/spoken-descriptions.tsx')).SpokenDescriptions,
}));
const SpokenCaptions = lazy(async () => ({
  default: (await import('./speech/spoken-captions.tsx')).SpokenCaptions,
}));
const hasVoice = 'speechSynthesis' in globalThis;
const ViewerName = lazy(async () => ({ default: (await import('./picture/viewer-name.tsx')).ViewerName }));
const AudioFace = lazy(async () => ({ default: (await import('./picture/audio-face.tsx')).AudioFace }));

const useSource = ({ source, startAt, settings }: PlayerProps) => {
  const player = usePlayer();
  const root = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const first = useRef({ startAt, autoplay: settings.autoplay });

  useEffect(() => {
    if (!root.current || !video.current) return undefined;
    // full screen is of the frame, which stays when the next item takes this one's place
    const frame = root.current.closest<HTMLElement>('[data-stage]') ?? root.current;
    const parts = { root: frame, video: video.current };
    return player.attach((store) => driveMedia(parts, store));
  }, [player]);

  useEffect(() => {
    const close = player.open(source, first.current.startAt);
    if (first.current.autoplay) void player.play();
    return () => {
      // Another file of the same item goes on where this one was.
      const { started, paused, currentTime } = player.getState();
      if (started) first.current = { startAt: currentTime, autoplay: !paused };
      close();
    };
  }, [player, source]);
  return { root, video };
};

const Poster = ({ src, srcSet, placeholder }: NonNullable<PlayerProps['poster']>) => (
  <img
    className={styles.poster}
    src={src}
    srcSet={srcSet}
    sizes="100vw"
    style={{ backgroundImage: placeholder && `url("${placeholder}")` }}
    alt=""
    fetchPriority="high"
    draggable={false}
  />
);

/** Picture or sound with its controls. Its state lives in the PlayerProvider around it. */
export const Player = (props: PlayerProps) => {
  const { mediaType, title, byline, poster, chapters, subtitles, settings, loadText, onCorner, onNext } =
    props;
  const player = usePlayer();
  const { root, video } = useSource(props);
  const [menuOpen, setMenuOpen] = useState(false);
  const isVideo = mediaType === 'video';
  const hasName = isVideo && props.viewer !== undefined;
  const paused = usePlayerState((state) => state.paused);
  const untouched = usePlayerState((state) => !state.started && state.paused && !state.waiting);
  const started = usePlayerState((state) => state.started);
  const inCorner = usePlayerState((state) => state.corner);
  const hasProblem = usePlayerState((state) => state.problem !== undefined);
  const showsKeys = usePlayerState((state) => state.showsKeys);
  const speaksCaptions = usePlayerState((state) => state.spokenCaptions);
  const measured = usePlayerState((state) => state.aspectRatio);
  const { shown, wake, sleep } = useControlsShown(root, !isVideo || paused || menuOpen);
  const toggleCaptions = useCaptions(subtitles, settings.defaultSubtitleLanguage);
  const skip = settings.skipSeconds;
  const keys = useMemo(
    () => ({
      skip,
      rates: settings.playbackRates,
      chapters,
      captions: toggleCaptions,
      corner: onCorner,
      next: onNext,
    }),
    [skip, settings.playbackRates, chapters, toggleCaptions, onCorner, onNext],
  );
  usePlayerKeys(root, keys, wake);

  const goOn = useEffectEvent(() => onNext?.());
  const hasNext = onNext !== undefined;
  useEffect(() => {
    const next = hasNext ? () => goOn() : undefined;
    return announceToSystem(player, { title, artist: byline ?? '', artwork: poster?.src ?? '', skip, next });
  }, [player, title, byline, poster?.src, skip, hasNext]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that somebody is here
    <section
      ref={root}
      className={styles.player}
      style={{ '--ratio': measured ?? props.aspectRatio ?? 16 / 9 }}
      data-kind={mediaType}
      data-fills={props.fills || undefined}
      data-controls-shown={shown || undefined}
      tabIndex={-1}
      aria-label={isVideo ? text.videoPlayer : text.audioPlayer}
      onPointerMove={(event) => event.pointerType === 'mouse' && wake()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && sleep()}
      onPointerEnter={() => void loadControls()}
      onFocus={() => {
        void loadControls();
        wake();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are drawn by the page */}
      <video
        ref={video}
        className={styles.video}
        playsInline
        preload="auto"
        crossOrigin={props.outside && 'anonymous'}
        tabIndex={-1}
        // the page cannot draw over a picture that is elsewhere
        disablePictureInPicture={hasName}
        disableRemotePlayback={hasName}
        {...{ 'x-webkit-airplay': hasName ? 'deny' : 'allow' }}
      />
      {hasName && (
        <Suspense>
          <ViewerName root={root} name={props.viewer?.name} />
        </Suspense>
      )}
      {isVideo ? (
        !started && poster && <Poster {...poster} />
      ) : (
        <Suspense>
          <AudioFace title={title} byline={byline} poster={poster} />
        </Suspense>
      )}
      {isVideo && <PictureSurface skip={skip} shown={shown} wake={wake} sleep={sleep} onCorner={onCorner} />}
      {!inCorner && !hasProblem && (
        <Captions
          subtitles={subtitles}
          loadText={loadText}
          raised={shown && !untouched}
          beside={menuOpen}
          hasPicture={isVideo}
        />
      )}
      {isVideo && <Overlays mediaType={mediaType} ending={props.ending} />}
      {!inCorner && props.children}
      {(!untouched || !isVideo) && !inCorner && !hasProblem && (
        <Suspense>
          <Controls {...props} toggleCaptions={toggleCaptions} onMenu={setMenuOpen} />
        </Suspense>
      )}
      {!isVideo && <Overlays mediaType={mediaType} ending={props.ending} />}
      {hasVoice && props.descriptions && props.descriptions.length > 0 && (
        <Suspense>
          <SpokenDescriptions tracks={props.descriptions} loadText={loadText} />
        </Suspense>
      )}
      {hasVoice && speaksCaptions && !subtitles.some(({ loadCues }) => loadCues) && (
        <Suspense>
          <SpokenCaptions subtitles={subtitles} loadText={loadText} />
        </Suspense>
      )}
      {!inCorner && <Notice />}
      <KeyHelp
        isOpen={showsKeys}
        onClose={() => player.showKeys(false)}
        isBare={!props.hasTheatre}
        outside={props.outside}
      />
    </section>
  );
};

/** Begins with the captions that this person wants, and answers what the button and the key do. */
const useCaptions = (subtitles: PlayerProps['subtitles'], fromSettings: string | undefined) => {
  const player = usePlayer();
  const last = useRef<string>(undefined);

  useEffect(() => {
    const { captions } = readPreferences();
    last.current = captions === 'off' ? undefined : captions;
    player.startCaptions(firstCaptions(subtitles, captions, fromSettings));
  }, [player, subtitles, fromSettings]);

  return () => {
    const shown = player.getState().captions;
    if (shown) last.current = shown;
    const next = shown ? undefined : captionsWhenOn(subtitles, last.current, navigator.languages);
    player.setCaptions(next);
    const name = subtitles.find((subtitle) => subtitle.languageCode === next)?.languageName;
    player.notify(subtitles.length === 0 ? text.noCaptions : name ? text.captionsIn(name) : text.captionsOff);
  };
};
