import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { LayoutGrid, SearchX } from 'lucide-react';
import { CategoryGrid } from '../../features/discover/category-grid.tsx';
import { discover } from '../../features/discover/queries.ts';
import { useMayFollow } from '@tv/client/lib/categories/following.ts';
import { countOf, entriesOf } from '@tv/client/lib/api/paging.ts';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { useAddressText } from '@tv/client/lib/area/use-address-text.ts';
import * as counts from '@tv/strings/en/parts/counts.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { LoadMore } from '@tv/ui/loading/load-more.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '@tv/ui/search/search-field.tsx';
import * as text from '@tv/strings/en/browse/discover-page.ts';

const firstSkeletons = 8;
const nextSkeletons = 4;

export function DiscoverPage() {
  const area = useArea();
  const mayFollow = useMayFollow();
  const [typed, type, searchTerm] = useAddressText('searchTerm');
  const list = useInfiniteQuery({ ...discover(area, searchTerm), placeholderData: keepPreviousData });
  const categories = entriesOf(list.data, ({ id }) => id);
  useTitle(text.discover);
  return (
    <>
      <PageHead
        title={text.discover}
        way={<Breadcrumbs path={[{ text: text.home, to: pathIn(area, '') }, { text: text.discover }]} />}
        fact={countOf(list.data, counts.categories)}
        actions={<SearchField label={text.search} value={typed} onChange={type} />}
      />
      {list.isError && categories.length === 0 ? (
        <Failure error={list.error} retry={() => void list.refetch()} />
      ) : list.isSuccess && categories.length === 0 ? (
        <Empty searchTerm={searchTerm} onClear={() => type('')} />
      ) : (
        <>
          <CategoryGrid
            categories={categories}
            mayFollow={mayFollow}
            awaited={list.isPending ? firstSkeletons : list.isFetchingNextPage ? nextSkeletons : 0}
          />
          <LoadMore paging={list} label={text.more} hasSkeletons />
        </>
      )}
    </>
  );
}

const Empty = ({ searchTerm, onClear }: { searchTerm: string; onClear: () => void }) =>
  searchTerm ? (
    <Notice icon={<SearchX />} title={text.notFound(searchTerm)} text={text.fewerLetters}>
      <Button onClick={onClear}>{text.showAll}</Button>
    </Notice>
  ) : (
    <Notice icon={<LayoutGrid />} title={text.empty} text={text.emptyText} />
  );
