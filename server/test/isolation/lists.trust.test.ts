import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearersOf, type Persona } from './personas.ts';
import { startWithProvider, type ServiceWithProvider } from './start-with-provider.ts';
import { buildIsolationWorld, type Target, type IsolationWorld } from './isolation-world.ts';

let service: ServiceWithProvider;
let world: IsolationWorld;
let bearers: Map<Persona, string | undefined>;

beforeAll(async () => {
  service = await startWithProvider();
  world = await buildIsolationWorld(service);
  await service.adoptPeople();
  bearers = await bearersOf(service, world);
});
afterAll(() => service.close());

const published: Target[] = ['own', 'own public', 'own locked'];
/** To people who manage the organization also what is for some of its members. */
const forSome: Target[] = ['for a group', 'for another group', 'for a person'];
const publicOnes: Target[] = ['own public', 'own locked'];
/** Lists as the viewer's organization serves them, and what each may name of it. */
const lists: [path: string, member: Target[], outside: Target[] | undefined][] = [
  ['/MediaContents', published, undefined],
  ['/MediaContents?searchTerm=media', published, undefined],
  ['/MediaContents?searchTerm=media&searchScope=4', [], undefined],
  ['/MediaContents?showOnlyUpcoming=true', ['own upcoming'], undefined],
  ['/MediaContents?showOnlyFeatured=true', [], undefined],
  ['/MediaContents?organizationId={anothers}', [], undefined],
  ['/MediaContents?categoryId={category of another}', [], undefined],
  ['/Categories?loadRelatedPublishedMediaContents=true', published, undefined],
  ['/Categories/Discover', published, undefined],
  ['/MediaContents/Suggestions?searchTerm=media', published, undefined],
  ['/Organizations/{own}/Publics/MediaContents', publicOnes, publicOnes],
  ['/Organizations/{own}/Publics/MediaContents?searchTerm=media', publicOnes, publicOnes],
  ['/Organizations/{own}/Publics/MediaContents?showOnlyUpcoming=true', ['own upcoming'], ['own upcoming']],
  ['/Organizations/{own}/Publics/MediaContents?organizationId={anothers}', publicOnes, publicOnes],
  ['/Organizations/{own}/Publics/Categories?loadRelatedPublishedMediaContents=true', publicOnes, publicOnes],
  ['/Organizations/{own}/Publics/MediaContents/Suggestions?searchTerm=media', publicOnes, publicOnes],
];

const addressOf = (path: string) =>
  `/api${path}`
    .replace('{own}', world.organizations.own)
    .replace('{anothers}', world.organizations.anothers)
    .replace('{category of another}', world.categories.anothers);

test.each(lists)('%s names nothing that is not for the caller', async (path, member, outside) => {
  const readers: [Persona, Target[] | undefined][] = [
    ['viewer', member],
    ['admin', member === published ? [...published, ...forSome] : member],
    ['member of a group', member === published ? [...published, 'for a group'] : member],
    ['visitor', outside],
    ['viewer elsewhere', outside],
  ];
  for (const [persona, allowed] of readers) {
    if (!allowed) continue;
    const answer = await service.app.inject({
      url: addressOf(path),
      headers: { authorization: `Bearer ${bearers.get(persona)}` },
    });
    expect(answer.statusCode, persona).toBe(200);
    const named = Object.entries(world.items).filter(([, id]) => answer.body.includes(id));
    expect(
      named.map(([target]) => target).filter((target) => !allowed.includes(target as Target)),
      persona,
    ).toEqual([]);
    const isWhole = !/Suggestions|Discover|organizationId|categoryId/.test(path);
    if (isWhole) expect(named.map(([target]) => target).sort(), persona).toEqual([...allowed].sort());
  }
});

test('a provider admin alone sees organizations of others', async () => {
  const ask = async (persona: Persona) =>
    (
      await service.app.inject({
        url: '/api/Organizations',
        headers: { authorization: `Bearer ${bearers.get(persona)}` },
      })
    )
      .json<{ name: string }[]>()
      // Without the canary.
      .map(({ name }) => name.replace(/ zq\w+$/, ''));
  expect(await ask('admin')).toEqual(['Own']);
  expect(await ask('viewer elsewhere')).toEqual(['Other']);
  expect(await ask('provider admin')).toEqual([
    'Closed',
    'On trial',
    'Other',
    'Own',
    'Provider',
    'Recording',
  ]);
});

test('a manager brings files into the own organization only', async () => {
  for (const more of [{ organizationId: world.organizations.anothers }, { organizationName: 'Other' }]) {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/Management/Uploads',
      headers: { authorization: `Bearer ${bearers.get('content manager')}` },
      payload: { fileName: 'talk.mp4', sizeInBytes: 10, ...more },
    });
    if (answer.statusCode === 201) {
      const rows = await service.db.text.query('select organization_id from uploads where id = $1', [
        answer.json<{ id: string }>().id,
      ]);
      expect(rows.rows[0]?.organization_id).toBe(world.organizations.own);
    } else expect(answer.statusCode).toBe(404);
  }
});

test('the command line’s token works from loopback only, and never through a proxy', async () => {
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    service.app.inject({
      url: '/api/Management/Processings',
      remoteAddress,
      headers: { authorization: 'Bearer local-service-token', ...headers },
    });
  expect((await ask('127.0.0.1')).statusCode).toBe(200);
  expect((await ask('10.1.2.3')).statusCode).toBe(401);
  for (const name of ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'])
    expect((await ask('127.0.0.1', { [name]: '127.0.0.1' })).statusCode, name).toBe(401);
  const asViewer = await service.app.inject({
    url: '/api/MediaContents',
    headers: { authorization: 'Bearer local-service-token' },
  });
  expect(asViewer.statusCode).toBe(401);
});
