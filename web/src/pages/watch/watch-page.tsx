import { useQuery } from '@tanstack/react-query';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Description, Facts, Tags } from '../../features/watch/about/about.tsx';
import { Actions } from '../../features/watch/reactions/actions.tsx';
import { nowPlaying } from '../../features/watch/now-playing.ts';
import { watchedItem } from '../../features/watch/queries.ts';
import { SideTabs, type SideTab } from '../../features/watch/side-tabs.tsx';
import { isUnpublished, stateOf } from '../../features/watch/state-of.ts';
import { useOpenItem } from '../../features/watch/use-open-item.ts';
import { WatchLayout, WatchSkeleton } from '../../features/watch/watch-layout.tsx';
import { ratioOf, WatchStage } from '../../features/watch/stage/watch-stage.tsx';
import { isLive } from '@tv/client/lib/media-contents/is-live.ts';
import { useClickedContent } from '@tv/client/lib/media-contents/clicked-content.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { pathIn, useArea, type Area } from '@tv/client/lib/area/area.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { useKeyedValue } from '@tv/client/lib/state/use-keyed-value.ts';
import { parseStartTime } from '@tv/player/clock.ts';
import { createPlayer } from '@tv/player/create-player.ts';
import { PlayerProvider, usePlayer, usePlayerState } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/watch/watch.ts';
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';

const Transcript = lazy(async () => ({
  default: (await import('../../features/transcript/transcript.tsx')).Transcript,
}));
const TalkTab = lazy(async () => ({
  default: (await import('../../features/watch/talk/talk-tab.tsx')).TalkTab,
}));
const ChapterList = lazy(async () => ({
  default: (await import('../../features/watch/chapter-list.tsx')).ChapterList,
}));
const UpNext = lazy(async () => ({
  default: (await import('../../features/watch/up-next/up-next.tsx')).UpNext,
}));
const Attachments = lazy(async () => ({
  default: (await import('../../features/watch/downloads/attachments.tsx')).Attachments,
}));
const ExpiryNote = lazy(async () => ({
  default: (await import('../../features/watch/about/expiry-note.tsx')).ExpiryNote,
}));
const MoreTexts = lazy(async () => ({
  default: (await import('../../features/watch/about/more-texts.tsx')).MoreTexts,
}));
const UnpublishedNote = lazy(async () => ({
  default: (await import('../../features/watch/about/unpublished-note.tsx')).UnpublishedNote,
}));
const WatchFailure = lazy(async () => ({
  default: (await import('../../features/watch/watch-failure.tsx')).WatchFailure,
}));
const UnlockCard = lazy(async () => ({
  default: (await import('../../features/unlock/unlock-card.tsx')).UnlockCard,
}));
const ShareDialog = whenFirstOpen(
  async () => (await import('../../features/share/share-dialog.tsx')).ShareDialog,
);
const DownloadsDialog = whenFirstOpen(
  async () => (await import('../../features/watch/downloads/downloads-dialog.tsx')).DownloadsDialog,
);

export function WatchPage() {
  const { id = '' } = useParams();
  const area = useArea();
  const clicked = useClickedContent();
  const { data, error, refetch } = useQuery(watchedItem(area, id));
  const title = data?.title ?? (clicked?.id === id ? clicked.title : undefined);
  useTitle(title);
  if (!data && error)
    return (
      <Suspense>
        <WatchFailure error={error} retry={() => void refetch()} />
      </Suspense>
    );
  if (!data) return <WatchSkeleton title={title} />;
  return (
    <PlayerOf item={data}>
      <Watching item={data} area={area} />
    </PlayerOf>
  );
}

/** The player that plays it already, in the corner, else a new one. */
function PlayerOf({ item, children }: { item: MediaContent; children: ReactNode }) {
  const player = useKeyedValue(item.id, () => {
    const staged = nowPlaying.get();
    return staged?.item.id === item.id ? staged.player : createPlayer({ duration: item.durationInSeconds });
  });
  return <PlayerProvider player={player}>{children}</PlayerProvider>;
}

function Watching({ item, area }: { item: MediaContent; area: Area }) {
  const [search] = useSearchParams();
  const player = usePlayer();
  const isTheatre = usePlayerState((state) => state.theatre);
  const [dialog, setDialog] = useState<'share' | 'download'>();
  const user = useCurrentUser();
  const isMember = user !== undefined && user.organizationId === item.organizationId;
  const open = useOpenItem(item, area, parseStartTime(search.get('t')));
  const { subtitles, attachments, settings, loadText } = open;
  const { chapters = [] } = item;
  const fromPlaylist = isMember && !area.isPublic && search.get('list') === 'playlist';
  const { queryKey } = watchedItem(area, item.id);
  const isOpen = stateOf(item) === 'open';
  const close = () => setDialog(undefined);
  const allowDownload = isOpen && !isLive(item) && settings?.allowDownload === true;

  const { live } = item;
  const talks = live !== undefined && stateOf(item) !== 'locked';
  const tabs: SideTab[] = [
    {
      name: text.live,
      content: live && <TalkTab key={item.id} id={item.id} live={live} />,
    },
    {
      name: text.transcript,
      content: <Transcript subtitles={subtitles} chapters={chapters} loadText={loadText} />,
    },
    { name: text.chapters, content: <ChapterList chapters={chapters} /> },
    {
      name: text.upNext,
      content: <UpNext item={item} area={area} fromPlaylist={fromPlaylist} />,
    },
  ].filter(({ name }) => {
    if (name === text.live) return talks;
    if (name === text.transcript) return subtitles.length > 0 || open.isWaitingForSubtitles;
    return name !== text.chapters || (isOpen && chapters.length > 0);
  });

  return (
    <>
      <WatchLayout
        ratio={ratioOf(item)}
        isTheatre={isTheatre}
        isGrowing={open.isWaitingForAttachments}
        way={<Way item={item} area={area} />}
        stage={
          stateOf(item) === 'locked' ? (
            <Suspense>
              <UnlockCard item={item} queryKey={queryKey} />
            </Suspense>
          ) : (
            <WatchStage
              item={item}
              area={area}
              fromPlaylist={fromPlaylist}
              isMember={isMember}
              settings={settings}
              subtitles={subtitles}
              descriptions={open.descriptions}
              start={open.start}
              loadText={loadText}
            />
          )
        }
        info={
          <>
            <h1 tabIndex={-1} dir="auto">
              {item.title}
            </h1>
            {isUnpublished(item) && (
              <Suspense>
                <UnpublishedNote status={item.status} />
              </Suspense>
            )}
            <Facts item={item} area={area} />
            <Actions
              item={item}
              isMember={isMember}
              hasDownloads={allowDownload || subtitles.length > 0}
              onShare={() => setDialog('share')}
              onDownload={() => setDialog('download')}
            />
            {item.expirationDate && (
              <Suspense>
                <ExpiryNote item={item} />
              </Suspense>
            )}
            <Description key={item.id} words={item.description} duration={item.durationInSeconds} />
            {item.speakers.length > 0 && (
              <Suspense fallback={<br />}>
                <MoreTexts item={item} area={area} />
              </Suspense>
            )}
            <Tags tags={item.tags} area={area} />
            {attachments.length > 0 && (
              <Suspense>
                <Attachments attachments={attachments} item={item} />
              </Suspense>
            )}
          </>
        }
        side={<SideTabs tabs={tabs} />}
      />
      <ShareDialog
        item={item}
        isMember={isMember}
        allowEmbed={settings?.allowEmbed === true}
        isOpen={dialog === 'share'}
        onClose={close}
        now={() => player.getState().currentTime}
      />
      <DownloadsDialog
        item={item}
        area={area}
        subtitles={subtitles}
        allowDownload={allowDownload}
        isOpen={dialog === 'download'}
        onClose={close}
      />
    </>
  );
}

function Way({ item, area }: { item: MediaContent; area: Area }) {
  const [category] = item.categories;
  const path = [
    { text: text.discover, to: pathIn(area, 'categories') },
    ...(category ? [{ text: category.name, to: pathIn(area, 'categories/:id', { id: category.id }) }] : []),
    { text: item.title },
  ];
  return <Breadcrumbs path={path} />;
}
