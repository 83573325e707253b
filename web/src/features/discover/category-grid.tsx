import type { Category } from '@tv/contract/catalog';
import * as text from '../../strings/en/discover.ts';
import { CategoryCard, CategoryCardSkeleton } from './category-card.tsx';
import style from './category-grid.module.css';

type CategoryGridProps = {
  categories: readonly Category[];
  mayFollow: boolean;
  /** How many skeletons follow what is there. */
  awaited: number;
};

export const CategoryGrid = ({ categories, mayFollow, awaited }: CategoryGridProps) => (
  <ul className={style.grid} aria-label={text.categories} aria-busy={awaited > 0}>
    {categories.map((category) => (
      <li key={category.id}>
        <CategoryCard category={category} mayFollow={mayFollow} />
      </li>
    ))}
    {Array.from({ length: awaited }, (_, index) => (
      <li key={index}>
        <CategoryCardSkeleton />
      </li>
    ))}
  </ul>
);
