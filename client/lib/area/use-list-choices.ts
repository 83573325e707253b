import { useSearchParams } from 'react-router';
import {
  choiceOf,
  listQuery,
  sortChoices,
  typeChoices,
  type SortChoice,
  type TypeChoice,
} from './list-choices.ts';

/** The order and kind that the address names, and the ways to change them in place. */
export function useListChoices() {
  const [query, setQuery] = useSearchParams();
  const sort: SortChoice = choiceOf(sortChoices, query.get('sort'));
  const type: TypeChoice = choiceOf(typeChoices, query.get('type'));
  const change = (name: string, value: string, usual: string) =>
    setQuery(
      (shown) => {
        const next = new URLSearchParams(shown);
        if (value === usual) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    sort,
    type,
    filters: listQuery(sort, type),
    chooseSort: (value: SortChoice) => change('sort', value, sortChoices[0].value),
    chooseType: (value: TypeChoice) => change('type', value, typeChoices[0].value),
  };
}
