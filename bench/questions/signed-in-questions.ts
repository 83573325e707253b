import { callAddress as address } from '@tv/server/platform/http/call-address';
import { many, one } from './checks.ts';
import { drawFrom, draws } from '../draws.ts';
import type { Seen } from '../library/expectations.ts';
import type { Grown } from '../library/grow-library.ts';
import { insideHomeCalls } from './home-questions.ts';
import type { Question } from '../measure.ts';
import { type Library, library, restrictedLibrary } from '../library/seed-library.ts';
import { drawn, newest, type QuestionSets, turnsOf } from './turns.ts';
import { commonWords } from '../library/words.ts';

/** Ends the name of a row in the library where a third of the items are for some groups. */
export const audiencesMark = ', with audiences';

/** What people ask who are signed in: each row without audiences, and right behind it the same with them, where there are such. */
export function signedInSets({ bearers, seenBy, restricted }: Grown & { bearers: string[] }): QuestionSets {
  const without = Object.entries(setsOf(library, bearers, seenBy));
  const withThem = restricted && setsOf(restrictedLibrary, bearers, restricted.seenBy);
  return Object.fromEntries(
    without.flatMap(([name, turns]) => [
      [name, turns] as const,
      ...(withThem ? [[withAudiences(name), withThem[name]!] as const] : []),
    ]),
  );
}

/** The name of the row that asks the same in the library with audiences. */
export const withAudiences = (name: string) => `${name}${audiencesMark}`;

function setsOf({ firstViewer, personIds }: Library, bearers: string[], seenBy: Seen[]): QuestionSets {
  const draw = draws(4);
  const someone = () => {
    const viewer = Math.floor(draw() * personIds.length);
    return { headers: { authorization: bearers[firstViewer + viewer]! }, seen: seenBy[viewer]! };
  };
  const homeCalls = Object.entries(insideHomeCalls());
  const search = (index: number): Question[] => {
    const searchTerm = commonWords[index % commonWords.length]!;
    const path = address('GET /MediaContents', { query: { searchTerm, pageIndex: 1, pageSize: 15 } });
    return [{ path, headers: someone().headers, check: many(15) }];
  };
  return {
    'home signed-in': turnsOf((index) => {
      const { headers } = someone();
      return homeCalls.map(([, call]) => ({ ...call, headers, path: drawn(call.path, index) }));
    }),
    ...Object.fromEntries(
      homeCalls.map(([name, call]) => [
        `home signed-in: ${name}`,
        turnsOf((index) => [{ ...call, headers: someone().headers, path: drawn(call.path, index) }]),
      ]),
    ),
    'list signed-in': turnsOf((index) => {
      const { headers, seen } = someone();
      const path = drawn(address('GET /MediaContents', { query: newest }), index);
      return [{ path, headers, check: many(15, seen.published) }];
    }),
    'category signed-in': turnsOf((index) => {
      const { headers, seen } = someone();
      const [categoryId, count] = drawFrom(draw, [...seen.categories]);
      const path = drawn(address('GET /MediaContents', { query: { ...newest, categoryId } }), index);
      return [{ path, headers, check: many(Math.min(15, count), count) }];
    }),
    'detail signed-in': turnsOf(() => {
      const { headers, seen } = someone();
      const id = drawFrom(draw, seen.items);
      const path = address('GET /MediaContents/Published/:id', { params: { id } });
      return [{ path, headers, check: one(id) }];
    }),
    'search signed-in': turnsOf(search),
  };
}
