import type { Query } from '@tv/contract/api';
import { SearchScope } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits';
import { callPath } from '@tv/contract/request';
import { firstCalls, pathOf } from '@tv/contract/first-calls';
import { apiBase, callAddress as address } from '@tv/server/platform/http/call-address';
import type { Expectations } from './expectations.ts';
import { mediaFileSize, mediaFile } from './media-files.ts';
import type { Question } from './measure.ts';
import { many, one, part } from './checks.ts';
import { drawFrom, draws } from './draws.ts';
import { organizationId } from './seed-library.ts';
import { captionWords, commonWords } from './words.ts';

/** Turns of questions by the name in the report. Each draw has its own address, so that no cache serves all of them. */
export type QuestionSets = Record<string, Question[][]>;

const addresses = 1_000;
const newest = { pageIndex: 1, pageSize: 15, sortBy: 'CreatedDate', sortOrder: 'Desc' } as const;
const rangeSize = 64 * 1024;

type Known = Expectations & { bearers: string[] };

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
  return {
    home: make((place) => homeCalls().map((call) => ({ ...call, path: drawn(call.path, place) }))),
    list: make((place) => [{ path: drawn(publicList(newest), place), headers: visitor, check: open }]),
    'home signed-in': make((place) => {
      const headers = viewer();
      return insideHomeCalls().map((call) => ({ ...call, headers, path: drawn(call.path, place) }));
    }),
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
    'search common': make((place) => {
      const question = search(commonWords[place % commonWords.length]!, 15);
      return [{ ...question, path: drawn(question.path, place) }];
    }),
    'search rare': make((place) => [search(known.ownWords[place % known.ownWords.length]!, 1)]),
    'search captions': make((place) => {
      const term = captionWords[place % captionWords.length]!;
      const question = search(term, 1, { searchScope: SearchScope.Captions });
      return [{ ...question, path: drawn(question.path, place) }];
    }),
    suggest: make((place) => {
      const searchTerm = commonWords[place % commonWords.length]!.slice(0, 3 + (place % 2));
      const name = 'GET /Organizations/:organizationId/Publics/MediaContents/Suggestions';
      const path = drawn(address(name, { params: { organizationId }, query: { searchTerm } }), place);
      return [{ path, headers: visitor, check: many([1, 8]) }];
    }),
    'media range': make(() => {
      const start = Math.floor(draw() * (mediaFileSize - rangeSize));
      const id = drawFrom(draw, known.publicItems.slice(0, addresses));
      const path = address('GET /media/:id/:version/:file', {
        params: { id, version: 1, file: mediaFile },
        query: { jwt: 'public' },
      });
      const headers = { range: `bytes=${start}-${start + rangeSize - 1}` };
      return [{ path, headers, status: 206, check: part(start, rangeSize, mediaFileSize) }];
    }),
  };
}

/** The calls that the web makes at the anonymous home. */
function homeCalls(): Question[] {
  const calls = Object.values(firstCalls['/public/:orgId']({ orgId: organizationId }));
  return calls.map(pathOf).map((path) => ({
    path: apiBase + path,
    headers: { authorization: 'Bearer public' },
    check: checkOf(path),
  }));
}

const params = { organizationId };
const publicCategories = callPath('GET /Organizations/:organizationId/Publics/Categories', { params });
const publicBranding = callPath('GET /Organizations/:id/UICustomizations/Publics', {
  params: { id: organizationId },
});

function checkOf(path: string): Question['check'] {
  if (path.includes('showOnlyPublicFeatured')) return many(limits.featured);
  if (path.includes('showOnlyUpcoming')) return many([1, 8]);
  if (path.startsWith(publicCategories)) return many(limits.categories);
  return path === publicBranding ? () => undefined : one(organizationId);
}

const insideHomeCalls = (): Question[] => [
  {
    path: address('GET /Users/Me'),
    check: (body) => (body.includes('"mediaToken"') ? undefined : 'no media token'),
  },
  {
    path: address('GET /MediaContents', {
      query: { ...newest, pageSize: limits.featured, showOnlyFeatured: true },
    }),
    check: many(limits.featured),
  },
  {
    path: address('GET /MediaContents', {
      query: {
        pageIndex: 1,
        pageSize: limits.pageSize,
        showOnlyUpcoming: true,
        sortBy: 'ScheduledPublicationDate',
        sortOrder: 'Asc',
      },
    }),
    check: many(8, 8),
  },
  {
    path: address('GET /MediaContents', {
      query: { pageIndex: 1, pageSize: limits.pageSize, showOnlyInProgress: true },
    }),
    check: many([1, 10]),
  },
  {
    path: address('GET /Categories', {
      query: {
        ShowOnlyCategoriesWithAccessiblePublishedMediaContents: true,
        loadRelatedPublishedMediaContents: true,
        pageIndex: 1,
        pageSize: limits.categories,
      },
    }),
    check: many(limits.categories),
  },
];
