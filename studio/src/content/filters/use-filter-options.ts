import { useQuery } from '@tanstack/react-query';
import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import { call } from '@tv/client/lib/api/call.ts';
import { useCurrentUser, type CurrentUser } from '@tv/client/lib/session/current-user.ts';
import { mayManageContent } from '@tv/client/lib/session/may-see-studio.ts';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import * as text from '@tv/strings/en/studio/content/filters.ts';
import type { Option } from '@tv/ui/pickers/option-list.tsx';
import { filters, none, type FilterName, type Filters } from './filters.ts';
import { valueText, type KnownNames } from './filter-texts.ts';

type OptionsRequest = { name: FilterName; typed: string; user: CurrentUser | undefined; signal: AbortSignal };
type Offer = { value: string; text?: string; hint?: string };

const pageSize = 50;

/** Filters whose values come from the service. A person who only reviews gets the categories of viewers, and no list of people. */
const tellers: Partial<Record<FilterName, (request: OptionsRequest) => Promise<Offer[]>>> = {
  async categoryId({ typed, user, signal }) {
    const query = { searchTerm: typed || undefined, pageSize };
    const manages = user && mayManageContent(user);
    const categories = manages
      ? await call('GET /Management/Categories', { query, signal })
      : await call('GET /Categories', { query, signal });
    return categories.map(({ id, name }) => ({ value: id, text: name }));
  },
  async managerId({ typed, user, signal }) {
    const own: Offer[] = user ? [{ value: user.id, text: nameOf(user), hint: text.you }] : [];
    if (!user || !hasAtLeast(user.role, Role.OrganizationManager)) return own;
    const people = await call('GET /Management/People', {
      query: { searchTerm: typed || undefined, pageSize },
      signal,
    });
    const others = people.filter(({ id, role }) => id !== user.id && hasAtLeast(role, Role.ContentManager));
    return [...own, ...others.map(({ id, email }) => ({ value: id, text: email }))];
  },
  async captions({ signal }) {
    const { languages } = await call('GET /MediaContents/Facets', { query: {}, signal });
    return languages.map(({ languageCode }) => ({ value: languageCode }));
  },
};

/** Whether the values of a filter are searched for by the service. */
export const isSearched = (name: FilterName) => name === 'categoryId' || name === 'managerId';

/** What a filter offers: its own values, those that the service tells, and always those that are chosen. */
export function useFilterOptions(name: FilterName, chosen: Filters, typed: string, known: KnownNames) {
  const user = useCurrentUser();
  const tell = tellers[name];
  const { data, isPending, isError } = useQuery({
    queryKey: ['filter-values', user?.organizationId, name, typed],
    queryFn: ({ signal }) => tell?.({ name, typed, user, signal }) ?? [],
    enabled: tell !== undefined,
    placeholderData: (before) => before,
  });
  const offers = new Map((data ?? []).map((offer) => [offer.value, offer]));
  const first = typed ? [] : [...filters[name].values, ...chosen[name]];
  const values = [
    ...new Set([
      ...first.filter((value) => value === none || !isSearched(name) || chosen[name].includes(value)),
      ...offers.keys(),
    ]),
  ];
  const options = values.map((value): Option => {
    const offer = offers.get(value);
    return {
      value,
      text: offer?.text ?? valueText(name, value, known),
      hint: offer?.hint,
      isChosen: chosen[name].includes(value),
    };
  });
  const note = isPending && tell ? text.loading : isError ? text.notLoaded : undefined;
  return { options, note: note ?? (options.length === 0 ? text.nothingFound : undefined) };
}
