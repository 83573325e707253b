import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { ProcessingStatus } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { reviewGroups } from '@tv/contract/media-contents/review-groups';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { MessageSquareText } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { entriesOf } from '@tv/client/lib/api/paging.ts';
import { useHasSideMenu } from '@tv/client/lib/browser/use-media-query.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { useKeyedValue } from '@tv/client/lib/state/use-keyed-value.ts';
import { createPlayer } from '@tv/player/create-player.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/studio/content/review.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';
import { ItemPlayer } from '../item/item-player.tsx';
import { itemAttachments } from '../item/queries.ts';
import { managedItem } from '../parts/item/queries.ts';
import { shownItem } from '../parts/item/shown-item.ts';
import { ScheduleDialog } from '../item/publishing/schedule-dialog.tsx';
import { ChangesList } from '../review/changes-list.tsx';
import { ChecksList } from '../review/checks-list.tsx';
import { checksOf } from '../review/checks.ts';
import { Decision } from '../review/decision.tsx';
import { KeyHints } from '../review/key-hints.tsx';
import { Pins } from '../review/pins.tsx';
import { reloadReviews, reviewEntries, reviewQueue, reviewSummary } from '../review/queries.ts';
import { Queue, QueueChoice, type QueueGroup } from '../review/queue.tsx';
import { RemarksPanel } from '../review/remarks-panel.tsx';
import { remarksOf } from '../review/remarks.ts';
import { ReviewedSkeleton } from '../review/reviewed-skeleton.tsx';
import { ReviewHead } from '../review/review-head.tsx';
import { type Step, takeStep } from '../review/steps.ts';
import { useReviewKeys } from '../review/use-review-keys.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { badgeCount } from '@tv/client/lib/format/badge-count.ts';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { usePresence } from '../parts/presence/presence.ts';
import { useToReview } from '../parts/to-review.ts';
import style from './review-page.module.css';

const ReviewKeysDialog = whenFirstOpen(
  async () => (await import('../review/review-keys-dialog.tsx')).ReviewKeysDialog,
);

/** Items before they are published: the queue, one of them, and what is said of it. */
export function ReviewPage() {
  const user = useCurrentUser();
  const { id } = useParams();
  const navigate = useNavigate();
  const hasRoom = useHasSideMenu();
  const [showsKeys, setShowsKeys] = useState(false);
  const { groups, isLoaded, error, retry } = useQueue(user?.organizationId ?? '');
  const waiting = useToReview(user);
  const ids = groups.flatMap(({ reviews }) => reviews.map(({ mediaContent }) => mediaContent.id));
  const shown = id ?? ids[0];
  const open = (wanted: string | undefined) => {
    if (wanted) void navigate(studioPath('review/:id', { id: wanted }));
  };
  const move = (by: number) => open(ids[shown === undefined ? 0 : ids.indexOf(shown) + by]);
  useReviewKeys({ next: () => move(1), previous: () => move(-1), help: () => setShowsKeys(true) });
  const queue = { groups, current: shown };
  const {
    data: read,
    error: problem,
    refetch,
  } = useQuery({ ...managedItem(shown ?? ''), enabled: shown !== undefined });
  const isAwaited = !error && !problem && (shown === undefined ? !isLoaded : !read);
  return (
    <div className={style.page}>
      <TopBar
        title={text.review}
        {...(waiting > 0 && { fact: text.waitForYou(waiting, badgeCount(waiting)) })}
      >
        <KeyHints onAll={() => setShowsKeys(true)} />
      </TopBar>
      <div className={style.columns}>
        {hasRoom ? (
          <div className={style.queue}>
            {isLoaded || ids.length > 0 || error ? <Queue {...queue} /> : <LinesSkeleton pictures />}
          </div>
        ) : (
          ids.length > 0 && (
            <div className={style.choice}>
              <QueueChoice {...queue} onChoose={open} />
            </div>
          )
        )}
        {error ? <Failure error={error} retry={retry} /> : null}
        {isLoaded && !shown && (
          <div className={style.empty}>
            <Notice icon={<MessageSquareText />} title={text.nothing} text={text.nothingHelp} />
          </div>
        )}
        {problem ? <Failure error={problem} retry={() => void refetch()} /> : null}
        {read && !problem && <Reviewed key={read.answer.id} item={read.answer} />}
        {isAwaited && (
          <>
            <div className={style.middle}>
              <ReviewedSkeleton />
            </div>
            <div className={style.remarks} />
          </>
        )}
      </div>
      <ReviewKeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  );
}

/** The parts of the queue as far as they are loaded. */
function useQueue(organizationId: string) {
  const waiting = useInfiniteQuery(reviewQueue(organizationId, 'waiting'));
  const withAuthor = useInfiniteQuery(reviewQueue(organizationId, 'withAuthor'));
  const approved = useInfiniteQuery(reviewQueue(organizationId, 'approved'));
  const byGroup = { waiting, withAuthor, approved };
  const lists = reviewGroups.map((group) => byGroup[group]);
  const groups: QueueGroup[] = lists.map(({ data, hasNextPage, fetchNextPage }, index) => ({
    group: reviewGroups[index]!,
    reviews: entriesOf(data, ({ mediaContent }) => mediaContent.id),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  }));
  return {
    groups,
    isLoaded: lists.every(({ isSuccess }) => isSuccess),
    error: lists.find(({ error }) => error)?.error,
    retry: () => void lists.map(({ refetch }) => refetch()),
  };
}

function Reviewed({ item }: { item: ManagedMediaContent }) {
  const player = useKeyedValue(item.id, () => createPlayer({ duration: item.durationInSeconds }));
  const [chosen, setChosen] = useState<string>();
  const [isScheduling, setScheduling] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  usePresence({ place: 'item', id: item.id, part: 'review' });
  const { data: entries } = useQuery(reviewEntries(item.id));
  const { data: summary } = useQuery(reviewSummary(item.id));
  const remarks = useMemo(() => remarksOf(entries ?? []), [entries]);
  const isReady = item.processingStatus === ProcessingStatus.COMPLETED;
  const { data: shown } = useQuery({ ...shownItem(item.id), enabled: isReady });
  const { data: attachments } = useQuery({ ...itemAttachments(item.id), enabled: isReady });
  const stepping = useMutation({
    mutationFn: (step: Step) => takeStep(item.id, step, ''),
    onSuccess: async (_, step) => {
      await reloadReviews(item.id);
      toast(text.done[step]);
    },
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  const write = () => {
    player.pause();
    field.current?.focus();
  };
  const take = (step: Step) => {
    if (stepping.isPending) return;
    // A request for changes says what is to be changed.
    if (step === 'requestChanges' && remarks.open.length === 0) {
      toast(text.sayWhat);
      write();
    } else stepping.mutate(step);
  };
  const takeIfPermitted = (step: Step) => item.permitted.includes(step) && take(step);
  useReviewKeys({
    remark: write,
    approve: () => takeIfPermitted('approve'),
    requestChanges: () => takeIfPermitted('requestChanges'),
  });
  const { permitted } = item;
  return (
    <PlayerProvider player={player}>
      <div className={style.middle}>
        <ItemPlayer id={item.id} isReady={isReady} asViewer={!permitted.includes('edit')}>
          <Pins remarks={remarks.open} chosen={chosen} onChoose={setChosen} />
        </ItemPlayer>
        <ReviewHead item={item} summary={summary} />
        <ChecksList checks={checksOf(item, shown, attachments?.length)} />
        <ChangesList summary={summary} />
      </div>
      <div className={style.remarks}>
        <RemarksPanel item={item} remarks={remarks} chosen={chosen} onChoose={setChosen} field={field}>
          <Decision
            item={item}
            openRemarks={remarks.open.length}
            isPending={stepping.isPending}
            onStep={take}
            onSchedule={() => setScheduling(true)}
          />
        </RemarksPanel>
      </div>
      <ScheduleDialog
        item={item}
        isOpen={isScheduling}
        onClose={() => {
          setScheduling(false);
          void reloadReviews(item.id);
        }}
      />
    </PlayerProvider>
  );
}
