import { useQuery } from '@tanstack/react-query';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import * as shell from '@tv/strings/en/studio/studio.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { NotFound } from '@tv/ui/not-found.tsx';
import { CaptionEditor } from '../../captions/caption-editor.tsx';
import { EditorSkeleton } from '../../captions/editor-skeleton.tsx';
import { KeptCues } from '../../captions/kept-cues.tsx';
import { editedCues } from '../../captions/queries.ts';
import { managedSubtitles } from '../../parts/captions/caption-queries.ts';
import { ItemPlayer } from '../../item/item-player.tsx';
import { managedItem } from '../../parts/item/queries.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { Way } from '../../shell/way.tsx';
import style from './item-page.module.css';

/** The captions of an item in one language. Without a kind in the address they are those that the item has. */
export function CaptionsPage() {
  const { id = '', language: languageCode = '' } = useParams();
  const [query] = useSearchParams();
  const givenKind = query.get('kind');
  const subtitles = useQuery({ ...managedSubtitles(id), enabled: givenKind === null });
  const found = subtitles.data?.find((subtitle) => subtitle.languageCode === languageCode)?.kind ?? 0;
  const kind = givenKind === null ? found : Number(givenKind);
  const captions = { id, languageCode, kind };
  const item = useQuery(managedItem(id));
  const cues = useQuery({ ...editedCues(captions), enabled: givenKind !== null || !subtitles.isPending });
  const error = item.error ?? subtitles.error ?? cues.error;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <>
        <KeptCues captions={captions} />
        <NotFound />
      </>
    );
  const title = item.data?.answer.title ?? '';
  const way = (
    <Way
      pages={[
        { word: shell.content, to: studioPath(''), className: style.wayContent },
        {
          word: title,
          to: `${studioPath('content/:id', { id })}?tab=captions`,
          className: style.wayItem,
        },
      ]}
    />
  );
  if (!item.data || !cues.data)
    return error ? (
      <>
        <TopBar title={text.captions} size="small" way={way} />
        <Failure
          error={error}
          retry={() => {
            void item.refetch();
            void cues.refetch();
          }}
        />
      </>
    ) : (
      <EditorSkeleton topBar={<TopBar title={text.captions} size="small" way={way} />} />
    );
  const { answer } = item.data;
  const isPlayable =
    answer.processingStatus === ProcessingStatus.COMPLETED || answer.firstPublishedDate !== undefined;
  if (!answer.permitted.includes('edit')) return <NotFound />;
  return (
    <CaptionEditor
      key={`${id} ${languageCode} ${kind}`}
      item={answer}
      captions={captions}
      read={cues.data}
      isPlayable={isPlayable}
      topBar={(actions) => (
        <TopBar title={text.captions} size="small" way={way}>
          {actions}
        </TopBar>
      )}
      picture={(shown) => <ItemPlayer id={id} isReady={isPlayable} captions={shown} />}
    />
  );
}
