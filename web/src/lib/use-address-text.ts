import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from './use-debounced.ts';

/** Milliseconds that typing rests before a list is asked for. */
const rest = 300;

/** A text that is typed at once and reaches the address, in place, when it rests: `[typed, type, rested]`. */
export function useAddressText(name: string): [string, (text: string) => void, string] {
  const [query, setQuery] = useSearchParams();
  const named = query.get(name) ?? '';
  const [typed, type] = useState(named);
  const rested = useDebounced(typed, rest).trim();
  const written = useRef(named);
  useEffect(() => {
    if (rested === written.current) return;
    written.current = rested;
    setQuery(
      (shown) => {
        const next = new URLSearchParams(shown);
        if (rested) next.set(name, rested);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [rested, name, setQuery]);
  useEffect(() => {
    // The address changed by a link, or by Back.
    if (named === written.current) return;
    written.current = named;
    type(named);
  }, [named]);
  return [typed, type, named === written.current ? rested : named];
}
