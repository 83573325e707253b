import { ChevronDown, ListFilter } from 'lucide-react';
import { lazy, useRef, useState, type ReactNode } from 'react';
import { useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import * as text from '@tv/strings/en/browse/search-filters.ts';
import { LazyMenu } from '@tv/ui/menus/menu.tsx';
import type { MenuContentProps } from '@tv/ui/menus/menu-entries.ts';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';
import { ActiveFilters } from './active-filters.tsx';
import style from './filter-bar.module.css';
import { filterTexts } from './filter-texts.ts';
import { chosenValues, filterNames } from './filters.ts';
import type { ChangeSearch, Search } from '../search-address.ts';
import { orderOf } from './sorts.ts';

const loadFilter = () => import('./filter-menu.tsx');
const loadSort = () => import('./sort-menu.tsx');
const FilterMenu = lazy(async () => ({ default: (await loadFilter()).FilterMenu }));
const SortMenu = lazy(async () => ({ default: (await loadSort()).SortMenu }));
const FilterSheet = whenFirstOpen(async () => (await import('./filter-sheet.tsx')).FilterSheet);

type FilterBarProps = { search: Search; onChange: ChangeSearch };

/** What narrows and orders the results: a menu a filter, on small screens one sheet, and below it what is chosen. */
export function FilterBar({ search, onChange }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const hasRoom = useMediaQuery('(width >= 768px)');
  return (
    <div ref={bar} className={style.bar}>
      <div className={style.line}>
        {hasRoom ? (
          filterNames.map((name) => (
            <MenuButton
              key={name}
              load={loadFilter}
              isActive={search.filters[name].length > 0}
              open={(menu) => <FilterMenu name={name} search={search} onChange={onChange} {...menu} />}
            >
              {filterTexts[name]}
            </MenuButton>
          ))
        ) : (
          <SheetButton search={search} onChange={onChange} />
        )}
        <div className={style.sort}>
          <MenuButton
            load={loadSort}
            isActive={false}
            open={(menu) => <SortMenu search={search} onChange={onChange} {...menu} />}
          >
            <span className="visually-hidden">{text.sort} </span>
            {orderOf(search.sort).text}
          </MenuButton>
        </div>
      </div>
      <ActiveFilters
        search={search}
        onChange={onChange}
        onEmpty={() => bar.current?.querySelector('button')?.focus()}
      />
    </div>
  );
}

type MenuButtonProps = {
  load: () => Promise<unknown>;
  isActive: boolean;
  open: (menu: MenuContentProps) => ReactNode;
  children: ReactNode;
};

const MenuButton = ({ load, isActive, open, children }: MenuButtonProps) => (
  <LazyMenu
    load={load}
    open={open}
    trigger={(props) => (
      <button type="button" className={style.button} data-active={isActive} {...props}>
        {children}
        <ChevronDown aria-hidden="true" />
      </button>
    )}
  />
);

function SheetButton({ search, onChange }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = chosenValues(search.filters).length;
  return (
    <>
      <button
        type="button"
        className={style.button}
        data-active={chosen > 0}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ListFilter aria-hidden="true" />
        {text.filters}
        {chosen > 0 && (
          <span className="badge">
            {chosen}
            <span className="visually-hidden"> {text.chosen}</span>
          </span>
        )}
      </button>
      <FilterSheet isOpen={isOpen} search={search} onChange={onChange} onClose={() => setOpen(false)} />
    </>
  );
}
