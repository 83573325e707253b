import { useQuery } from '@tanstack/react-query';
import { MediaType, SubtitleKind } from '@tv/contract/enumerations';
import type { MediaVersion } from '@tv/contract/media/media-versions';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { Film } from 'lucide-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { withMediaToken } from '@tv/client/lib/media-contents/address.ts';
import { placeholderOf } from '@tv/client/lib/media-contents/placeholder.ts';
import { textsOf } from '@tv/client/lib/media-contents/texts-of.ts';
import { usePlayer } from '@tv/player/player-context.tsx';
import { Player } from '@tv/player/player.tsx';
import * as text from '@tv/strings/en/studio/item/item.ts';
import style from './item-player.module.css';
import { managedSubtitles } from '../parts/captions/caption-queries.ts';
import type { ShownCaptions } from '../parts/captions/shown-captions.ts';
import { useMediaSource } from '../parts/use-media-source.ts';
import { shownItem } from '../parts/item/shown-item.ts';
import { viewersSubtitles } from './queries.ts';

const settings = { autoplay: false, playbackRates: [0.5, 0.75, 1, 1.25, 1.5, 2], skipSeconds: 10 };

type ItemPlayerProps = {
  id: string;
  isReady: boolean;
  /** Another version than the one that is served. */
  version?: MediaVersion | undefined;
  /** Captions in place of the published ones. */
  captions?: ShownCaptions | undefined;
  /** Reads the captions as viewers do: for a person who reviews the item and does not manage it. */
  asViewer?: boolean;
  /** Lies over the picture. */
  children?: ReactNode;
};

/** Plays an item in whatever state it is. Watching here counts no view. */
export function ItemPlayer(props: ItemPlayerProps) {
  const { id, isReady, version, captions, asViewer = false, children } = props;
  const { data: item } = useQuery({ ...shownItem(id), enabled: isReady });
  if (!isReady) return <Waiting why={text.notPlayable} />;
  if (!item) return <div className={style.waiting} aria-hidden="true" />;
  const shown = version ? ofVersion(item, version) : item;
  // An announced item may be published before there is a file.
  if (!shown.videoUrl) return <Waiting why={text.noFile} />;
  return (
    <Playing item={shown} hasCaptions={!version || version.isCurrent} captions={captions} asViewer={asViewer}>
      {children}
    </Playing>
  );
}

const Waiting = ({ why }: { why: string }) => (
  <div className={style.waiting}>
    <Film aria-hidden="true" />
    <p>{why}</p>
  </div>
);

/** The item with the film of one version. Its chapters are in the time of another one. */
function ofVersion(item: MediaContent, version: MediaVersion): MediaContent {
  const { seekPreviewsUrl: _previews, waveformUrl: _waveform, chapters, ...rest } = item;
  return {
    ...rest,
    ...(version.videoUrl && { videoUrl: version.videoUrl }),
    ...(version.seekPreviewsUrl && { seekPreviewsUrl: version.seekPreviewsUrl }),
    ...(version.waveformUrl && { waveformUrl: version.waveformUrl }),
    ...(version.isCurrent && chapters && { chapters }),
  };
}

type PlayingProps = {
  item: MediaContent;
  hasCaptions: boolean;
  captions: ShownCaptions | undefined;
  asViewer: boolean;
  children: ReactNode;
};

function Playing({ item, hasCaptions, captions, asViewer, children }: PlayingProps) {
  const { id, organizationId, videoUrl = '', thumbnailUrl, thumbnailPlaceholder } = item;
  const player = usePlayer();
  const managed = useQuery({ ...managedSubtitles(id), enabled: !asViewer });
  const ofViewers = useQuery({ ...viewersSubtitles(id), enabled: asViewer });
  const subtitles = asViewer ? ofViewers.data : managed.data;
  const source = useMediaSource(videoUrl, id, organizationId);
  const loadText = useMemo(() => textsOf({ id, organizationId }), [id, organizationId]);
  const poster = useMemo(
    () => thumbnailUrl && posterOf(thumbnailUrl, { id, organizationId }, thumbnailPlaceholder),
    [thumbnailUrl, id, organizationId, thumbnailPlaceholder],
  );
  const loadShown = useMemo(
    () => (url: string) =>
      captions && url.startsWith(captions.subtitle.url) ? captions.load() : loadText(url),
    [captions, loadText],
  );
  const subtitle = captions?.subtitle;
  const shown = useMemo(
    () =>
      subtitle
        ? [subtitle]
        : ((hasCaptions && subtitles) || []).filter(({ kind }) => kind !== SubtitleKind.DESCRIPTION),
    [subtitle, subtitles, hasCaptions],
  );
  // After the player has chosen captions as the person likes them elsewhere.
  useEffect(() => {
    if (subtitle) player.startCaptions(subtitle.languageCode);
  }, [player, subtitle]);
  useEffect(() => () => player.pause(), [player]);
  return (
    <div className={style.frame}>
      <Player
        mediaType={item.type === MediaType.AUDIO ? 'audio' : 'video'}
        title={item.title}
        source={source}
        poster={poster || undefined}
        aspectRatio={item.type === MediaType.AUDIO ? undefined : item.thumbnailAspectRatio}
        chapters={item.chapters ?? []}
        subtitles={shown}
        seekPreviewsUrl={item.seekPreviewsUrl}
        waveformUrl={item.waveformUrl}
        settings={settings}
        loadText={loadShown}
      >
        {children}
      </Player>
    </div>
  );
}

function posterOf(
  url: string,
  whose: { id: string; organizationId: string },
  placeholder: string | undefined,
) {
  const soft = placeholderOf(placeholder)?.picture;
  return { src: withMediaToken(url, whose, 1280), ...(soft && { placeholder: soft }) };
}
