import type { Query } from '@tv/contract/calls/api';
import { managedOrders } from '@tv/contract/media-contents/managed-list';
import { SearchScope } from '@tv/contract/enumerations';
import { callAddress as address } from '@tv/server/platform/http/call-address';
import type { Grown } from '../library/grow-library.ts';
import { analyticsQuestions } from './analytics-questions.ts';
import type { Question } from '../measure.ts';
import { many, one } from './checks.ts';
import { drawFrom, draws } from '../draws.ts';
import { organizationId } from '../library/seed-library.ts';
import { homeCalls } from './home-questions.ts';
import { signedInSets } from './signed-in-questions.ts';
import { drawn, newest, type QuestionSets, turnsOf } from './turns.ts';
import { captionWords, commonWords } from '../library/words.ts';

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
  const searches: Record<string, (index: number) => Question> = {
    'search common': (index) => search(commonWords[index % commonWords.length]!, 15),
    'search rare': (index) => search(known.ownWords[index % known.ownWords.length]!, 1),
    'search speaker': (index) => search(known.speakers[index % known.speakers.length]!.toLowerCase(), 1),
    'search captions': (index) =>
      search(captionWords[index % captionWords.length]!, 1, { searchScope: SearchScope.Captions }),
    suggest: (index) => {
      const searchTerm = commonWords[index % commonWords.length]!.slice(0, 3 + (index % 2));
      const name = 'GET /Organizations/:organizationId/Publics/MediaContents/Suggestions';
      const path = address(name, { params: { organizationId }, query: { searchTerm } });
      return { path, headers: visitor, check: many([1, 8]) };
    },
  };
  const home = Object.entries(homeCalls());
  return {
    home: turnsOf((index) => home.map(([, call]) => ({ ...call, path: drawn(call.path, index) }))),
    ...Object.fromEntries(
      home.map(([name, call]) => [
        `home: ${name}`,
        turnsOf((index) => [{ ...call, path: drawn(call.path, index) }]),
      ]),
    ),
    list: turnsOf((index) => [{ path: drawn(publicList(newest), index), headers: visitor, check: open }]),
    category: turnsOf((index) => {
      const { id: categoryId, check } = drawFrom(draw, categories);
      const path = drawn(publicList({ ...newest, categoryId: [categoryId] }), index);
      return [{ path, headers: visitor, check }];
    }),
    detail: turnsOf(() => {
      const id = drawFrom(draw, known.publicItems);
      const path = address('GET /MediaContents/Publics/:id', { params: { id } });
      return [{ path, headers: visitor, check: one(id) }];
    }),
    ...signedInSets(known),
    'managed list': turnsOf((index) => {
      const query = { sortBy: managedOrders[index % managedOrders.length]!, pageSize: 50 };
      const path = drawn(address('GET /Management/MediaContents', { query }), index);
      return [{ path, headers: { authorization: known.manager }, check: many(50) }];
    }),
    ...Object.fromEntries(
      Object.entries(analyticsQuestions(known, drawn)).map(([name, question]) => [name, turnsOf(question)]),
    ),
    ...Object.fromEntries(
      Object.entries(searches).map(([name, question]) => [
        name,
        turnsOf((index) => {
          const plain = question(index);
          return [{ ...plain, path: drawn(plain.path, index) }];
        }),
      ]),
    ),
  };
}
