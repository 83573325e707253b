import { randomUUID } from 'node:crypto';
import { api, type CallName } from '@tv/contract/calls/api';
import type { Endpoint } from '@tv/contract/endpoint';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { addUploads } from './add-uploads.ts';
import { foreignIn } from './canaries/oracle.ts';
import { expectedAnswers } from './expected-answers/expected-answers.ts';
import { statusOf } from './expected-answers/expected-status.ts';
import { bodies } from './bodies.ts';
import { type Callers, callersOf } from './callers.ts';
import { forgetCallsOfKeys, isKeyPersona } from './key-personas.ts';
import type { Persona } from './personas.ts';
import { startWithProvider, type ServiceWithProvider } from './start-with-provider.ts';
import { undescribed } from './undescribed.ts';
import { untranslatedToGerman } from './untranslated-to-german.ts';
import { buildIsolationWorld, type Target, targets, type IsolationWorld } from './isolation-world.ts';

type Options = {
  at?: readonly Target[];
  before?: (service: ServiceWithProvider, world: IsolationWorld) => Promise<void>;
};

/**
 * Makes every call as each of `who` at everything it can be pointed at (`at`). Answers what differs from the table, and
 * where an answer holds a canary that is not for the caller, tells a thing that is not for them from one that does not exist,
 * has what the OpenAPI document does not describe, or has a problem that the web cannot say in German. `before` may do what it likes.
 */
export async function checkIsolation(
  who: readonly Persona[],
  { at = targets, before }: Options = {},
): Promise<{ made: number; wrong: string[] }> {
  const service = await startWithProvider();
  try {
    const world = await buildIsolationWorld(service);
    await service.adoptPeople();
    await before?.(service, world);
    const ask = await createAsker(service, world);
    const wrong: string[] = [];
    let made = 0;
    for (const name of Object.keys(expectedAnswers) as CallName[])
      for (const persona of who) {
        const missing = await ask(name, persona, 'missing');
        for (const more of foreignIn(world.words, persona, missing))
          wrong.push(`${name} as ${persona}: tells ${more}`);
        for (const target of at) {
          const expected = statusOf(name, persona, target);
          if (!expected) continue;
          const answer = await ask(name, persona, target);
          made++;
          for (const more of foreignIn(world.words, persona, answer))
            wrong.push(`${name} as ${persona} at ${target}: tells ${more}`);
          for (const more of undescribed(name, answer))
            wrong.push(`${name} as ${persona} at ${target}: ${more} is not described`);
          for (const more of untranslatedToGerman(answer))
            wrong.push(`${name} as ${persona} at ${target}: ${more} is not said in German`);
          if (String(answer.statusCode) !== expected)
            wrong.push(`${name} as ${persona} at ${target}: ${answer.statusCode}, not ${expected}`);
          else if (
            expected === '404' &&
            isToBeLikeMissing(persona, target) &&
            answerText(answer) !== answerText(missing)
          )
            wrong.push(
              `${name} as ${persona} at ${target}: ${answerText(answer)}, but missing: ${answerText(missing)}`,
            );
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

/** The body, and the headers that could tell. */
function answerText({ headers, body }: LightMyRequestResponse): string {
  const shown = { ...(JSON.parse(body) as object), traceId: undefined };
  return JSON.stringify([headers['cache-control'], headers['content-type'], shown]);
}

/** Answers a function that makes a call as one of the world's people at what it has of a kind, with `more` in its query. */
export async function createAsker(service: ServiceWithProvider, world: IsolationWorld, callers?: Callers) {
  const { headersOf, mediaTokenOf, addressOf } = callers ?? (await callersOf(service, world));
  const { app, db } = service;
  let callsOfKeys = 0;
  return async (
    name: CallName,
    persona: Persona,
    target: Target,
    more: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> => {
    if (isKeyPersona(persona) && ++callsOfKeys % 500 === 0) await forgetCallsOfKeys(db);
    // Everybody who may delete it finds one.
    if (name === 'DELETE /Management/Uploads/:id') await addUploads(db, world);
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
      messageId: randomUUID(),
      pollId: randomUUID(),
      markId: randomUUID(),
      cueId: randomUUID(),
      reactionId: randomUUID(),
      languageCode: 'en',
      tabId: randomUUID(),
      fileName: 'notes.txt',
      userId: visitorId,
      personId: world.people['content manager'].id,
      guestId: randomUUID(),
      deliveryId: randomUUID(),
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
      ...(name.endsWith('/Talk/Messages') && { kind: 'question' }),
      ...(name === 'GET /Management/Reviews' && { group: 'waiting' }),
      ...(endpoint.query && 'instance' in endpoint.query.properties && { kind: 'feed', instance: 'channel' }),
      ...(endpoint.query && 'tabId' in endpoint.query.properties && { tabId: randomUUID() }),
      ...(endpoint.query && 'seconds' in endpoint.query.properties && { seconds: '0' }),
      ...(endpoint.access === 'media-token' && { jwt: mediaTokenOf(persona) }),
      ...more,
    };
    const sent = bodies(id, params['subtitleId']!);
    return app.inject({
      method: method!,
      url: `/api${template.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')}`,
      query,
      headers: headersOf(persona),
      remoteAddress: addressOf(persona),
      ...(sent[name] && { payload: sent[name] }),
    });
  };
}

const idsOf = (world: IsolationWorld, of: string) =>
  ({
    item: world.items,
    category: world.categories,
    organization: world.organizations,
    upload: world.uploads,
    'self-registration': world.selfRegistrations,
    person: world.members,
    invitation: world.invitations,
    'api-key': world.apiKeys,
    application: world.applications,
    'directory-token': world.directoryTokens,
    'directory-group': world.directoryGroups,
    group: world.groups,
    domain: world.domains,
    'sign-in-connection': world.signInConnections,
    guest: world.guests,
    webhook: world.webhooks,
    'retention-rule': world.retentionRules,
    'watched-source': world.watchedSources,
    'live-event': world.liveEvents,
  })[of] as Partial<Record<Target, string>>;
