import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { referenceCues } from './queries.ts';

/** The language beside the cues, as the address has it: its code and its kind. */
export function useBeside(id: string) {
  const [query, setQuery] = useSearchParams();
  const beside = query.get('beside') ?? undefined;
  const [languageCode = '', kind = '0'] = beside?.split(' ') ?? [];
  const { data } = useQuery({
    ...referenceCues({ id, languageCode, kind: Number(kind) }),
    enabled: languageCode !== '',
  });
  const setBeside = (next: string | undefined) =>
    setQuery(
      (before) => {
        before.delete('beside');
        if (next) before.set('beside', next);
        return before;
      },
      { replace: true },
    );
  const cues = data?.cues;
  const reference = useMemo(() => (cues ? { languageCode, cues } : undefined), [cues, languageCode]);
  return { beside, setBeside, reference };
}
