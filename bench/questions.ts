import type { Query } from '@tv/contract/api';
import { managedOrders } from '@tv/contract/managed-list';
import { SearchScope } from '@tv/contract/enumerations';
import { callAddress as address } from '@tv/server/platform/http/call-address';
import type { Expectations } from './expectations.ts';
import { analyticsQuestions } from './analytics-questions.ts';
import type { Question } from './measure.ts';
import { many, one } from './checks.ts';
import { drawFrom, draws } from './draws.ts';
import { organizationId } from './seed-library.ts';
import { homeCalls, insideHomeCalls } from './home-questions.ts';
import { captionWords, commonWords } from './words.ts';

/** Turns of questions by the name in the report. Each draw has its own address, so that no cache serves all of them. */
export type QuestionSets = Record<string, Question[][]>;

const addresses = 1_000;
/** Questions of which few come twice in a row's time, because the service caches answers. */
const newQuestions = 16_384;
/** The term, asked in another way for each place: spaces and tabs before it mean nothing. */
const askedAnew = (term: string, place: number) =>
  `${place.toString(2).replaceAll('0', ' ').replaceAll('1', '\t')}${term}`;
/** Ends the name of a row whose answers are not cached. */
export const askedAnewMark = ', asked anew';
const newest = { pageIndex: 1, pageSize: 15, sortBy: 'CreatedDate', sortOrder: 'Desc' } as const;

export type Known = Expectations & { bearers: string[]; manager: string };

/** The address with one more query value, which the service takes and does not read. */
const drawn = (path: string, draw: number) => `${path}${path.includes('?') ? '&' : '?'}_draw=${draw}`;
type ListQuery = Query<'GET /Organizations/:organizationId/Publics/MediaContents'>;
const publicList = (query: ListQuery) =>
  address('GET /Organizations/:organizationId/Publics/MediaContents', { params: { organizationId }, query });

export function questionSets(known: Known): QuestionSets {
  const draw = draws(3);
  const make = (question: (place: number) => Question[]) =>
    Array.from({ length: addresses }, (_, place) => question(place));
  const visitor = { authorization: 'Bearer public' };
  const viewer = () => ({ authorization: drawFrom(draw, known.bearers) });
  const open = many(15, known.open);
  const published = many(15, known.published);
  const search = (searchTerm: string, least: number, query: ListQuery = {}) => ({
    path: publicList({ searchTerm, pageIndex: 1, pageSize: 15, ...query }),
    headers: visitor,
    check: many([least, 15]),
  });
  const categories = [...known.categories]
    .filter(([, counts]) => counts.open > 0)
    .map(([id, counts]) => ({
      id,
      open: many(Math.min(15, counts.open), counts.open),
      published: many(Math.min(15, counts.published), counts.published),
    }));
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
  const insideHome = Object.entries(insideHomeCalls());
  return {
    home: make((place) => home.map(([, call]) => ({ ...call, path: drawn(call.path, place) }))),
    ...Object.fromEntries(
      home.map(([name, call]) => [
        `home: ${name}`,
        make((place) => [{ ...call, path: drawn(call.path, place) }]),
      ]),
    ),
    list: make((place) => [{ path: drawn(publicList(newest), place), headers: visitor, check: open }]),
    'home signed-in': make((place) => {
      const headers = viewer();
      return insideHome.map(([, call]) => ({ ...call, headers, path: drawn(call.path, place) }));
    }),
    ...Object.fromEntries(
      insideHome.map(([name, call]) => [
        `home signed-in: ${name}`,
        make((place) => [{ ...call, headers: viewer(), path: drawn(call.path, place) }]),
      ]),
    ),
    'list signed-in': make((place) => {
      const path = drawn(address('GET /MediaContents', { query: newest }), place);
      return [{ path, headers: viewer(), check: published }];
    }),
    category: make((place) => {
      const { id: categoryId, open: check } = drawFrom(draw, categories);
      const path = drawn(publicList({ ...newest, categoryId: [categoryId] }), place);
      return [{ path, headers: visitor, check }];
    }),
    'category signed-in': make((place) => {
      const { id: categoryId, published: check } = drawFrom(draw, categories);
      const path = drawn(address('GET /MediaContents', { query: { ...newest, categoryId } }), place);
      return [{ path, headers: viewer(), check }];
    }),
    detail: make(() => {
      const id = drawFrom(draw, known.publicItems);
      const path = address('GET /MediaContents/Publics/:id', { params: { id } });
      return [{ path, headers: visitor, check: one(id) }];
    }),
    'detail signed-in': make(() => {
      const id = drawFrom(draw, known.publicItems);
      const path = address('GET /MediaContents/Published/:id', { params: { id } });
      return [{ path, headers: viewer(), check: one(id) }];
    }),
    'managed list': make((place) => {
      const query = { sortBy: managedOrders[place % managedOrders.length]!, pageSize: 50 };
      const path = drawn(address('GET /Management/MediaContents', { query }), place);
      return [{ path, headers: { authorization: known.manager }, check: many(50) }];
    }),
    ...Object.fromEntries(
      Object.entries(analyticsQuestions(known, drawn)).map(([name, question]) => [name, make(question)]),
    ),
    ...Object.fromEntries(
      Object.entries(searches).map(([name, question]) => [
        name,
        make((place) => {
          const asked = question(place, (term) => term);
          return [{ ...asked, path: drawn(asked.path, place) }];
        }),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(searches).map(([name, question]) => [
        `${name}${askedAnewMark}`,
        Array.from({ length: newQuestions }, (_, place) => [
          question(place, (term) => askedAnew(term, place)),
        ]),
      ]),
    ),
  };
}
