import { inReadersLanguage } from '@tv/contract/languages/in-readers-language';
import { findLanguageOfPerson } from '../mail/language-db.ts';
import { screenPath } from '@tv/contract/pages/page-paths';
import { findPublicOrganization } from '../organization/db.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { listUpcoming } from './calendars-db.ts';
import type { FeedReader } from './db.ts';
import type { FeedDeps } from './deps.ts';
import { sendFeed } from './send-feed.ts';
import { writeCalendar } from './write-calendar.ts';

const type = 'text/calendar; charset=utf-8';

/** Calendars of what is coming soon, of an organization's public pages and of a person. */
export function serveCalendars(
  serve: Serve,
  { db, clock, publicUrl }: FeedDeps,
  readerOf: (token: string, address: string) => Promise<FeedReader>,
): void {
  serve('GET /Organizations/:id/Publics/calendar.ics', async ({ params: { id }, request, reply }) => {
    const organization = await findPublicOrganization(db, id);
    if (!organization) throw notFound('This calendar');
    const items = await listUpcoming(db, { kind: 'public', organizationId: id }, clock());
    const page = (item: { id: string }) => publicUrl + screenPath(id, 'watch/:id', { id: item.id });
    const text = writeCalendar({ name: organization.name, page }, items);
    return sendFeed(request, reply, { text, type, newest: undefined, isPrivate: false });
  });

  serve('GET /Calendars/Personal.ics', async ({ query: { token }, request, reply }) => {
    const viewer = { kind: 'feed', ...(await readerOf(token, request.ip)) } as const;
    const language = await findLanguageOfPerson(db, viewer.personId);
    const items = inReadersLanguage(await listUpcoming(db, viewer, clock()), language);
    const page = (item: { id: string }) => publicUrl + screenPath(undefined, 'watch/:id', { id: item.id });
    const text = writeCalendar({ name: 'TV', page }, items);
    return sendFeed(request, reply, { text, type, newest: undefined, isPrivate: true });
  });
}
