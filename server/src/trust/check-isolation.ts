import { randomUUID } from 'node:crypto';
import { api, type CallName } from '@tv/contract/api';
import type { Endpoint } from '@tv/contract/endpoint';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expectedAnswers } from './expected-answers.ts';
import { bearersOf, type Persona, personas } from './personas.ts';
import { startWithProvider, type TrustService } from './start-with-provider.ts';
import { undescribed } from './undescribed.ts';
import { unsaidInGerman } from './unsaid-in-german.ts';
import { buildTrustWorld, guestToken, type Target, targets, type TrustWorld } from './trust-world.ts';

/**
 * Makes every call as each of `who` at everything it can be pointed at. Answers what differs from the table, and
 * where an answer tells a thing that is not for the caller from one that does not exist, or has what the OpenAPI document
 * does not describe, or has a problem that the web cannot say in German. `before` may do what it likes.
 */
export async function checkIsolation(
  who: readonly Persona[],
  before: (service: TrustService, world: TrustWorld) => Promise<void> = async () => {},
): Promise<{ made: number; wrong: string[] }> {
  const service = await startWithProvider();
  try {
    const world = await buildTrustWorld(service);
    await service.adoptPeople();
    await before(service, world);
    const ask = await createAsker(service, world);
    const wrong: string[] = [];
    let made = 0;
    for (const name of Object.keys(expectedAnswers) as CallName[])
      for (const persona of who) {
        const missing = await ask(name, persona, 'missing');
        for (const target of targets) {
          const expected = statusOf(name, persona, target);
          if (!expected) continue;
          const answer = await ask(name, persona, target);
          made++;
          for (const more of undescribed(name, answer))
            wrong.push(`${name} as ${persona} at ${target}: ${more} is not described`);
          for (const more of unsaidInGerman(answer))
            wrong.push(`${name} as ${persona} at ${target}: ${more} is not said in German`);
          if (String(answer.statusCode) !== expected)
            wrong.push(`${name} as ${persona} at ${target}: ${answer.statusCode}, not ${expected}`);
          else if (expected === '404' && isToBeLikeMissing(persona, target) && told(answer) !== told(missing))
            wrong.push(`${name} as ${persona} at ${target}: ${told(answer)}, but missing: ${told(missing)}`);
        }
      }
    return { made, wrong };
  } finally {
    await service.close();
  }
}

/** Of an item that the person sees anyway, an answer may say why it does not fit. */
const isToBeLikeMissing = (persona: Persona, target: Target) =>
  target !== 'malformed' && statusOf('GET /MediaContents/Published/:id', persona, target) !== '200';

const statusOf = (name: CallName, persona: Persona, target: Target) => {
  const { answers, guest } = expectedAnswers[name];
  const column = persona === 'guest' ? 'visitor' : persona;
  const status = answers[target]?.split(' ')[personas.indexOf(column)];
  return persona === 'guest' ? (guest?.[target] ?? status) : status;
};

/** The body, and the headers that could tell. */
function told({ headers, body }: LightMyRequestResponse): string {
  const shown = { ...(JSON.parse(body) as object), traceId: undefined };
  return JSON.stringify([headers['cache-control'], headers['content-type'], shown]);
}

/** Answers a function that makes a call as one of the world's people at what it has of a kind. */
export async function createAsker(service: TrustService, world: TrustWorld) {
  const { app } = service;
  const bearers = await bearersOf(service, world);
  const mediaTokens = new Map<Persona, string>();
  for (const persona of bearers.keys()) {
    const me = await app.inject({ url: '/api/Users/Me', headers: authorization(bearers.get(persona)) });
    if (me.statusCode === 200 && persona !== 'inactive')
      mediaTokens.set(persona, (me.json() as { mediaToken: string }).mediaToken);
  }
  mediaTokens.set('expired token', 'a token that has expired');
  const cookie = `tv-guest=${guestToken}`;
  const guest = await app.inject({ url: `/api/Guests/${world.guests.own}`, headers: { cookie } });
  const { token } = guest.json<{ token: string }>();
  mediaTokens.set('guest', token);
  const headersOf = (persona: Persona) => ({
    ...authorization(bearers.get(persona)),
    ...(persona === 'guest' && { cookie, 'x-unlock-token': token }),
  });

  return (name: CallName, persona: Persona, target: Target): Promise<LightMyRequestResponse> => {
    const endpoint: Endpoint = api[name];
    const { of } = expectedAnswers[name];
    const id = (of === 'nothing' ? undefined : idsOf(world, of)[target]) ?? world.items.missing;
    const [method, template] = name.split(' ') as [InjectOptions['method'], string];
    const visitorId = randomUUID();
    const params: Record<string, string> = {
      id: name === 'POST /WatchedTimestamps/:id/Publics' ? visitorId : id,
      organizationId: of === 'organization' ? id : world.organizations.own,
      visitorId,
      version: '1',
      file: name.startsWith('GET /Feeds') ? 'poster.jpg' : 'master.m3u8',
      subtitleId: world.subtitles[target] ?? randomUUID(),
      requestId: randomUUID(),
      attachmentId: world.attachments[target] ?? randomUUID(),
      versionId: randomUUID(),
      trackId: randomUUID(),
      languageCode: 'en',
      tabId: randomUUID(),
      fileName: 'notes.txt',
      userId: visitorId,
      personId: world.people['content manager'].id,
      guestId: randomUUID(),
      domain: `${target.replaceAll(' ', '-')}.example`,
    };
    const query = {
      ...(name === 'POST /Management/MediaContents/:id/Attachments' && { fileName: 'notes.txt' }),
      ...(name.endsWith('/Cues/Files') && { format: 'srt' }),
      ...(name.includes('Suggestions') && { searchTerm: 'media' }),
      ...(endpoint.query && 'mediaContentId' in endpoint.query.properties && { mediaContentId: id }),
      ...(name !== 'GET /Feeds/Media/:id/:file' &&
        endpoint.query &&
        'token' in endpoint.query.properties && { token: 'nobody-was-sent-this' }),
      ...(name === 'GET /Management/Calendar' && {
        from: '2026-03-01T00:00:00Z',
        to: '2026-03-02T00:00:00Z',
      }),
      ...(name === 'GET /Management/Groups/Matches' && { rule: '@tv.example' }),
      ...(name === 'GET /Management/Reviews' && { group: 'waiting' }),
      ...(endpoint.query && 'tabId' in endpoint.query.properties && { tabId: randomUUID() }),
      ...(endpoint.query && 'seconds' in endpoint.query.properties && { seconds: '0' }),
      ...(endpoint.access === 'media-token' && { jwt: mediaTokens.get(persona) ?? 'public' }),
    };
    const sent = bodies(id, params['subtitleId']!);
    return app.inject({
      method: method!,
      url: `/api${template.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')}`,
      query,
      headers: headersOf(persona),
      // Wrong passwords are counted by address.
      remoteAddress: `10.0.0.${[...bearers.keys()].indexOf(persona) + 1}`,
      ...(sent[name] && { payload: sent[name] }),
    });
  };
}

const idsOf = (world: TrustWorld, of: string) =>
  ({
    item: world.items,
    category: world.categories,
    organization: world.organizations,
    upload: world.uploads,
    'self-registration': world.selfRegistrations,
    person: world.members,
    invitation: world.invitations,
    'directory-token': world.directoryTokens,
    'directory-group': world.directoryGroups,
    group: world.groups,
    domain: world.domains,
    guest: world.guests,
  })[of] as Partial<Record<Target, string>>;

const authorization = (bearer: string | undefined) => (bearer ? { authorization: `Bearer ${bearer}` } : {});

const newcomer = {
  token: 'nobody-was-sent-this',
  firstName: 'Ada',
  lastName: 'Viewer',
  newPassword: 'four quiet words here',
};
const lead = { email: 'visitor@aurora.example', botCheckToken: 'no proof' };

const secret = { secret: 'of no link' };
const share = () => ({
  email: `${randomUUID()}@outside.example`,
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
});

const bodies = (id: string, subtitleId: string): Partial<Record<CallName, object>> => ({
  'POST /Management/MediaContents/:id/Subtitles/:languageCode/Approvals': { subtitleId },
  'PUT /Users/OnBoarding/Account': newcomer,
  'POST /Users/OnBoarding/Invites/Resend': { token: newcomer.token },
  'POST /SelfRegistrations/:id/Users': { email: lead.email },
  'POST /SelfRegistrations/:id/Users/Confirm': { selfRegistrationUserId: newcomer.token },
  'POST /IdpManager/ValidateUserPasswordAgainstDefaultPolicy': { password: newcomer.newPassword },
  'POST /AnalyticsEvents': { events: [{ name: 'navbar.home' }] },
  'POST /Users/SubscriptionUsers': { emailAddress: lead.email },
  'POST /Users/SubscriptionUsers/:id/Confirms': { ...newcomer, organizationName: 'New house' },
  'POST /Organizations/:id/LeadGenerationFormInputData': lead,
  'POST /Categories/:id/LeadGenerationFormInputData': lead,
  'PUT /Users/Me/Notices': { readUntil: '2026-01-01T00:00:00Z' },
  'PUT /Users/Me/Notices/:id': { isRead: true },
  'PUT /Users/Me/Notifications': { digest: 'off' },
  'POST /Management/MediaContents/Changes': { ids: [id], change: { action: 'unpublish' } },
  'PUT /Management/MediaContents/:id/Attachments/Order': { ids: [randomUUID()] },
  'PATCH /Management/MediaContents/:id/Attachments/:attachmentId': { fileName: 'renamed.pdf' },
  'PUT /Management/MediaContents/:id/Poster': { seconds: 1 },
  'POST /Management/MediaContents/:id/CaptionRequests': { kind: 'transcription' },
  'PUT /Management/MediaContents/:id/Subtitles/:languageCode/Cues': {
    cues: [{ key: '1', startTime: 0, endTime: 2, runs: [{ text: 'Good evening.' }] }],
  },
  'POST /Management/MediaContents/:id/Replacements': { fileName: 'talk.mp4', sizeInBytes: 1000 },
  'POST /Management/MediaContents/:id/Versions': {},
  'PATCH /Management/MediaContents/:id/SoundTracks/:trackId': { name: 'Deutsch' },
  'POST /Management/MediaContents/:id/SoundTracks': {
    fileName: 'dub.m4a',
    sizeInBytes: 1000,
    kind: 2,
    languageCode: 'de',
  },
  'PUT /Management/Presences/:tabId': { place: 'item', id, part: 'details', isEditing: true },
  'PUT /Management/Views': { views: [{ name: 'Mine', query: 'state=draft' }] },
  'POST /Users/Me/PushSubscriptions': {
    endpoint: `https://push.example/${randomUUID()}`,
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    language: 'en',
  },
  'PUT /Users/Me/CurrentOrganization': { organizationId: id },
  'POST /MediaContents/Publics/:id/Unlocks': { password: 'not this one' },
  'POST /WatchedTimestamps': { mediaContentId: id, position: 1, ranges: [[0, 1]] },
  'POST /WatchedTimestamps/:id/Publics': { mediaContentId: id, position: 1 },
  'PUT /WatchedTimestamps': { watchStatus: 2 },
  'POST /Reactions': { mediaContentId: id, reactionType: 0 },
  'POST /WatchlistContents': { mediaContentId: id },
  'PUT /WatchlistContents': { watchStatus: 1 },
  'PATCH /Management/MediaContents/:id': {},
  'PUT /Management/MediaContents/:id/Schedules': { unpublishAt: '2199-01-01T00:00:00Z' },
  'POST /Management/MediaContents/:id/Reviews': {},
  'POST /Management/MediaContents/:id/Reviews/Actions': { action: 12 },
  'POST /Management/Categories': { name: `Category ${randomUUID()}` },
  'PUT /Management/Categories/Order': { ids: [] },
  'PATCH /Management/Categories/:id': {},
  'POST /Management/Categories/:id/Merges': { intoId: id },
  'PATCH /Management/People/:id': {},
  'POST /Management/Invitations': { email: `${randomUUID()}@tv.example` },
  'POST /Management/Invitations/Batch': { emails: [`${randomUUID()}@tv.example`] },
  'POST /Management/SelfRegistrations': {},
  'PATCH /Management/SelfRegistrations/:id': {},
  'POST /Management/Domains': { domain: 'new.example' },
  'POST /Management/DirectoryTokens': { name: 'Directory' },
  'PATCH /Management/DirectoryGroups/:id': { role: 'none' },
  'POST /Management/Groups': { name: `Group ${randomUUID()}` },
  'POST /Management/SeenAs': { groupId: randomUUID() },
  'PATCH /Management/Groups/:id': {},
  'POST /Management/Groups/:id/Members': { emails: [`${randomUUID()}@tv.example`] },
  'POST /Management/MediaContents/:id/Guests': share(),
  'POST /Management/Categories/:id/Guests': share(),
  'POST /Guests/:id/Invitation': secret,
  'POST /Guests/:id/Codes': secret,
  'POST /Guests/:id/Sessions': { ...secret, code: '123456' },
  'PUT /Management/AuditWebhook': { url: 'https://siem.aurora.example/hook' },
  'PUT /Management/Policies': { secondStepRequiredFor: [], allowedNetworks: [] },
  'PATCH /Management/Organization': {},
  'POST /Management/Uploads': { fileName: 'talk.mp4', sizeInBytes: 1000 },
});
