import { randomUUID } from 'node:crypto';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { countEvents } from './roll-up/count-events.ts';

const start = new Date('2026-03-02T09:00:00Z');

/** A service, and an organization whose items are watched in tests of figures. Items have 100 seconds. */
export const startWatching = async () => watchIn(await startTestService(start));

/** The same service with nothing in it but a new organization, at the first instant. */
export async function watchAnew(service: TestService): Promise<Watching> {
  await service.db.execute(
    'truncate organizations, people, watch_events, analytics_scopes, analytics_viewers, rate_limits cascade',
  );
  service.setNow(start);
  return watchIn(service);
}

async function watchIn(service: TestService) {
  const own = await anOrganization(service.db);
  const manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  const member = () => aPerson(service.db, { organizations: [own] });
  const body = (mediaContentId: string, ranges: number[][], position = ranges.at(-1)?.[1] ?? 0) => ({
    mediaContentId,
    position,
    ranges,
  });
  return {
    ...{ service, own, manager, member },
    item: (given: Parameters<typeof aMediaContent>[2] = {}) =>
      aMediaContent(service.db, own, { visibility: 2, ...given }),
    /** A member views an item. */
    view: (as: string, id: string, more: { query?: object; userAgent?: string } = {}) =>
      service.call('POST /MediaContents/:id/Visitors', {
        as,
        params: { id },
        query: { ...more.query },
        headers: { 'user-agent': more.userAgent ?? '' },
      }),
    play: (as: string, id: string, ranges: number[][], position?: number) =>
      service.call('POST /WatchedTimestamps', { as, body: body(id, ranges, position) }),
    /** Visitors who are new view and play an item. */
    async visit(
      id: string,
      count: number,
      ranges: number[][] = [[0, 10]],
      headers: Record<string, string> = {},
      /** The visitor's own number. Absent: each is another one. */
      number?: string,
    ) {
      for (let each = 0; each < count; each++) {
        const visitorId = number ?? randomUUID();
        await service.call('POST /MediaContents/:id/Visitors/:visitorId/Publics', {
          params: { id, visitorId },
          headers,
        });
        await service.call('POST /WatchedTimestamps/:id/Publics', {
          params: { id: visitorId },
          body: body(id, ranges),
          headers,
        });
      }
    },
    count: () => countEvents(service.db, service.now),
    summary: async (query: object = {}, as = manager.subject) =>
      (await service.call('GET /Management/Analytics/Summary', { as, query: { ...query } })).body,
    /** The figures of each day, of the last week where nothing else is asked. */
    days: async (query: object = {}) =>
      (
        await service.call('GET /Management/Analytics/Days', {
          as: manager.subject,
          query: { days: 7, ...query },
        })
      ).body.days,
    goTo: (instant: string) => service.setNow(new Date(instant)),
  };
}

export type Watching = Awaited<ReturnType<typeof watchIn>>;
