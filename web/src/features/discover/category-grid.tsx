import type { Category } from '@tv/contract/categories/categories';
import * as text from '@tv/strings/en/browse/discover.ts';
import { CategoryCard, CategoryCardSkeleton } from './category-card.tsx';
import style from './category-grid.module.css';

type CategoryGridProps = {
  categories: readonly Category[];
  mayFollow: boolean;
  /** How many skeletons follow what is there. */
  awaited: number;
};

/** Cards with their pictures at once; of those further down the screen chooses. */
const first = 16;

export const CategoryGrid = ({ categories, mayFollow, awaited }: CategoryGridProps) => (
  <ul className={style.grid} aria-label={text.categories} aria-busy={awaited > 0}>
    {categories.map((category, index) => (
      <li key={category.id}>
        <CategoryCard category={category} mayFollow={mayFollow} startsNear={index < first} />
      </li>
    ))}
    {Array.from({ length: awaited }, (_, index) => (
      <li key={index}>
        <CategoryCardSkeleton />
      </li>
    ))}
  </ul>
);
