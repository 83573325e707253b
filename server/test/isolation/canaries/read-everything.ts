import { randomUUID } from 'node:crypto';
import type { CallName } from '@tv/contract/calls/api';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { callersOf } from '../callers.ts';
import { createAsker } from '../check-isolation.ts';
import { expectedAnswers } from '../expected-answers/expected-answers.ts';
import { statusOf } from '../expected-answers/expected-status.ts';
import { type Persona, personas } from '../personas.ts';
import type { ServiceWithProvider } from '../start-with-provider.ts';
import { type Target, targets, type IsolationWorld } from '../isolation-world.ts';
import { foreignIn, foreignInText } from './oracle.ts';
import { isPaged, nextPage, variantsOf } from './variants.ts';

/** Items for whose words everybody searches. */
const searched = ['own', 'own locked', 'own hidden', 'anothers', 'for a group', 'for a person'] as const;

/** What lists are read of in all ways, as those who may. Their other pages and filters are the same for other targets. */
const varied = ['own', 'own public'] as const;
/** Of a list, one row each. */
const pages = 6;

/** What reads and changes nothing that others read. */
const readings = (Object.keys(expectedAnswers) as CallName[]).filter((name) => name.startsWith('GET '));

/**
 * Answers a function that reads all that the portal shows, as each of `who`, in this order: every call that reads at everything it
 * can be pointed at, searches, pages, feeds, files of media, streams of events. With `withVariants` also each filter and order of lists, and
 * their pages. It answers what told somebody what is not for them.
 */
export async function createReader(service: ServiceWithProvider, world: IsolationWorld) {
  const callers = await callersOf(service, world);
  const ask = await createAsker(service, world, callers);
  const feeds = await feedsOf(service, callers.headersOf);
  const addresses = addressesOf(world);

  return async (
    who: readonly Persona[],
    { withVariants = false } = {},
  ): Promise<{ made: number; wrong: string[] }> => {
    const wrong: string[] = [];
    let made = 0;
    const note = (what: string, persona: Persona, more: string[]) => {
      made++;
      wrong.push(...more.map((each) => `${what} as ${persona}: tells ${each}`));
    };
    const get = async (persona: Persona, url: string, more: Pick<InjectOptions, 'method' | 'payload'> = {}) =>
      service.app.inject({
        url: url.replace('{token}', callers.mediaTokenOf(persona)),
        headers: callers.headersOf(persona),
        remoteAddress: callers.addressOf(persona),
        ...more,
      });
    for (const name of readings)
      for (const target of targets)
        for (const persona of who)
          if (statusOf(name, persona, target))
            note(
              `${name} at ${target}`,
              persona,
              foreignIn(world.words, persona, await ask(name, persona, target)),
            );
    for (const name of readings)
      for (const target of withVariants ? varied : [])
        for (const persona of who)
          if (statusOf(name, persona, target) === '200')
            for (const [variantName, answer] of await askVariants(name, persona, target))
              note(`${name} at ${target}, ${variantName}`, persona, foreignIn(world.words, persona, answer));
    for (const [url, readers] of addresses)
      for (const persona of who.filter((each) => readers.includes(each)))
        note(url, persona, foreignIn(world.words, persona, await get(persona, url)));
    for (const persona of who) {
      const feed = feeds.get(persona);
      if (feed) note('own feed', persona, foreignIn(world.words, persona, await get(persona, feed)));
      note('searches', persona, await search(persona));
      note('presences', persona, await presences(persona));
    }
    return { made, wrong };

    /** Asks with each choice of the call's parameters, and page by page. */
    async function askVariants(
      name: CallName,
      persona: Persona,
      target: Target,
    ): Promise<[variantName: string, answer: LightMyRequestResponse][]> {
      const answers: [string, LightMyRequestResponse][] = [];
      for (const variant of variantsOf(name, world))
        answers.push([JSON.stringify(variant), await ask(name, persona, target, variant)]);
      let variantName: Record<string, string> | undefined = {};
      for (let page = 1; isPaged(name) && variantName && page <= pages; page++) {
        const answer = await ask(name, persona, target, { pageSize: '1', ...variantName });
        answers.push([`page ${page}`, answer]);
        variantName = answer.statusCode === 200 ? nextPage(name, answer, page) : undefined;
      }
      return answers;
    }

    /** Asks for words of items: by them nobody finds what is not for them, and nothing completes them. */
    async function search(persona: Persona): Promise<string[]> {
      const found: string[] = [];
      const { own } = world.organizations;
      for (const target of searched) {
        const whole = world.words.word(`item ${target}: text`, 'media_contents.title');
        const spoken = world.words.word(`item ${target}: media`, 'the file of captions');
        for (const [path, term] of [
          ['/MediaContents', whole],
          ['/MediaContents', `${whole.slice(0, -1)}x`],
          ['/MediaContents', spoken],
          ['/MediaContents/Facets', whole],
          ['/MediaContents/Suggestions', whole.slice(0, 4)],
          [`/Organizations/${own}/Publics/MediaContents`, whole],
          [`/Organizations/${own}/Publics/MediaContents`, spoken],
          [`/Organizations/${own}/Publics/MediaContents/Suggestions`, whole.slice(0, 4)],
        ] as const) {
          const { headers, body } = await get(persona, `/api${path}?searchTerm=${term}`);
          // The answer may repeat what was asked for.
          const text = `${body} ${JSON.stringify(headers)}`.replaceAll(term, '');
          found.push(...foreignInText(world.words, persona, text));
        }
      }
      return [...new Set(found)];
    }

    /** Opens an item in a tab, and reads who else has. */
    async function presences(persona: Persona): Promise<string[]> {
      const found: string[] = [];
      for (const target of ['own', 'own in review', 'for a group'] as const) {
        const tabId = randomUUID();
        const payload = { place: 'item', id: world.items[target], part: 'details', isEditing: false };
        await get(persona, `/api/Management/Presences/${tabId}`, { method: 'PUT', payload });
        const text = await get(persona, `/api/Management/Presences/Events?tabId=${tabId}&seconds=0`);
        found.push(...foreignIn(world.words, persona, text));
      }
      return found;
    }
  };
}

/** The address of everybody's own feed, of those who may have one. */
async function feedsOf(
  { app }: ServiceWithProvider,
  headersOf: (persona: Persona) => Record<string, string>,
): Promise<Map<Persona, string>> {
  const feeds = new Map<Persona, string>();
  for (const persona of [
    'viewer',
    'member of a group',
    'chosen person',
    'admin',
    'viewer elsewhere',
  ] as const) {
    const made = await app.inject({ method: 'PUT', url: '/api/Users/Me/Feed', headers: headersOf(persona) });
    if (made.statusCode === 200)
      feeds.set(persona, new URL(made.json<{ url: string }>().url).href.replace('http://localhost:3000', ''));
  }
  return feeds;
}

/** Who asks for pages: they are the same for everybody, whatever is sent along. */
const ofPages: readonly Persona[] = ['visitor', 'guest', 'member of a group', 'admin'];

/** Addresses that no call of the contract is, or that calls name in their answers, and who asks for them. `{token}` opens media. */
function addressesOf(world: IsolationWorld): [url: string, readers: readonly Persona[]][] {
  const { organizations, categories, items, subtitles } = world;
  const portal = 'http://localhost:3000';
  const pages = ['/', '/search', '/categories', '/robots.txt', '/sitemap.xml', '/api/openapi.json'];
  const lists = [
    ...['sortBy=Title', 'showOnlyFeatured=true', 'showOnlyUpcoming=true', 'showOnlyReminded=true'].map(
      (query) => `/api/MediaContents?${query}`,
    ),
    '/api/Categories?loadRelatedPublishedMediaContents=true',
    `/api/MediaContents?organizationId=${organizations.anothers}`,
  ];
  for (const id of [organizations.own, organizations.anothers, organizations['own hidden']]) {
    pages.push(
      `/public/${id}`,
      `/public/${id}/categories`,
      `/public/${id}/coming-soon`,
      `/sitemaps/${id}-1.xml`,
    );
    lists.push(
      `/api/Organizations/${id}/Publics/MediaContents?showOnlyUpcoming=true`,
      `/api/Organizations/${id}/Publics/Categories?loadRelatedPublishedMediaContents=true`,
    );
  }
  // The calls of the contract ask for one item. Without it these tell of all.
  const figures = ['Summary', 'Days', 'Days.csv', 'Audience', 'Audience.csv', 'Watched', 'Watched.csv'];
  lists.push(...figures.map((each) => `/api/Management/Analytics/${each}`));
  for (const which of ['own', 'anothers'] as const) {
    pages.push(`/public/${organizations[which]}/categories/${categories[which]}`);
    pages.push(`/api/Organizations/${organizations[which]}/Publics/Categories/${categories[which]}/feed.xml`);
    lists.push(`/api/MediaContents?categoryId=${categories[which]}`);
    lists.push(
      ...[...figures, 'Completions', 'Completions.csv'].map(
        (each) => `/api/Management/Analytics/${each}?categoryId=${categories[which]}`,
      ),
    );
  }
  for (const [target, id] of Object.entries(items) as [Target, string][]) {
    const organization = target.startsWith('anothers') ? organizations.anothers : organizations.own;
    const watched = `/public/${organization}/watch/${id}`;
    pages.push(watched, `/watch/${id}`, `/public/${organization}/embed/${id}`);
    pages.push(`/oembed?url=${encodeURIComponent(`${portal}${watched}`)}`);
    pages.push(`/api/Feeds/Media/${id}/${subtitles[target]}.vtt`, `/api/Feeds/Media/${id}/chapters.json`);
    lists.push(
      ...['', '/Files'].map((file) => `/api/Management/MediaContents/${id}/Subtitles/fr/Cues${file}`),
      ...['poster-640.jpg', `captions-${subtitles[target]}-0.vtt`].map(
        (file) => `/api/media/${id}/1/${file}?jwt={token}`,
      ),
      `/api/media/${id}/subtitles/${subtitles[target]}?jwt={token}&format=cues`,
    );
  }
  return [
    ...pages.map((url): [string, readonly Persona[]] => [url, ofPages]),
    ...lists.map((url): [string, readonly Persona[]] => [url, personas]),
  ];
}
