import { studioPath } from '@tv/contract/pages/studio-paths';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { mayManageContent } from '@tv/client/lib/session/may-see-studio.ts';
import * as counts from '@tv/strings/en/parts/counts.ts';
import * as text from '@tv/strings/en/studio/content/content.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';
import type { DialogChange } from './changes/action-entries.tsx';
import { AskDialogs } from './changes/ask-dialogs.tsx';
import { BulkBar, type BulkChange } from './changes/bulk-bar.tsx';
import { undoLastChange } from './changes/change-items.ts';
import { FailuresDialog } from './changes/failures-dialog.tsx';
import { RowMenu } from './changes/row-menu.tsx';
import { SelectMore } from './changes/select-more.tsx';
import style from './content-list.module.css';
import { ListSearch, type SearchHandle } from '@tv/ui/search/list-search.tsx';
import { useKnownNames } from './filters/known-names.ts';
import { noFilters } from './filters/filters.ts';
import { EmptyList } from './list/list-states.tsx';
import { storeListQuery } from './list/list-position.ts';
import { ListTools } from './list/list-tools.tsx';
import { useContentAddress, writeQuery } from './list/content-address.ts';
import { useContents } from './list/use-contents.ts';
import { useLiveList } from './list/use-live-list.ts';
import { useColumnChoice, useColumnsShown } from './table/columns.ts';
import { ContentTable, type TableHandle } from './table/content-table.tsx';
import { ListSkeleton } from './table/row-skeletons.tsx';
import { nothingSelected, without, type Selection } from './table/selection.ts';
import { useAbove } from '@tv/ui/scrolling/use-above.ts';
import { usePageKeys } from './use-page-keys.ts';
import { ViewBar } from './views/view-bar.tsx';
import { useViews } from './views/use-views.ts';
import { viewParams } from './views/views.ts';

const KeysDialog = whenFirstOpen(async () => (await import('./keys-dialog.tsx')).KeysDialog);

type ContentListProps = {
  /** The head of the list: the heading with the count beside it, and the search field. */
  top: (parts: { count: string; search: ReactNode }) => ReactNode;
  /** Brings the first item in, where there is none yet. */
  upload: ReactNode;
};

/** Everything that the person may manage or review: views, filters, the table, and what is done with the selected items. */
export function ContentList({ top, upload }: ContentListProps) {
  const user = useCurrentUser();
  const organizationId = user?.organizationId ?? '';
  const manages = user !== undefined && mayManageContent(user);
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(width < 768px)');
  const [address, change] = useContentAddress();
  const query = writeQuery(address).toString();
  const { views, saved, current } = useViews(organizationId, address.view);
  const contents = useContents(organizationId, query, current);
  useEffect(() => storeListQuery(query), [query]);
  const { items } = contents;
  const known = useKnownNames(address.filters, contents.first);
  const [chosenColumns, chooseColumns] = useColumnChoice();
  const columns = useColumnsShown(chosenColumns);

  const [selection, select] = useSelection(query, items);
  const selected = useMemo(
    () => (selection.ids.size === 0 ? [] : items.filter(({ id }) => selection.ids.has(id))),
    [items, selection],
  );
  const [changing, setChanging] = useState<BulkChange>();
  const [menu, setMenu] = useState<{ item: ManagedMediaContent; anchor: HTMLElement }>();
  const [openDialog, setOpenDialog] = useState<{
    about: DialogChange;
    items: readonly ManagedMediaContent[];
  }>();
  const ask = (about: DialogChange, of: readonly ManagedMediaContent[]) =>
    setOpenDialog({ about, items: of });
  const [showsKeys, setShowsKeys] = useState(false);

  const page = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const table = useRef<TableHandle>(null);
  const search = useRef<SearchHandle>(null);
  useAbove(page, above);
  useLiveList({ shown: () => table.current?.shown() ?? [], loaded: items.length, follows: manages });
  const clear = () => select(() => nothingSelected);
  usePageKeys({
    search: () => search.current?.focus(),
    help: () => setShowsKeys(true),
    list: () => table.current?.focus(),
    clear,
    undo: undoLastChange,
  });
  const openMenu = useCallback(
    (item: ManagedMediaContent, anchor: HTMLElement) => setMenu({ item, anchor }),
    [],
  );
  const closeBar = () => {
    clear();
    setChanging(undefined);
    table.current?.focus();
  };

  const count = contents.all === undefined ? '' : counts.items(contents.all.total, contents.all.isExact);
  // Not rendered again for each page that is loaded.
  const heading = useMemo(
    () => top({ count, search: <ListSearch ref={search} label={text.search} /> }),
    [top, count],
  );
  return (
    <div ref={page} className={style.page}>
      <div ref={above} className={style.above}>
        {heading}
        <div className={style.gutter}>
          <ViewBar
            organizationId={organizationId}
            views={views}
            saved={saved}
            current={current}
            query={query}
          />
          <ListTools
            address={address}
            known={known}
            found={contents.found}
            all={contents.ofView}
            isNarrow={isNarrow}
            columns={chosenColumns}
            onColumns={chooseColumns}
            onChange={change}
          />
        </div>
      </div>
      <div className={style.gutter} data-region="list" aria-busy={contents.isPending}>
        {contents.isPending && <ListSkeleton isNarrow={isNarrow} columns={columns} />}
        {contents.error !== undefined && items.length === 0 && (
          <Failure error={contents.error} retry={contents.retry} />
        )}
        {contents.isEmpty && (
          <EmptyList
            isNarrowed={query !== current.query}
            isView={current.id !== ''}
            upload={manages && upload}
            onClear={() => void navigate({ search: viewParams(current) }, { preventScrollReset: true })}
            onShowAll={() => change({ view: '', term: '', filters: noFilters })}
          />
        )}
        {items.length > 0 && (
          <ContentTable
            // Another question is another table: it begins at its first row.
            key={query}
            ref={table}
            items={items}
            total={contents.found?.total ?? items.length}
            isExact={contents.found?.isExact ?? false}
            hasMore={contents.hasMore}
            loadMore={contents.loadMore}
            isNarrow={isNarrow}
            columns={columns}
            sort={address.sort}
            onSort={(sort) => change({ sort })}
            selection={selection}
            onSelect={select}
            onOpen={({ id }) => void navigate(studioPath('content/:id', { id }))}
            onMenu={openMenu}
            onCommand={(command) => selected.length > 0 && setChanging(command)}
          />
        )}
        {contents.error !== undefined && items.length > 0 && (
          <Failure error={contents.error} retry={contents.retry} as="p" size="small" />
        )}
      </div>
      {selected.length > 0 && (
        <BulkBar
          items={selected}
          loaded={items}
          open={changing}
          onOpen={setChanging}
          onAsk={ask}
          onClear={closeBar}
        >
          <SelectMore
            selected={selected.length}
            loaded={items.length}
            found={contents.found}
            loadUpTo={contents.loadUpTo}
            onSelect={select}
          />
        </BulkBar>
      )}
      {menu && (
        <RowMenu item={menu.item} anchor={menu.anchor} onClose={() => setMenu(undefined)} onAsk={ask} />
      )}
      <AskDialogs {...openDialog} onClose={() => setOpenDialog(undefined)} />
      <FailuresDialog />
      <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  );
}

/** The selected items of the list. Other filters begin with nothing selected. */
function useSelection(query: string, items: readonly ManagedMediaContent[]) {
  const [state, setState] = useState({ query, selection: nothingSelected });
  const isSame = state.query === query;
  const select = useCallback(
    (next: (selection: Selection) => Selection) =>
      setState((shown) => ({
        query,
        selection: next(shown.query === query ? shown.selection : nothingSelected),
      })),
    [query],
  );
  const shown = isSame ? state.selection : nothingSelected;
  const selection = useMemo(() => {
    if (shown.ids.size === 0) return shown;
    const here = new Set(items.map(({ id }) => id));
    return without(shown, new Set([...shown.ids].filter((id) => !here.has(id))));
  }, [shown, items]);
  return [selection, select] as const;
}
