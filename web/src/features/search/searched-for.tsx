import type { Page } from '../../lib/api/call.ts';
import * as filtering from '../../strings/en/search-filters.ts';
import { listed } from '../../strings/en/locale.ts';
import * as text from '../../strings/en/search.ts';
import style from './results.module.css';

type Searched = Pick<Page<unknown>, 'correctedTerm' | 'omittedWords'> | undefined;

/** The term that was searched for in place of the typed one, and the words that the results need not have. */
export function SearchedFor({ term, page }: { term: string; page: Searched }) {
  const { correctedTerm, omittedWords } = page ?? {};
  return (
    <>
      {correctedTerm !== undefined && (
        <p className={style.instead}>
          <span className={style.showing}>
            {filtering.showingFor} <strong>{correctedTerm}</strong>
          </span>
          <br />
          {filtering.foundLittle(term)}
        </p>
      )}
      {omittedWords !== undefined && (
        <p className={style.instead}>{filtering.without(listed(omittedWords.split(' ')))}</p>
      )}
    </>
  );
}

/** The same for a screen reader, with how many were found. */
export const searchedForText = (term: string, count: string, page: Searched): string =>
  [
    page?.correctedTerm === undefined ? '' : `${filtering.foundLittle(term)} `,
    text.found(count, page?.correctedTerm ?? term),
    page?.omittedWords === undefined ? '' : `. ${filtering.without(listed(page.omittedWords.split(' ')))}`,
  ].join('');
