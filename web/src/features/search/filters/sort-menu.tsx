import type { MenuContentProps } from '@tv/ui/menus/menu-entries.ts';
import * as text from '@tv/strings/en/browse/search-filters.ts';
import { OptionMenu } from './option-menu.tsx';
import type { ChangeSearch, Search } from '../search-address.ts';
import { orderOf, sorts } from './sorts.ts';

type SortMenuProps = MenuContentProps & { search: Search; onChange: ChangeSearch };

/** The orders that results can have. */
export const SortMenu = ({ search, onChange, ...menu }: SortMenuProps) => (
  <OptionMenu
    label={text.sort}
    options={sorts.map(({ value, text }) => ({ value, text, isChosen: value === search.sort }))}
    isMultiple={false}
    onChoose={([value = '']) => onChange({ ...search, sort: orderOf(value).value })}
    placement="bottom end"
    {...menu}
  />
);
