import { MediaType } from '@tv/contract/enumerations';
import { useEffect, useMemo, useState } from 'react';
import { liveSubtitlesOf } from '@tv/client/lib/media-contents/live-subtitles.ts';
import { placeholderOf } from '@tv/client/lib/media-contents/placeholder.ts';
import { Player } from '../src/player.tsx';
import type { PlayerPicture, PlayerSubtitle } from '../src/player-props.ts';
import { resumePosition } from '../src/resume.ts';
import type { OpenItem } from './open-item.ts';
import { createTexts } from './texts.ts';
import type { Wanted } from './wanted.ts';

type Props = { opened: OpenItem; wanted: Wanted; outside: Element };

/** The picture before the first frame. What opens with a person's token is read here, because an `<img>` of another site does not get it. */
function usePoster(
  { item, mediaToken }: OpenItem,
  portal: string,
  picture: (url: string) => Promise<string>,
) {
  const soft = placeholderOf(item.thumbnailPlaceholder)?.picture;
  const [poster, setPoster] = useState<PlayerPicture>();
  const { thumbnailUrl } = item;
  useEffect(() => {
    let isOver = false;
    const find = async (address: URL) => {
      const token = await mediaToken();
      address.searchParams.set('width', '1280');
      address.searchParams.set('jwt', token);
      const src = token === 'public' ? address.href : await picture(address.href);
      if (!isOver) setPoster({ src, ...(soft && { placeholder: soft }) });
    };
    // Without its picture it plays as well.
    if (thumbnailUrl) find(new URL(thumbnailUrl, portal)).catch(() => undefined);
    return () => void (isOver = true);
  }, [thumbnailUrl, portal, mediaToken, picture, soft]);
  return poster;
}

/** The player of an item that can be played. */
export const OpenPlayer = ({ opened, wanted, outside }: Props) => {
  const { item, settings, mediaToken } = opened;
  const { portal } = wanted;
  const texts = useMemo(() => createTexts(() => mediaToken()), [mediaToken]);
  useEffect(() => () => texts.end(), [texts]);
  const poster = usePoster(opened, portal, texts.picture);
  const absolute = (url: string | undefined) => url && new URL(url, portal).href;
  const source = useMemo(
    () => ({ url: new URL(item.videoUrl ?? '', portal).href, mediaToken }),
    [item.videoUrl, portal, mediaToken],
  );
  const tracks = useMemo(() => {
    const atPortal = (list: readonly PlayerSubtitle[]) =>
      list.map((each) => ({ ...each, url: new URL(each.url, portal).href }));
    const live = liveSubtitlesOf(item, (address) => texts.loadAnew(new URL(address, portal).href));
    return { subtitles: live ?? atPortal(opened.subtitles), descriptions: atPortal(opened.descriptions) };
  }, [item, opened.subtitles, opened.descriptions, portal, texts]);
  const [startAt] = useState(
    () =>
      wanted.start ??
      resumePosition({
        position: item.currentUserWatch?.position ?? 0,
        durationInSeconds: item.durationInSeconds,
      }) ??
      0,
  );
  const isAudio = item.type === MediaType.AUDIO;
  return (
    <Player
      mediaType={isAudio ? 'audio' : 'video'}
      title={item.title}
      byline={item.organization.name}
      source={source}
      startAt={startAt}
      poster={poster}
      aspectRatio={isAudio ? undefined : item.thumbnailAspectRatio}
      chapters={item.chapters ?? []}
      {...tracks}
      seekPreviewsUrl={absolute(item.seekPreviewsUrl)}
      waveformUrl={absolute(item.waveformUrl)}
      settings={{ ...settings!, autoplay: wanted.autoplays }}
      loadText={texts.load}
      hasTheatre={false}
      outside={outside}
    />
  );
};
