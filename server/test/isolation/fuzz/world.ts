import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/db/sql.ts';
import { aCategory, aDirectory, aGroup, aMediaContent, aPerson } from '../../../src/test-builders.ts';
import { keepLines } from '../keep-lines.ts';
import { forgetCallsOfKeys } from '../key-personas.ts';
import { bearersOf, type Persona } from '../personas.ts';
import { startWithProvider } from '../start-with-provider.ts';
import { buildIsolationWorld, type IsolationWorld } from '../isolation-world.ts';
import type { Draw } from './random.ts';
import { secretMark } from './values.ts';

/** Who makes requests. */
export const callers = [
  'nothing',
  'visitor',
  'viewer',
  'content manager',
  'organization manager',
  'admin',
  'provider admin',
  'viewer elsewhere',
  'inactive',
  'reviewer',
  'member of a group',
  'command line',
  'directory',
  'key',
  'key of a category',
  'key elsewhere',
] as const;
export type Caller = (typeof callers)[number];

/** Those who belong to the organization, or to none: what another one keeps to itself is not for them. */
const insiders: readonly Caller[] = [
  ...(['nothing', 'visitor', 'viewer', 'content manager', 'organization manager'] as const),
  ...(['admin', 'inactive', 'reviewer', 'member of a group', 'directory'] as const),
  ...(['key', 'key of a category'] as const),
];

/** Those who see an item that is for the members of one group. */
const ofTheGroup: readonly Caller[] = [
  ...(['organization manager', 'admin', 'member of a group', 'command line', 'key'] as const),
];
const elsewhere: readonly Caller[] = ['viewer elsewhere', 'key elsewhere'];

type Service = Awaited<ReturnType<typeof startWithProvider>>;
export type FuzzWorld = Awaited<ReturnType<typeof startFuzzWorld>>;

/** A word that stands in everything that an organization keeps to itself. */
const secretOf = (of: 'own' | 'other' | 'some') => `kept-by-${of}-${randomUUID().slice(0, 8)}`;

/** The service over two organizations, somebody of each kind, and its log in memory. The portal's own provider runs beside it. */
export async function startFuzzWorld() {
  const service = await startWithProvider({ LOG_LEVEL: 'info' });
  const withOwnProvider = await startWithProvider({ OIDC_ISSUER: '', LOG_LEVEL: 'info' });
  const lines: string[] = [];
  for (const { app } of [service, withOwnProvider]) keepLines(app.log, lines);
  const world = await buildIsolationWorld(service);
  const { own, anothers } = world.organizations;
  const keptWords = { own: secretOf('own'), other: secretOf('other'), some: secretOf('some') };
  for (const [id, word] of [
    [own, keptWords.own],
    [anothers, keptWords.other],
  ] as const)
    await markEverything(service.db, id, word);
  await addForSome(service, world, keptWords.some);
  const talk = await addTalk(service, world);
  // What these do to themselves must not end what the others are asked for afterwards.
  const spare = {
    viewer: await aPerson(service.db, { organizations: [world.organizations['own hidden']] }),
    admin: await aPerson(service.db, { organizations: [[world.organizations['own hidden'], 'Admin']] }),
  };
  await service.adoptPeople();
  const bearers = await bearersOf(service, world);
  const directory = await aDirectory(service.db, own);
  const bearerOf = (caller: Caller) =>
    caller === 'nothing'
      ? undefined
      : caller === 'command line'
        ? 'local-service-token'
        : caller === 'directory'
          ? directory.token
          : bearers.get(caller as Persona);
  const spareBearers = {
    viewer: await service.tokenOf(spare.viewer.subject, { email_verified: true }),
    admin: await service.tokenOf(spare.admin.subject, { email_verified: true }),
  };
  const media = new Map<Caller, string>();
  const rights = new Map<Caller, unknown>();
  for (const caller of callers) {
    const me = await whoIs(service, bearerOf(caller));
    rights.set(caller, me.role);
    if (me.mediaToken) media.set(caller, me.mediaToken);
  }

  const pools: [RegExp, string[]][] = [
    [/subtitle/i, known(world.subtitles)],
    [/attachment/i, known(world.attachments)],
    [/upload/i, known(world.uploads)],
    [/self-?registration/i, known(world.selfRegistrations)],
    [/invitation/i, known(world.invitations)],
    [/api-?key/i, known(world.apiKeys)],
    [/connection/i, known(world.signInConnections)],
    [/webhook|deliver/i, known(world.webhooks)],
    [/live-?event/i, known(world.liveEvents)],
    [/message/i, talk],
    [/poll/i, talk],
    [/retention-?rule/i, known(world.retentionRules)],
    [/watched-?source/i, known(world.watchedSources)],
    [/application/i, known(world.applications)],
    [/directory-?token/i, known(world.directoryTokens)],
    [/directory-?group|scim.*group/i, [...known(world.directoryGroups), directory.groupId]],
    [/group/i, known(world.groups)],
    [/scim.*user/i, [directory.userId]],
    [/person|people|heir|user/i, known(world.members)],
    [/categor/i, known(world.categories)],
    [/organization/i, known(world.organizations)],
    [/media|item|watch|reaction|schedule|embed/i, known(world.items)],
  ];
  const everything = pools.flatMap(([, ids]) => ids);

  return {
    service,
    withOwnProvider,
    lines,
    own,
    bearerOf,
    spareBearer: (caller: Caller) => (caller.includes('admin') ? spareBearers.admin : spareBearers.viewer),
    mediaTokenOf: (caller: Caller) => media.get(caller) ?? 'public',
    /** An id for a parameter, by its name and the address around it: mostly of something that is there. */
    idFor(draw: Draw, name: string): string {
      if (draw.chance(0.1)) return draw.uuid();
      const pool = draw.chance(0.85) && pools.find(([pattern]) => pattern.test(name))?.[1];
      return draw.pick(pool || everything);
    },
    /** What nobody but its organization may read, and what nobody may. */
    hiddenFrom: (caller: Caller): string[] => [
      ...(insiders.includes(caller) ? [keptWords.other] : elsewhere.includes(caller) ? [keptWords.own] : []),
      ...(ofTheGroup.includes(caller) ? [] : [keptWords.some]),
      service.secretKey,
      // The command line saves all rows.
      ...(caller === 'command line' ? [] : ['scrypt$']),
    ],
    secrets: [
      secretMark,
      service.secretKey,
      'local-service-token',
      directory.token,
      ...[...bearers.values(), ...media.values(), ...Object.values(spareBearers)].filter(
        (each): each is string => each !== undefined && each !== 'public',
      ),
    ],
    /** Keys may go on: no limit of theirs is reached. */
    forgetCallsOfKeys: () => forgetCallsOfKeys(service.db),
    /** Callers who are no longer who they were. */
    async changedCallers(): Promise<string[]> {
      await forgetCallsOfKeys(service.db);
      const changed = [];
      for (const caller of callers) {
        const { role } = await whoIs(service, bearerOf(caller));
        if (role !== rights.get(caller)) changed.push(`${caller}: ${String(role)}`);
      }
      return changed;
    },
    async close() {
      await withOwnProvider.close();
      await service.close();
    },
  };
}

const known = (ids: Record<string, string | undefined>) =>
  Object.entries(ids).flatMap(([target, id]) =>
    id && target !== 'malformed' && target !== 'missing' ? [id] : [],
  );

async function whoIs({ app }: Service, bearer: string | undefined) {
  const { statusCode, body } = await app.inject({
    url: bearer?.startsWith('tv_') ? '/api/Management/ApiKeys/Current' : '/api/Users/Me',
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  });
  const { role, mediaToken } = JSON.parse(body) as { role?: string; mediaToken?: string };
  return { role: statusCode === 200 ? (role ?? 'key') : statusCode, mediaToken };
}

/**
 * An item for one group, found by its words and in lists. Nobody is told its id, nor those of its category and group, so that no
 * request of chance makes it another one's.
 */
async function addForSome({ db }: Service, world: IsolationWorld, word: string) {
  const { own } = world.organizations;
  const group = await aGroup(db, own, { members: [world.people['member of a group'].id] });
  await aMediaContent(db, own, {
    title: `Media content ${word}`,
    description: word,
    tags: [word],
    speakers: [word],
    isFeatured: true,
    audience: [group],
    categories: [await aCategory(db, own)],
  });
}

/** A question and a poll of each event, which share its id. Whoever asks belongs to the organization of the event, which reads the name. */
async function addTalk({ db }: Service, { liveEvents, people, organizations }: IsolationWorld) {
  const events = known(liveEvents);
  const [member, memberElsewhere] = [people['viewer'].id, people['viewer elsewhere'].id];
  // The world of the isolation suite has said something at them already.
  await db.query(sql`insert into live_talks (media_content_id, version) select unnest(${events}::uuid[]), 4
    on conflict (media_content_id) do update set version = excluded.version`);
  await db.query(sql`
    insert into live_messages (id, media_content_id, person_id, kind, text, state, number, version, created_at)
    select id, id, case organization_id when ${organizations.own} then ${member}::uuid else ${memberElsewhere}::uuid end,
      'question', 'Which?', 'open', 3, 3, now() from media_contents where id = any(${events}::uuid[])`);
  await db.query(sql`
    insert into live_polls (id, media_content_id, question, options, state, number, version, created_at)
    select id, id, 'Which?', '{One,Two}', 'open', 4, 4, now() from unnest(${events}::uuid[]) id`);
  return events;
}

/** Puts a word into the texts of an organization that are for its members or its managers alone. */
async function markEverything(db: Service['db'], organizationId: string, word: string) {
  await db.query(sql`update media_contents set title = title || ' ' || ${word}, description = ${word}
    where organization_id = ${organizationId} and not (visibility = 2 and status in (1, 100))`);
  await db.query(
    sql`update uploads set file_name = ${`${word}.mp4`} where organization_id = ${organizationId}`,
  );
  await db.query(
    sql`update onboardings set email = ${word} || id || '@tv.example' where organization_id = ${organizationId}`,
  );
  await db.query(sql`update directory_tokens set name = ${word} where organization_id = ${organizationId}`);
  await db.query(
    sql`update directory_groups set display_name = ${word} || id where organization_id = ${organizationId}`,
  );
  await db.query(
    sql`update organization_domains set domain = ${`${word}.example`} where organization_id = ${organizationId}`,
  );
  await db.query(sql`update people set email = ${word} || id || '@tv.example', first_name = ${word}, last_name = ${word}
    where id in (select person_id from memberships where organization_id = ${organizationId})`);
}
