import { useQuery } from '@tanstack/react-query';
import { ArrowDownAZ, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import * as counts from '@tv/strings/en/parts/counts.ts';
import * as text from '@tv/strings/en/studio/content/categories.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { SearchField } from '@tv/ui/search/search-field.tsx';
import { AddCategory } from '../../categories/add-category.tsx';
import { CategoryList } from '../../categories/category-list.tsx';
import { categoriesInOrder } from '../../categories/queries.ts';
import { useOrder } from '../../categories/use-order.ts';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import style from './categories-page.module.css';
import { OrganizationFrame } from './organization-frame.tsx';

/** From how many categories on they can be searched. */
const manyCategories = 12;

/** All categories: added, put in order, and the way to each. */
export function CategoriesPage() {
  const { data, error, refetch } = useQuery(categoriesInOrder());
  const { shown, move, sortByName } = useOrder(data ?? []);
  const [term, setTerm] = useState('');
  const sought = term.trim().toLocaleLowerCase();
  const found = sought ? shown.filter(({ name }) => name.toLocaleLowerCase().includes(sought)) : shown;
  return (
    <OrganizationFrame title={text.categories} {...(data && { fact: counts.categories(data.length) })}>
      <div className={style.page}>
        <p className={style.help}>{text.help}</p>
        <AddCategory />
        {error && !data && <Failure error={error} retry={() => void refetch()} />}
        {!data && !error && <LinesSkeleton pictures />}
        {data?.length === 0 && (
          <Notice icon={<FolderOpen />} title={text.none} text={text.noneText} size="small" />
        )}
        {data && data.length > 1 && (
          <div className={style.tools}>
            {data.length >= manyCategories && (
              <SearchField label={text.find} value={term} onChange={setTerm} />
            )}
            <Button look="neutral" size="small" icon={<ArrowDownAZ />} onClick={() => void sortByName()}>
              {text.sortByName}
            </Button>
          </div>
        )}
        {data && data.length > 0 && (
          <CategoryList
            categories={found}
            label={text.categories}
            mayMove={!sought && data.length > 1}
            move={move}
          />
        )}
        {sought && found.length === 0 && <p className={style.help}>{text.notFound}</p>}
      </div>
    </OrganizationFrame>
  );
}
