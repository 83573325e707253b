import { useImperativeHandle, useRef, type Ref } from 'react';
import { useAddressText } from '@tv/client/lib/area/use-address-text.ts';
import { SearchField } from './search-field.tsx';
import style from './list-search.module.css';

export type SearchHandle = { focus: () => void };

type ListSearchProps = { ref?: Ref<SearchHandle>; label: string };

/** Searches a list while somebody types; the term is in the address, as `searchTerm`. */
export function ListSearch({ ref, label }: ListSearchProps) {
  const [typed, type] = useAddressText('searchTerm');
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      const input = box.current?.querySelector('input');
      input?.focus();
      input?.select();
    },
  }));
  return (
    <div ref={box} role="search" className={style.search}>
      <SearchField label={label} value={typed} onChange={type} />
      {!typed && (
        <kbd className={style.key} aria-hidden="true">
          /
        </kbd>
      )}
    </div>
  );
}
