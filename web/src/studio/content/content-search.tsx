import { useImperativeHandle, useRef, type Ref } from 'react';
import { useAddressText } from '../../lib/place/use-address-text.ts';
import * as text from '../../strings/en/studio-content.ts';
import { SearchField } from '../../ui/search-field.tsx';
import style from './content-search.module.css';

export type SearchHandle = { focus: () => void };

/** Searches the list while somebody types. */
export function ContentSearch({ ref }: { ref?: Ref<SearchHandle> }) {
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
      <SearchField label={text.search} value={typed} onChange={type} />
      {!typed && (
        <kbd className={style.key} aria-hidden="true">
          /
        </kbd>
      )}
    </div>
  );
}
