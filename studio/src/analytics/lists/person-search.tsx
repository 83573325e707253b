import { useRef } from 'react';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { ListSearch, type SearchHandle } from '@tv/ui/search/list-search.tsx';
import { useListKeys } from '@tv/ui/keyboard/use-list-keys.ts';

/** Narrows a list to people whose name or address has what is typed. `/` leads here, J and K to the rows. */
export function PersonSearch({ label = text.findPerson }: { label?: string }) {
  const search = useRef<SearchHandle>(null);
  useListKeys({
    search: () => search.current?.focus(),
    list: () => document.querySelector<HTMLElement>('[role="grid"] [data-row][tabindex="0"]')?.focus(),
  });
  return <ListSearch ref={search} label={label} />;
}
