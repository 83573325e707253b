import { useRef } from 'react';
import * as text from '@tv/strings/en/browse/search-filters.ts';
import type { MenuContentProps } from '@tv/ui/menus/menu-entries.ts';
import { anyTexts, filterTexts } from './filter-texts.ts';
import { filters, withValues, type FilterName } from './filters.ts';
import { OptionMenu } from './option-menu.tsx';
import type { ChangeSearch, Search } from '../search-address.ts';
import { useFilterOptions } from './use-filter-options.ts';

/** Stands for no choice in filters of which one value can be chosen. */
const any = 'any';

type FilterMenuProps = MenuContentProps & { name: FilterName; search: Search; onChange: ChangeSearch };

/** The values of one filter, with how many items each would find. */
export function FilterMenu({ name, search, onChange, ...menu }: FilterMenuProps) {
  const { options, isPending, isError } = useFilterOptions(search);
  const hasChanged = useRef(false);
  const isMultiple = filters[name].most > 1;
  const anyText = anyTexts[name];
  const offered = isPending && isMultiple ? [] : options(name);
  const isNone = search.filters[name].length === 0;
  const choose = (values: string[]) => {
    onChange(
      {
        ...search,
        filters: withValues(
          search.filters,
          name,
          values.filter((value) => value !== any),
        ),
      },
      hasChanged.current,
    );
    hasChanged.current = true;
  };
  return (
    <OptionMenu
      label={filterTexts[name]}
      options={
        anyText === undefined
          ? offered
          : [{ value: any, text: anyText, isChosen: isNone, isDisabled: false }, ...offered]
      }
      isMultiple={isMultiple}
      onChoose={choose}
      note={noteOf(isMultiple && isPending, isError, offered.length)}
      {...menu}
    />
  );
}

function noteOf(isPending: boolean, isError: boolean, offered: number): string | undefined {
  if (isPending) return text.loading;
  if (isError) return text.noCounts;
  return offered === 0 ? text.noValues : undefined;
}
