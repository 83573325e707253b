import { watchPath } from '@tv/client/lib/area/watch-path.ts';
import { MediaType } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { lazy, Suspense, useEffect, useMemo, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { fetchText } from '@tv/client/lib/api/call.ts';
import { currentUser, refreshUser, useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import { isFramed } from '@tv/client/lib/browser/framed.ts';
import { mediaToken, withMediaToken } from '@tv/client/lib/media-contents/address.ts';
import { pathIn } from '@tv/client/lib/area/area.ts';
import { placeholderOf } from '@tv/client/lib/media-contents/placeholder.ts';
import { formatClock } from '@tv/player/clock.ts';
import { focusPlayer } from '@tv/player/picture/overlays.tsx';
import { usePlayer, usePlayerState } from '@tv/player/player-context.tsx';
import { Player } from '@tv/player/player.tsx';
import { readPreferences } from '@tv/player/settings/preferences.ts';
import * as text from '@tv/strings/en/player/player.ts';
import { NextUp } from '../up-next/next-up.tsx';
import { isLive } from '@tv/client/lib/media-contents/is-live.ts';
import { liveSubtitlesOf } from '@tv/client/lib/media-contents/live-subtitles.ts';
import { askForCorner, beginWith, mayBegin, type Stage } from '../now-playing.ts';
import styles from './player-stage.module.css';
import { useNext } from '../up-next/use-next.ts';
import { useReplacedFile } from './use-replaced-file.ts';
import { useWatchReports } from './use-watch-reports.ts';

/** Milliseconds: a token that ends sooner is renewed before it is used. */
const margin = 30_000;

let renewal: Promise<void> | undefined;

/** One renewal for all the requests that wait for it. */
const renewed = () =>
  (renewal ??= refreshUser()
    .catch(() => undefined)
    .finally(() => (renewal = undefined)));

/** The token of this moment. The token renewed in the background may have ended while the machine slept. */
const goodToken = async (
  item: Pick<MediaContent, 'id' | 'organizationId'>,
  isRefused = false,
): Promise<string> => {
  const user = currentUser.get();
  const ends = user ? Date.parse(user.mediaTokenExpiresAt) : Infinity;
  if (user && (isRefused || ends - Date.now() < margin)) await renewed();
  return mediaToken(item);
};

const pictureOf = (item: MediaContent) => {
  const { thumbnailUrl } = item;
  if (!thumbnailUrl) return undefined;
  const at = (width: number) => withMediaToken(thumbnailUrl, item, width);
  const soft = placeholderOf(item.thumbnailPlaceholder)?.picture;
  return {
    src: at(1280),
    // the widths of the picture that a public page preloads
    srcSet: [640, 1280, 1920].map((width) => `${at(width)} ${width}w`).join(', '),
    ...(soft && { placeholder: soft }),
  };
};

/** Milliseconds that the way back to the beginning is offered. */
const offerTime = 10_000;

const ResumeNote = ({ from }: { from: number }) => {
  const player = usePlayer();
  const started = usePlayerState((state) => state.started);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!started) return undefined;
    const timer = setTimeout(() => setOver(true), offerTime);
    return () => clearTimeout(timer);
  }, [started]);
  if (isOver) return null;
  const startOver = (event: MouseEvent) => {
    focusPlayer(event);
    setOver(true);
    player.seekTo(0);
    void player.play();
  };
  return (
    <div className={styles.resume}>
      <span>{started ? text.resumedAt(formatClock(from)) : text.continuesAt(formatClock(from))}</span>
      <button type="button" className={styles.again} onClick={startOver}>
        {text.startOver}
      </button>
    </div>
  );
};

const followFrame = (player: ReturnType<typeof usePlayer>) => {
  let stop: (() => void) | undefined;
  let isOver = false;
  void import('./answer-frame.ts').then(({ answerFrame }) => {
    if (!isOver) stop = answerFrame(player);
  });
  return () => {
    isOver = true;
    stop?.();
  };
};

/** Its code comes with a live stream alone. */
const LiveLayer = lazy(async () => ({ default: (await import('../live/live-layer.tsx')).LiveLayer }));

const ReactionsLayer = lazy(async () => ({
  default: (await import('../talk/reactions-layer.tsx')).ReactionsLayer,
}));

/** The captions of a live stream, which come while it is watched. `undefined`: it has none. */
function useLiveSubtitles({ id, organizationId, videoUrl, live }: MediaContent) {
  return useMemo(
    () =>
      liveSubtitlesOf({ id, videoUrl, live }, (address) =>
        fetchText(withMediaToken(address, { id, organizationId })),
      ),
    [id, organizationId, videoUrl, live],
  );
}

/** Bare: fills its frame, because its page has nothing else. */
type Props = Stage & { isBare?: boolean };

/** The player of an item: with its tokens, and what it reports. */
export const PlayerStage = (props: Props) => {
  const { item, area, settings, start, isMember, loadText, isBare, fromPlaylist } = props;
  const player = usePlayer();
  const next = useNext(props);
  const user = useCurrentUser();
  const [begins] = useState(() => mayBegin(item.id));
  useEffect(() => beginWith(undefined), []);
  const navigate = useNavigate();
  const { id, organizationId, videoUrl = '', title } = item;
  useWatchReports(item, isMember);
  useReplacedFile(area, id);
  useEffect(() => (isBare && isFramed ? followFrame(player) : undefined), [player, isBare]);

  useEffect(() => {
    if (readPreferences().rate === undefined && settings.defaultPlaybackRate !== 1)
      player.startRate(settings.defaultPlaybackRate);
  }, [player, settings.defaultPlaybackRate]);

  const source = useMemo(
    () => ({
      url: videoUrl,
      mediaToken: (isRefused?: boolean) => goodToken({ id, organizationId }, isRefused),
    }),
    [videoUrl, id, organizationId],
  );
  const toggleCorner = () => {
    const isThere = player.getState().corner;
    if (!isThere) askForCorner();
    void navigate(isThere ? watchPath(area, id, fromPlaylist) : pathIn(area, ''));
  };
  return (
    <Player
      mediaType={item.type === MediaType.AUDIO ? 'audio' : 'video'}
      title={title}
      byline={item.organization.name}
      source={source}
      startAt={start.startAt}
      poster={pictureOf(item)}
      aspectRatio={item.type === MediaType.AUDIO ? undefined : item.thumbnailAspectRatio}
      chapters={item.chapters ?? []}
      subtitles={useLiveSubtitles(item) ?? props.subtitles}
      descriptions={props.descriptions}
      seekPreviewsUrl={item.seekPreviewsUrl}
      waveformUrl={item.waveformUrl}
      settings={begins ? { ...settings, autoplay: true } : settings}
      loadText={loadText}
      viewer={settings.showViewerName ? { name: props.viewerName ?? (user && nameOf(user)) } : undefined}
      hasTheatre={!isBare}
      onCorner={isBare ? undefined : toggleCorner}
      onNext={isBare ? undefined : () => void next.goOn()}
      ending={!isBare && <NextUp {...next} isVideo={item.type !== MediaType.AUDIO} />}
      fills={isBare}
    >
      {start.isResumed && <ResumeNote from={start.startAt} />}
      {item.live && !isBare && (
        <Suspense>
          <ReactionsLayer id={id} />
        </Suspense>
      )}
      {isLive(item) && (
        <Suspense>
          <LiveLayer item={item} area={area} />
        </Suspense>
      )}
    </Player>
  );
};
