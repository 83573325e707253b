import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from '../state/use-debounced.ts';

/** Milliseconds that typing rests before it reaches the address. */
const rest = 300;

/** A text of the address that is typed in a field: `[typed, type, named]`. A link or Back changes the field, too. */
export function useAddressText(name: string): [string, (text: string) => void, string] {
  const [query, setQuery] = useSearchParams();
  const named = query.get(name) ?? '';
  const [typed, type] = useState(named);
  const [seen, setSeen] = useState(named);
  const rested = useDebounced(typed, rest);
  if (named !== seen) {
    setSeen(named);
    if (named !== typed.trim()) type(named);
  }
  const text = rested === typed ? typed.trim() : named;
  useEffect(() => {
    if (text === named) return;
    setQuery(
      (shown) => {
        const next = new URLSearchParams(shown);
        if (text) next.set(name, text);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [text, named, name, setQuery]);
  return [typed, type, named];
}
