import { useQuery } from '@tanstack/react-query';
import { ProcessingStatus } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { screenPath } from '@tv/contract/pages/page-paths';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { CloudCheck, ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import * as shell from '@tv/strings/en/studio/studio.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import { useCurrentInLine } from '@tv/ui/scrolling/use-current-in-line.ts';
import { useKeyedValue } from '@tv/client/lib/state/use-keyed-value.ts';
import { createPlayer } from '@tv/player/create-player.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import { LinkButton } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { NotFound } from '@tv/ui/not-found.tsx';
import { useNeighbours } from '../../content/list/list-position.ts';
import { ArchivedNotice } from '../../item/archived-notice.tsx';
import { AttachmentsTab } from '../../item/attachments-tab.tsx';
import { CaptionsTab } from '../../item/captions/captions-tab.tsx';
import { ChaptersTab } from '../../item/chapters-tab.tsx';
import { KeptFields } from '../../parts/item/kept-fields.tsx';
import { ConflictNote } from '../../parts/item/conflict-note.tsx';
import { CutTab } from '../../item/cut/cut-tab.tsx';
import { DetailsForm } from '../../item/details/details-form.tsx';
import { FileTab } from '../../item/versions/file-tab.tsx';
import { HistoryTab } from '../../item/history-tab.tsx';
import { ItemHold } from '../../item/retention/item-hold.tsx';
import { ItemRetention } from '../../item/retention/item-retention.tsx';
import { ItemKeys } from '../../item/item-keys.tsx';
import { ItemPlayer } from '../../item/item-player.tsx';
import { Guests } from '@tv/ui/guests.tsx';
import { Links } from '../../item/addresses/links.tsx';
import { NextStep } from '../../item/publishing/next-step.tsx';
import { OldAddresses } from '../../item/addresses/old-addresses.tsx';
import { Poster } from '../../item/poster.tsx';
import { shownItem } from '../../parts/item/shown-item.ts';
import { usePresence } from '../../parts/presence/presence.ts';
import { managedItem } from '../../parts/item/queries.ts';
import { savedWords } from '../../item/details/saved-words.ts';
import type { SendSound } from '../../item/sound/add-sound.tsx';
import { SoundTab } from '../../item/sound/sound-tab.tsx';
import { Stepper } from '../../item/publishing/stepper.tsx';
import { useItemForm } from '../../item/details/use-item-form.ts';
import { baseVersion, itemVersions } from '../../item/versions/versions-query.ts';
import { contentKey } from '../../upload/content-key.ts';
import { sendFile } from '../../upload/send-file.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { Way } from '../../shell/way.tsx';
import { ItemSkeleton } from './item-skeleton.tsx';
import style from './item-page.module.css';

const tabs = ['details', 'captions', 'sound', 'chapters', 'attachments', 'file', 'cut', 'history'] as const;
type Tab = (typeof tabs)[number];

const sendSound: SendSound = (given) =>
  sendFile({ ...given, captions: [], attachments: [], onLine: () => {} });

/** Whether a worker changes the item by itself now. */
const isMoving = (item: ManagedMediaContent | undefined) =>
  item?.state === 'processing' || item?.poster?.isBeingMade === true || isMoved(item);

/** Whether an archived item is on its way into the archive or back. */
const isMoved = (item: ManagedMediaContent | undefined) =>
  item?.storage === 'archived' && (item.processing !== undefined || item.archive?.isComplete === false);

/** One item: what it shows, what is said of it, and its next step. */
export function ItemPage() {
  const { id = '' } = useParams();
  const {
    data: read,
    error,
    refetch,
  } = useQuery({
    ...managedItem(id),
    refetchInterval: ({ state }) => (isMoving(state.data?.answer) ? 2_000 : false),
  });
  if (read) return <Shown key={read.answer.id} read={read} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <>
        <KeptFields id={id} />
        <NotFound />
      </>
    );
  return (
    <>
      <TopBar title={text.item} size="small" way={way} />
      {error ? <Failure error={error} retry={() => void refetch()} /> : <ItemSkeleton />}
    </>
  );
}

const way = <Way pages={[{ word: shell.content, to: studioPath('') }]} />;

function Shown({ read }: { read: { answer: ManagedMediaContent; tag: string | undefined } }) {
  const item = read.answer;
  const { form, saving, change, save, settle } = useItemForm(read);
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'details';
  const player = useKeyedValue(item.id, () => createPlayer({ duration: item.durationInSeconds }));
  const mayEdit = item.permitted.includes('edit');
  const isArchived = item.storage === 'archived';
  const isPlayable =
    !isArchived &&
    (item.processingStatus === ProcessingStatus.COMPLETED || item.firstPublishedDate !== undefined);
  const shown = useQuery({ ...shownItem(item.id), enabled: isPlayable });
  const versions = useQuery({ ...itemVersions(item.id), enabled: tab === 'cut' });
  usePresence({ place: 'item', id: item.id, part: tab });
  const show = (next: Tab) => setQuery(next === 'details' ? {} : { tab: next }, { replace: true });
  return (
    <>
      <TopBar title={form.title || text.item} size="small" way={way}>
        <ItemKeys {...useNeighbours(item.id)} save={save} />
        <p className={style.saved} role="status">
          {saving.state === 'saved' && saving.at && <CloudCheck aria-hidden="true" />}
          {savedWords(saving)}
        </p>
        <LinkButton
          look="neutral"
          className={style.asViewer ?? ''}
          icon={<ExternalLink />}
          to={screenPath(undefined, 'watch/:id', { id: item.id })}
        >
          <span>{text.seeAsViewer}</span>
        </LinkButton>
        <NextStep item={item} save={save} />
      </TopBar>
      <div className={style.bar}>
        <Tabs
          shown={tab}
          onShow={show}
          analytics={mayEdit ? studioPath('analytics/content/:id', { id: item.id }) : undefined}
        />
        <Stepper item={item} />
      </div>
      {saving.state === 'conflict' && (
        <ConflictNote id={item.id} form={form} disputes={saving.disputes} onSettle={settle} />
      )}
      {saving.state === 'gone' && <KeptFields id={item.id} />}
      <PlayerProvider player={player}>
        <div className={style.columns}>
          <div className={style.player}>
            {isArchived ? (
              <ArchivedNotice item={item} />
            ) : (
              <ItemPlayer
                id={item.id}
                isReady={isPlayable}
                version={tab === 'cut' ? baseVersion(versions.data ?? []) : undefined}
              />
            )}
            {tab === 'details' && isPlayable && mayEdit && (
              <Poster item={item} seekPreviewsUrl={shown.data?.seekPreviewsUrl} />
            )}
            {tab === 'details' && mayEdit && <ItemRetention id={item.id} />}
            {tab === 'details' && <ItemHold item={item} />}
            {tab === 'details' && <Links item={item} isPublic={form.audience !== 'internal'} />}
            {tab === 'details' && mayEdit && <Guests of={{ kind: 'item', id: item.id }} />}
            {tab === 'details' && mayEdit && <OldAddresses id={item.id} />}
          </div>
          {tab === 'details' && (
            <DetailsForm item={item} form={form} saving={saving} change={change} save={save} />
          )}
          {tab === 'captions' && <CaptionsTab id={item.id} mayEdit={mayEdit} />}
          {tab === 'sound' && <SoundTab id={item.id} mayEdit={mayEdit && isPlayable} send={sendSound} />}
          {tab === 'chapters' && (
            <ChaptersTab
              chapters={form.chapters}
              mayEdit={mayEdit}
              problem={saving.state === 'refused' && saving.field === 'chapters' ? saving.reason : undefined}
              onChange={(chapters) => change({ chapters })}
            />
          )}
          {tab === 'attachments' && <AttachmentsTab id={item.id} mayEdit={mayEdit} />}
          {tab === 'file' && (
            <FileTab id={item.id} mayEdit={mayEdit} sender={{ keyOf: contentKey, send: sendFile }} />
          )}
          {tab === 'cut' && (
            <CutTab item={item} onApplied={() => show('file')} showFile={() => show('file')} />
          )}
          {tab === 'history' && (
            <HistoryTab id={item.id} mayEdit={mayEdit} showDetails={() => show('details')} />
          )}
        </div>
      </PlayerProvider>
    </>
  );
}

type TabsProps = {
  shown: Tab;
  onShow: (tab: Tab) => void;
  /** The page with the figures of the item, for those who see them. */
  analytics: string | undefined;
};

function Tabs({ shown, onShow, analytics }: TabsProps) {
  const line = useRef<HTMLDivElement>(null);
  useCurrentInLine(line, shown);
  return (
    <div ref={line} role="group" aria-label={text.parts} className={style.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === shown}
          className={[style.tab, tab === shown && style.current].filter(Boolean).join(' ')}
          onClick={() => onShow(tab)}
        >
          {text.tabs[tab]}
        </button>
      ))}
      {analytics && (
        <Link className={style.tab} to={analytics}>
          {shell.analytics}
        </Link>
      )}
    </div>
  );
}
