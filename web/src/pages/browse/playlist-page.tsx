import { useArea } from '@tv/client/lib/area/area.ts';
import { watchPath } from '@tv/client/lib/area/watch-path.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PlaylistItem } from '@tv/contract/playback/playlist';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyPlaylist } from '../../features/playlist/empty-playlist.tsx';
import { FlushButton } from '../../features/playlist/flush-button.tsx';
import { ItemActions } from '../../features/playlist/item-actions.tsx';
import { playlistItems } from '../../features/playlist/queries.ts';
import { StateTabs } from '../../features/playlist/state-tabs.tsx';
import { playlistStateOf, type PlaylistState } from '../../features/playlist/states.ts';
import { wasAborted } from '@tv/client/lib/api/api-error.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { shortDuration, timeLeft } from '@tv/client/lib/format/durations.ts';
import { entriesOf } from '@tv/client/lib/api/paging.ts';
import { playlistOverview } from '@tv/client/lib/media-contents/queries.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { useAddressText } from '@tv/client/lib/area/use-address-text.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PagedGrid } from '../../parts/paged-grid.tsx';
import { SearchField } from '@tv/ui/search/search-field.tsx';
import * as counts from '@tv/strings/en/parts/counts.ts';
import * as text from '@tv/strings/en/browse/playlist-page.ts';
import { apart } from '@tv/strings/en/locale.ts';

export function PlaylistPage() {
  const [query] = useSearchParams();
  const state = playlistStateOf(query.get('state'));
  const overview = useQuery(playlistOverview()).data;
  const count = overview && overview.pending + overview.watching + overview.watched;
  const [typed, type, search] = useAddressText('search');
  useTitle(text.myPlaylist);
  return (
    <>
      <PageHead
        title={text.myPlaylist}
        fact={count === undefined ? '' : counts.items(count)}
        actions={<FlushButton count={count ?? 0} />}
      >
        <StateTabs chosen={state} overview={overview} />
        <SearchField label={text.search} value={typed} onChange={type} />
      </PageHead>
      <Items key={state.name} state={state} search={search} onClear={() => type('')} />
    </>
  );
}

function Items({ state, search, onClear }: { state: PlaylistState; search: string; onClear: () => void }) {
  const list = useInfiniteQuery({
    ...playlistItems(state.status, search),
    placeholderData: keepPreviousData,
  });
  const items = entriesOf(list.data, ({ mediaContentId }) => mediaContentId);
  const byId = new Map(items.map((item) => [item.mediaContentId, item]));
  useEffect(() => {
    if (list.error && !wasAborted(list.error)) {
      toast(text.notLoaded);
    }
  }, [list.error]);
  const area = useArea();
  return (
    <PagedGrid
      list={list}
      contents={items.map(({ mediaContent }) => mediaContent)}
      label={text.part(state.title)}
      more={({ id }) => {
        const item = byId.get(id);
        return item
          ? {
              note: noteOf(item),
              to: watchPath(area, id, true),
              children: <ItemActions item={item} />,
            }
          : {};
      }}
      empty={<EmptyPlaylist state={state} search={search} onClear={onClear} />}
    />
  );
}

/** The picture's corner holds the actions, so the duration stands in the note. */
function noteOf({ mediaContent, watchStatus }: PlaylistItem): string {
  const { durationInSeconds, currentUserWatch, publishDate, scheduledPublicationDate } = mediaContent;
  if (scheduledPublicationDate)
    return [longDate(scheduledPublicationDate), text.comingSoon].filter(Boolean).map(apart).join(' · ');
  const position = currentUserWatch?.position ?? 0;
  const isUnderway = watchStatus === playlistStateOf('watching').status && position > 0;
  const first = isUnderway ? timeLeft(durationInSeconds, position) : longDate(publishDate);
  return [first, shortDuration(durationInSeconds)].filter(Boolean).map(apart).join(' · ');
}
