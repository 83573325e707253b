import type { Query } from '@tv/contract/api';
import { managedOrders } from '@tv/contract/managed-list';
import { SearchScope } from '@tv/contract/enumerations';
import { callAddress as address } from '@tv/server/platform/http/call-address';
import type { Grown } from './grow-library.ts';
import { analyticsQuestions } from './analytics-questions.ts';
import type { Question } from './measure.ts';
import { many, one } from './checks.ts';
import { drawFrom, draws } from './draws.ts';
import { organizationId } from './seed-library.ts';
import { homeCalls } from './home-questions.ts';
import { signedInSets } from './signed-in-questions.ts';
import { askedAnew, askedAnewMark, drawn, newest, newTurnsOf, type QuestionSets, turnsOf } from './turns.ts';
import { captionWords, commonWords } from './words.ts';

export type Known = Grown & { bearers: string[]; manager: string };

type ListQuery = Query<'GET /Organizations/:organizationId/Publics/MediaContents'>;
const publicList = (query: ListQuery) =>
  address('GET /Organizations/:organizationId/Publics/MediaContents', { params: { organizationId }, query });

export function questionSets(known: Known): QuestionSets {
  const draw = draws(3);
  const visitor = { authorization: 'Bearer public' };
  const open = many(15, known.open);
  const search = (searchTerm: string, least: number, query: ListQuery = {}) => ({
    path: publicList({ searchTerm, pageIndex: 1, pageSize: 15, ...query }),
    headers: visitor,
    check: many([least, 15]),
  });
  const categories = [...known.categories]
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({ id, check: many(Math.min(15, count), count) }));
  type Ask = (term: string) => string;
  const searches: Record<string, (place: number, ask: Ask) => Question> = {
    'search common': (place, ask) => search(ask(commonWords[place % commonWords.length]!), 15),
    'search rare': (place, ask) => search(ask(known.ownWords[place % known.ownWords.length]!), 1),
    'search speaker': (place, ask) =>
      search(ask(known.speakers[place % known.speakers.length]!.toLowerCase()), 1),
    'search captions': (place, ask) =>
      search(ask(captionWords[place % captionWords.length]!), 1, { searchScope: SearchScope.Captions }),
    suggest: (place, ask) => {
      const searchTerm = ask(commonWords[place % commonWords.length]!.slice(0, 3 + (place % 2)));
      const name = 'GET /Organizations/:organizationId/Publics/MediaContents/Suggestions';
      const path = address(name, { params: { organizationId }, query: { searchTerm } });
      return { path, headers: visitor, check: many([1, 8]) };
    },
  };
  const home = Object.entries(homeCalls());
  return {
    home: turnsOf((place) => home.map(([, call]) => ({ ...call, path: drawn(call.path, place) }))),
    ...Object.fromEntries(
      home.map(([name, call]) => [
        `home: ${name}`,
        turnsOf((place) => [{ ...call, path: drawn(call.path, place) }]),
      ]),
    ),
    list: turnsOf((place) => [{ path: drawn(publicList(newest), place), headers: visitor, check: open }]),
    category: turnsOf((place) => {
      const { id: categoryId, check } = drawFrom(draw, categories);
      const path = drawn(publicList({ ...newest, categoryId: [categoryId] }), place);
      return [{ path, headers: visitor, check }];
    }),
    detail: turnsOf(() => {
      const id = drawFrom(draw, known.publicItems);
      const path = address('GET /MediaContents/Publics/:id', { params: { id } });
      return [{ path, headers: visitor, check: one(id) }];
    }),
    ...signedInSets(known),
    'managed list': turnsOf((place) => {
      const query = { sortBy: managedOrders[place % managedOrders.length]!, pageSize: 50 };
      const path = drawn(address('GET /Management/MediaContents', { query }), place);
      return [{ path, headers: { authorization: known.manager }, check: many(50) }];
    }),
    ...Object.fromEntries(
      Object.entries(analyticsQuestions(known, drawn)).map(([name, question]) => [name, turnsOf(question)]),
    ),
    ...Object.fromEntries(
      Object.entries(searches).map(([name, question]) => [
        name,
        turnsOf((place) => {
          const asked = question(place, (term) => term);
          return [{ ...asked, path: drawn(asked.path, place) }];
        }),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(searches).map(([name, question]) => [
        `${name}${askedAnewMark}`,
        newTurnsOf((place) => [question(place, (term) => askedAnew(term, place))]),
      ]),
    ),
  };
}
