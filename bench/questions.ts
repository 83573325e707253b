import { limits } from '@tv/contract/limits';
import { firstCalls } from '@tv/server/portal/first-calls';
import type { Expectations } from './expectations.ts';
import { mediaFileSize, mediaFile } from './media-files.ts';
import type { Question } from './measure.ts';
import { many, one, part } from './checks.ts';
import { drawFrom, draws } from './draws.ts';
import { organizationId } from './seed-library.ts';
import { captionWords, commonWords } from './words.ts';

/** Turns of questions by the name in the report. Each draw has an address of its own, so that no answer can be kept by it. */
export type QuestionSets = Record<string, Question[][]>;

const addresses = 1_000;
const newest = 'pageIndex=1&pageSize=15&sortBy=CreatedDate&sortOrder=Desc';
const rangeSize = 64 * 1024;

type Known = Expectations & { bearers: string[] };

export function questionSets(known: Known): QuestionSets {
  const draw = draws(3);
  const make = (question: (place: number) => Question[]) =>
    Array.from({ length: addresses }, (_, place) => question(place));
  const visitor = { authorization: 'Bearer public' };
  const viewer = () => ({ authorization: drawFrom(draw, known.bearers) });
  const publics = `/api/Organizations/${organizationId}/Publics/MediaContents`;
  const inside = '/api/MediaContents';
  const open = many(15, known.open);
  const published = many(15, known.published);
  const search = (query: string, term: string, least: number) => ({
    path: `${publics}?searchTerm=${term}&pageIndex=1&pageSize=15${query}`,
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
    home: make((place) => homeCalls().map((call) => ({ ...call, path: `${call.path}_draw=${place}` }))),
    list: make((place) => [{ path: `${publics}?${newest}&_draw=${place}`, headers: visitor, check: open }]),
    'home signed-in': make((place) => {
      const headers = viewer();
      return insideHomeCalls().map((call) => ({ ...call, headers, path: `${call.path}_draw=${place}` }));
    }),
    'list signed-in': make((place) => [
      { path: `${inside}?${newest}&_draw=${place}`, headers: viewer(), check: published },
    ]),
    category: make((place) => {
      const { id, open: check } = drawFrom(draw, categories);
      return [{ path: `${publics}?${newest}&categoryId=${id}&_draw=${place}`, headers: visitor, check }];
    }),
    'category signed-in': make((place) => {
      const { id, published: check } = drawFrom(draw, categories);
      return [{ path: `${inside}?${newest}&categoryId=${id}&_draw=${place}`, headers: viewer(), check }];
    }),
    detail: make(() => {
      const id = drawFrom(draw, known.publicItems);
      return [{ path: `${inside}/Publics/${id}`, headers: visitor, check: one(id) }];
    }),
    'detail signed-in': make(() => {
      const id = drawFrom(draw, known.publicItems);
      return [{ path: `${inside}/Published/${id}`, headers: viewer(), check: one(id) }];
    }),
    'search common': make((place) => [
      search(`&_draw=${place}`, commonWords[place % commonWords.length]!, 15),
    ]),
    'search rare': make((place) => [search('', known.ownWords[place % known.ownWords.length]!, 1)]),
    'search captions': make((place) => [
      search(`&searchScope=4&_draw=${place}`, captionWords[place % captionWords.length]!, 1),
    ]),
    suggest: make((place) => {
      const term = commonWords[place % commonWords.length]!.slice(0, 3 + (place % 2));
      const path = `${publics}/Suggestions?searchTerm=${term}&_draw=${place}`;
      return [{ path, headers: visitor, check: many([1, 8]) }];
    }),
    'media range': make(() => {
      const start = Math.floor(draw() * (mediaFileSize - rangeSize));
      const path = `/api/media/${drawFrom(draw, known.publicItems.slice(0, addresses))}/1/${mediaFile}?jwt=public`;
      const headers = { range: `bytes=${start}-${start + rangeSize - 1}` };
      return [{ path, headers, status: 206, check: part(start, rangeSize, mediaFileSize) }];
    }),
  };
}

/** The calls that the web makes at the anonymous home, as the service itself knows them. */
function homeCalls(): Question[] {
  const { paths } = firstCalls(`/public/${organizationId}`)!;
  return paths.map((path) => ({
    path: `/api${path}${path.includes('?') ? '&' : '?'}`,
    headers: { authorization: 'Bearer public' },
    check: checkOf(path),
  }));
}

function checkOf(path: string): Question['check'] {
  if (path.includes('showOnlyPublicFeatured')) return many(limits.featured);
  if (path.includes('showOnlyUpcoming')) return many([1, 8]);
  if (path.includes('/Categories')) return many(limits.categories);
  return path.endsWith('UICustomizations/Publics') ? () => undefined : one(organizationId);
}

const insideHomeCalls = (): Question[] => [
  { path: '/api/Users/Me?', check: (body) => (body.includes('"mediaToken"') ? undefined : 'no media token') },
  {
    path: `/api/MediaContents?pageIndex=1&pageSize=${limits.featured}&showOnlyFeatured=true&sortBy=CreatedDate&sortOrder=Desc&`,
    check: many(limits.featured),
  },
  {
    path: `/api/MediaContents?pageIndex=1&pageSize=${limits.pageSize}&showOnlyUpcoming=true&sortBy=ScheduledPublicationDate&sortOrder=Asc&`,
    check: many(8, 8),
  },
  {
    path: `/api/MediaContents?pageIndex=1&pageSize=${limits.pageSize}&showOnlyInProgress=true&`,
    check: many([1, 10]),
  },
  {
    path: `/api/Categories?ShowOnlyCategoriesWithAccessiblePublishedMediaContents=true&loadRelatedPublishedMediaContents=true&pageIndex=1&pageSize=${limits.categories}&`,
    check: many(limits.categories),
  },
];
