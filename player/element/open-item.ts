import { createClient, type Client, ProblemError, UnreachableError } from '../../client/src/client.ts';
import type { Subtitle } from '@tv/contract/captions/captions';
import { SubtitleKind } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits/limits';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { MediaPlayerSettings } from '@tv/contract/media/player-settings';
import { inReadersLanguage } from '@tv/contract/languages/in-readers-language';
import type { Wanted } from './wanted.ts';

/** Why an item is not shown. */
export type Refusal = 'not-found' | 'signed-out' | 'refused' | 'not-embeddable' | 'site' | 'network' | 'busy';

export class Refused extends Error {
  readonly reason: Refusal;
  /** Of the item, where it is known. */
  readonly organizationId: string | undefined;
  constructor(reason: Refusal, organizationId?: string) {
    super(reason);
    this.reason = reason;
    this.organizationId = organizationId;
  }
}

/** The right to a locked item, by its password. */
export type Unlocked = { unlockToken: string };

export type OpenItem = {
  client: Client;
  item: MediaContent;
  /** Of an item that can be played. */
  settings?: MediaPlayerSettings;
  subtitles: Subtitle[];
  descriptions: Subtitle[];
  /** The person is of the item's organization: what they watch is theirs. */
  isMember: boolean;
  /** The media token of this moment. */
  mediaToken: (isRefused?: boolean) => Promise<string>;
  unlockToken: string | undefined;
};

/** Milliseconds: a media token that ends sooner is renewed before it is used. */
const margin = 30_000;

export const clientOf = ({ portal, token }: Wanted): Client =>
  createClient({
    portal,
    retries: 2,
    ...(token !== undefined && {
      bearer: (isRefused) => (typeof token === 'function' ? token(isRefused) : token),
    }),
  });

/** Reads an item with all that its player needs. Throws `Refused` where it cannot be shown. */
export async function openItem(
  wanted: Wanted,
  { signal, unlocked }: { signal: AbortSignal; unlocked: Unlocked | undefined },
): Promise<OpenItem> {
  try {
    return await read(clientOf(wanted), wanted, { signal, unlocked });
  } catch (problem) {
    signal.throwIfAborted();
    throw problem instanceof Refused ? problem : new Refused(await reasonOf(problem, wanted));
  }
}

async function read(
  client: Client,
  { item: id, token, language }: Wanted,
  { signal, unlocked }: { signal: AbortSignal; unlocked: Unlocked | undefined },
): Promise<OpenItem> {
  const hasToken = token !== undefined;
  const unlockToken = unlocked?.unlockToken;
  const options = {
    params: { id },
    signal,
    ...(unlockToken && { headers: { 'x-unlock-token': unlockToken } }),
  };
  let me = hasToken ? await client.call('GET /Users/Me', { signal }) : undefined;
  const found = hasToken
    ? await client.call('GET /MediaContents/Published/:id', options)
    : await client.call('GET /MediaContents/Publics/:id', options);
  const item = inReadersLanguage(found, language);
  const isMember = me !== undefined && me.organization.id === item.organizationId;
  const open = { client, item, isMember, unlockToken, subtitles: [], descriptions: [] };
  const mediaToken = async (isRefused = false) => {
    if (unlockToken) return unlockToken;
    if (!me || !isMember) return 'public';
    if (isRefused || Date.parse(me.mediaTokenExpiresAt) - Date.now() < margin)
      me = await client.call('GET /Users/Me');
    return me.mediaToken;
  };
  if (!item.videoUrl) return { ...open, mediaToken };
  const page = { ...options, query: { pageSize: limits.largestSubtitlePage } };
  const [settings, all] = await Promise.all([
    hasToken
      ? client.call('GET /MediaContents/:id/MediaPlayerSettings/Resolved', options)
      : client.call('GET /MediaContents/Publics/:id/MediaPlayerSettings/Resolved', options),
    hasToken
      ? client.call('GET /MediaContents/:id/Subtitles', page)
      : client.call('GET /MediaContents/Publics/:id/Subtitles', page),
  ]);
  // An item that may not stand in a frame of another site does not stand in its page either.
  if (!settings.allowEmbed || settings.showViewerName)
    throw new Refused('not-embeddable', item.organizationId);
  const isDescription = ({ kind }: Subtitle) => kind === SubtitleKind.DESCRIPTION;
  return {
    ...open,
    settings,
    subtitles: all.filter((each) => !isDescription(each)),
    descriptions: all.filter(isDescription),
    mediaToken,
  };
}

async function reasonOf(problem: unknown, { portal }: Wanted): Promise<Refusal> {
  if (problem instanceof ProblemError) {
    if (problem.status === 404) return 'not-found';
    if (problem.status === 401) return 'signed-out';
    return problem.status === 403 ? 'refused' : 'busy';
  }
  // Browsers do not tell a page whether an answer was missing or not for it. What every site may read tells the two apart.
  const isThere =
    problem instanceof UnreachableError &&
    (await fetch(new URL('/embed.js', portal), {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(10_000),
    }).then(
      () => true,
      () => false,
    ));
  return isThere ? 'site' : 'network';
}
