import type { Category } from '@tv/contract/categories/categories';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/browse/home.ts';
import { LoadMore, type Paging } from '@tv/ui/loading/load-more.tsx';
import { SaveButton } from '../../parts/save-button.tsx';
import { MediaRow } from '../../parts/media-row.tsx';
import { RowSkeleton } from '../../parts/row.tsx';

type CategoryRowsProps = { categories: Category[] | undefined; paging: Paging };

/** Rows that come with the first picture; the others follow when the page has been painted, those near the screen. */
const first = 1;

/** A row a category, going on as far as there are categories. */
export function CategoryRows({ categories, paging }: CategoryRowsProps) {
  const area = useArea();
  if (!categories) {
    return [1, 2, 3].map((row) => <RowSkeleton key={row} />);
  }
  return (
    <>
      {categories.map(({ id, name, mediaContents }, index) => (
        <MediaRow
          key={id}
          title={name}
          to={pathIn(area, 'categories/:id', { id })}
          contents={mediaContents}
          startsAway={index >= first}
          actions={(item) => <SaveButton item={item} />}
        />
      ))}
      {paging.isFetchingNextPage && <RowSkeleton />}
      <LoadMore paging={paging} label={text.moreCategories} hasSkeletons />
    </>
  );
}
