import { because, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import { callAddress } from '../platform/http/call-address.ts';
import { recordOfPerson } from '../platform/audit-db.ts';
import { type Caller, requirePerson } from '../platform/auth/caller.ts';
import { asLanguage } from '@tv/contract/languages/languages';
import type { HiddenBy } from '@tv/contract/categories/feeds';
import { holdRights } from '../platform/auth/hold-rights-db.ts';
import { findCategory } from '../categories/categories-db.ts';
import { portalPath, screenPath } from '@tv/contract/pages/page-paths';
import { inReadersLanguage } from '@tv/contract/languages/in-readers-language';
import { findLanguageOfPerson } from '../mail/language-db.ts';
import { findPublicOrganization } from '../organization/db.ts';
import { notAllowed, notFound } from '../platform/http/problem.ts';
import { hashToken, newToken } from '../platform/auth/secret-token.ts';
import type { Serve } from '../platform/http/serve.ts';
import {
  deleteFeed,
  type FeedItem,
  type FeedReader,
  findFeed,
  findFeedOwner,
  findPodcastSettings,
  listCategoryItems,
  listFeedOrganizations,
  listOwnItems,
  noteRead,
  putFeed,
} from './db.ts';
import { serveCalendars } from './calendar-routes.ts';
import { createArtwork } from './artwork.ts';
import { sendArtwork } from './send-artwork.ts';
import { sendFeed } from './send-feed.ts';
import type { FeedDeps } from './deps.ts';
import { serveFeedMedia } from './serve-feed-media.ts';
import { writeFeed } from './write-feed.ts';

const type = 'application/rss+xml; charset=utf-8';

const switchedOff = because('feeds.notAllowed');
const refusals: Record<HiddenBy, ProblemReason> = {
  switchedOff,
  madeBefore: switchedOff,
  secondStep: because('feeds.secondStep'),
};

const sessionOf = (caller: Caller) => (caller.kind === 'person' ? caller.session.sessionId : undefined);

export function serveFeeds(serve: Serve, deps: FeedDeps): void {
  const { db, clock, publicUrl } = deps;
  const artwork = createArtwork(deps.files);
  const fileAddress = ({ content }: FeedItem, file: string, token?: string) =>
    publicUrl +
    callAddress('GET /Feeds/Media/:id/:file', { params: { id: content.id, file }, query: { token } });
  /** Throws 404 where the feed opens nothing. Every use is noted, of its files too: the person sees when it was used last. */
  const readerOf = async (token: string, address: string): Promise<FeedReader> => {
    const now = clock();
    const found = await findFeedOwner(db, hashToken(token), { address, now });
    if (!found) throw notFound('This feed');
    const { personId, isToNote } = found;
    if (isToNote) await noteRead(db, personId, now);
    return { personId, address };
  };

  serve(
    'GET /Organizations/:organizationId/Publics/Categories/:id/feed.xml',
    async ({ params: { organizationId, id }, request, reply }) => {
      const viewer = { kind: 'public', organizationId } as const;
      const organization = await findPublicOrganization(db, organizationId);
      const found = organization && (await findCategory(db, viewer, id, clock()));
      if (!found) throw notFound('This feed');
      const { category: kind, isExplicit, language } = await findPodcastSettings(db, organizationId);
      // Who reads it is not known: the organization's default language is that of its visitors.
      const readers = asLanguage(language);
      const inTheirs = <Value>(value: Value) => (readers ? inReadersLanguage(value, readers) : value);
      const category = inTheirs(found);
      const items = inTheirs(await listCategoryItems(db, id, viewer, clock()));
      const channel = {
        picture:
          publicUrl +
          callAddress('GET /Organizations/:organizationId/Publics/Categories/:id/artwork.jpg', {
            params: { organizationId, id },
          }),
        category: kind ?? undefined,
        isExplicit,
        language: readers,
        title: `${category.name} | ${organization.name}`,
        description: `${category.name}: ${organization.name}`,
        author: organization.name,
        link: publicUrl + screenPath(organizationId, 'categories/:id', { id }),
        self:
          publicUrl +
          callAddress('GET /Organizations/:organizationId/Publics/Categories/:id/feed.xml', {
            params: { organizationId, id },
          }),
        isPrivate: false,
      };
      const text = writeFeed(channel, items, {
        page: ({ content }) => publicUrl + screenPath(organizationId, 'watch/:id', content),
        file: fileAddress,
      });
      return sendFeed(request, reply, { text, type, newest: items[0]?.publishedAt, isPrivate: false });
    },
  );

  serve(
    'GET /Organizations/:organizationId/Publics/Categories/:id/artwork.jpg',
    async ({ params: { organizationId, id }, reply }) => {
      const viewer = { kind: 'public', organizationId } as const;
      const organization = await findPublicOrganization(db, organizationId);
      if (!organization || !(await findCategory(db, viewer, id, clock()))) throw notFound('This picture');
      const items = await listCategoryItems(db, id, viewer, clock());
      const pictured = items.find(({ content }) => content.thumbnailUrl);
      const { logoFile, logoDarkFile, colors } = await findPodcastSettings(db, organizationId);
      return sendArtwork(
        reply,
        await artwork({
          item: pictured && { ...pictured, id: pictured.content.id },
          logoFile: logoFile ?? undefined,
          logoDarkFile: logoDarkFile ?? undefined,
          colors,
        }),
      );
    },
  );

  serve('GET /Feeds/Artwork.jpg', async ({ reply }) =>
    sendArtwork(
      reply,
      await artwork({ item: undefined, logoFile: undefined, logoDarkFile: undefined, colors: {} }),
    ),
  );

  serve('GET /Feeds/Personal.xml', async ({ query: { token }, request, reply }) => {
    const reader = await readerOf(token, request.ip);
    const language = await findLanguageOfPerson(db, reader.personId);
    const items = (await listOwnItems(db, reader, clock())).map((item) => ({
      ...item,
      content: inReadersLanguage(item.content, language),
    }));
    const pictured = items.find(({ content }) => content.thumbnailUrl);
    const channel = {
      picture: pictured
        ? fileAddress(pictured, 'artwork.jpg', token)
        : publicUrl + callAddress('GET /Feeds/Artwork.jpg'),
      isExplicit: false,
      title: 'TV',
      description: 'Followed categories and playlist',
      author: 'TV',
      link: publicUrl + portalPath('playlist'),
      self: publicUrl + callAddress('GET /Feeds/Personal.xml', { query: { token } }),
      isPrivate: true,
    };
    const text = writeFeed(channel, items, {
      page: ({ content }) => publicUrl + screenPath(undefined, 'watch/:id', content),
      file: (item, file) => fileAddress(item, file, token),
    });
    return sendFeed(request, reply, { text, type, newest: items[0]?.publishedAt, isPrivate: true });
  });

  serveFeedMedia(serve, deps, readerOf, artwork);
  serveCalendars(serve, deps, readerOf);

  serve('GET /Users/Me/Feed', async ({ caller }) => {
    const { id } = requirePerson(caller);
    const found = await findFeed(db, id);
    return {
      ...(found && { createdDate: found.createdAt.toISOString() }),
      ...(found?.lastReadAt && { lastReadDate: found.lastReadAt.toISOString() }),
      organizations: await listFeedOrganizations(db, id, sessionOf(caller)),
    };
  });

  serve('PUT /Users/Me/Feed', async ({ caller }) => {
    const token = newToken();
    const now = clock();
    const { id } = requirePerson(caller);
    const sessionId = sessionOf(caller);
    const organizations = await db.transaction(async (queries) => {
      await holdRights(queries, caller);
      await putFeed(queries, id, { tokenHash: hashToken(token), sessionId, now });
      const listed = await listFeedOrganizations(queries, id, sessionId);
      if (listed.every(({ hiddenBy }) => hiddenBy))
        throw notAllowed(refusals[listed[0]?.hiddenBy ?? 'switchedOff']);
      await recordOfPerson(queries, id, { action: 'own feed opened', now });
      return listed;
    });
    return {
      url: publicUrl + callAddress('GET /Feeds/Personal.xml', { query: { token } }),
      calendarUrl: publicUrl + callAddress('GET /Calendars/Personal.ics', { query: { token } }),
      createdDate: now.toISOString(),
      organizations,
    };
  });

  serve('DELETE /Users/Me/Feed', async ({ caller }) => {
    const { id } = requirePerson(caller);
    await db.transaction(async (queries) => {
      if (await deleteFeed(queries, id))
        await recordOfPerson(queries, id, { action: 'own feed closed', now: clock() });
    });
  });
}
