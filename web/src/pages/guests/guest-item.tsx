import { useQuery } from '@tanstack/react-query';
import type { GuestAccess } from '@tv/contract/people/guests';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { guestPath } from '@tv/contract/pages/page-paths';
import { ArrowLeft, Download, Unlink } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { watchedItem } from '../../features/watch/queries.ts';
import { useOpenItem } from '../../features/watch/use-open-item.ts';
import { ratioOf, WatchStage } from '../../features/watch/stage/watch-stage.tsx';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { shortDuration, spokenDuration } from '@tv/client/lib/format/durations.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { useKeyedValue } from '@tv/client/lib/state/use-keyed-value.ts';
import { parseStartTime } from '@tv/player/clock.ts';
import { createPlayer } from '@tv/player/create-player.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/registration/guest.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';
import styles from './guest-page.module.css';
import { guestAccess, guestArea } from './guest-queries.ts';
import { listed } from '@tv/strings/en/locale.ts';

// The parts of the watch page that are chunks of their own: to share the others would split the chunk that viewers load first.
const Transcript = lazy(async () => ({
  default: (await import('../../features/transcript/transcript.tsx')).Transcript,
}));
const ChapterList = lazy(async () => ({
  default: (await import('../../features/watch/chapter-list.tsx')).ChapterList,
}));
const Attachments = lazy(async () => ({
  default: (await import('../../features/watch/downloads/attachments.tsx')).Attachments,
}));
const DrawnWords = lazy(async () => ({
  default: (await import('../../features/watch/about/drawn-words.tsx')).DrawnWords,
}));
const DownloadsDialog = whenFirstOpen(
  async () => (await import('../../features/watch/downloads/downloads-dialog.tsx')).DownloadsDialog,
);

type Props = { id: string; access: GuestAccess; itemId: string };

/** One shared item. Where it opens no more, the share is asked again: it may have ended. */
export function GuestItem({ id, access, itemId }: Props) {
  const area = guestArea(id, access);
  const { data: item, error, refetch } = useQuery(watchedItem(area, itemId));
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  useTitle(item?.title);
  useEffect(() => {
    if (isGone) void queryClient.invalidateQueries({ ...guestAccess(id), exact: true });
  }, [isGone, id]);
  if (isGone) return <Notice as="h1" icon={<Unlink />} title={text.gone} text={text.goneText} />;
  if (error) return <Failure as="h1" error={error} retry={() => void refetch()} />;
  if (!item) return <Skeleton aspectRatio="16 / 9" radius="var(--radius-card)" />;
  return <Watching id={id} access={access} item={item} />;
}

function Watching({ id, access, item }: Omit<Props, 'itemId'> & { item: MediaContent }) {
  const area = guestArea(id, access);
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const player = useKeyedValue(item.id, () => createPlayer({ duration: item.durationInSeconds }));
  const [isDownloading, setDownloading] = useState(false);
  const open = useOpenItem(item, area, parseStartTime(search.get('t')));
  const { subtitles, attachments, settings, loadText } = open;
  const { chapters = [] } = item;
  const allowDownload = settings?.allowDownload === true;
  const ratio = ratioOf(item);
  return (
    <PlayerProvider player={player}>
      <div className={styles.item}>
        {access.category && (
          <Link className={styles.way} dir="auto" to={guestPath(id) + hash}>
            <ArrowLeft aria-hidden="true" size={16} /> {access.category.name}
          </Link>
        )}
        <div className={styles.stage} style={{ aspectRatio: ratio, '--ratio': ratio }}>
          <WatchStage
            item={item}
            area={area}
            isMember={false}
            isBare
            viewerName={access.email}
            settings={settings}
            subtitles={subtitles}
            descriptions={open.descriptions}
            start={open.start}
            loadText={loadText}
          />
        </div>
        <div className={styles.about}>
          <h1 tabIndex={-1} dir="auto">
            {item.title}
          </h1>
          <p className={styles.facts}>
            {longDate(item.publishDate)} ·{' '}
            <span aria-hidden="true">{shortDuration(item.durationInSeconds)}</span>
            <span className="visually-hidden">{spokenDuration(item.durationInSeconds)}</span>
          </p>
          {(allowDownload || subtitles.length > 0) && (
            <Button
              icon={<Download aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setDownloading(true)}
            >
              {text.download}
            </Button>
          )}
          <Suspense>
            {item.description && (
              <div className={styles.description} dir="auto">
                <DrawnWords words={item.description} duration={item.durationInSeconds} />
              </div>
            )}
            {item.speakers.length > 0 && (
              <p className={styles.facts}>
                {text.speakers}: {listed(item.speakers)}
              </p>
            )}
            {attachments.length > 0 && <Attachments attachments={attachments} item={item} />}
          </Suspense>
        </div>
        <Suspense>
          {chapters.length > 0 && (
            <section className={styles.part} aria-labelledby="chapters">
              <h2 id="chapters">{text.chapters}</h2>
              <ChapterList chapters={chapters} />
            </section>
          )}
          {subtitles.length > 0 && (
            <section className={styles.part} aria-labelledby="transcript">
              <h2 id="transcript">{text.transcript}</h2>
              <Transcript subtitles={subtitles} chapters={chapters} loadText={loadText} />
            </section>
          )}
        </Suspense>
      </div>
      <DownloadsDialog
        item={item}
        area={area}
        subtitles={subtitles}
        allowDownload={allowDownload}
        isOpen={isDownloading}
        onClose={() => setDownloading(false)}
      />
    </PlayerProvider>
  );
}
