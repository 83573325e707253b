import { pathIn, type Area } from '@tv/client/lib/area/area.ts';
import { speakerPath } from '@tv/client/lib/area/search-path.ts';

/** A line under the search field: a term to search for, or a place to go to. */
export type Offer = { kind: 'recent' | 'title' | 'tag' | 'category' | 'speaker'; text: string; to?: string };

type Suggestion = { text: string; kind: string; id?: string | undefined };

/** What the field offers: recent searches that go on from what is typed, then what the service suggests. */
export function offersOf(
  area: Area,
  typed: string,
  recent: readonly string[],
  suggested: readonly Suggestion[],
): Offer[] {
  const begun = typed.trim().toLowerCase();
  const old = recent
    .filter((term) => term !== begun && term.startsWith(begun))
    .slice(0, begun ? maxRecent : undefined)
    .map((text) => ({ kind: 'recent' as const, text }));
  return begun ? [...old, ...suggested.flatMap((suggestion) => offerOf(area, suggestion))] : old;
}

/** While something is typed, recent searches leave room for suggestions. */
const maxRecent = 3;

function offerOf(area: Area, { kind, text, id }: Suggestion): Offer[] {
  if (kind === 'title' && id) return [{ kind, text, to: pathIn(area, 'watch/:id', { id }) }];
  if (kind === 'category' && id) return [{ kind, text, to: pathIn(area, 'categories/:id', { id }) }];
  if (kind === 'speaker') return [{ kind, text, to: speakerPath(area, text) }];
  if (kind === 'tag') return [{ kind, text, to: pathIn(area, 'tag/:tagName', { tagName: text }) }];
  return [];
}
