import { randomUUID } from 'node:crypto';
import type { Body } from '@tv/contract/calls/api';
import { ContentStatus } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { createOutbox } from '../platform/mail/outbox.ts';
import { crossing } from '../platform/db/second-lock/scope.ts';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aMediaContent, aPerson, type GivenMediaContent } from '../test-builders.ts';
import { startTestService, testSecretKey } from '../test-service.ts';
import { runRetentionRules } from './run-rules.ts';

const day = 86_400_000;
export const errors: unknown[] = [];
const log = { info() {}, warn() {}, error: (facts: unknown) => void errors.push(facts) } as never;

/** A service whose retention rules run as the worker runs them. */
export async function startRetention() {
  const service = await startTestService();
  const { db, now: clock } = service;
  const outbox = createOutbox(testSecretKey);
  /** What a worker does when it looks. */
  const look = () =>
    crossing('worker', () => runRetentionRules({ db, clock, log, outbox, publicUrl: 'https://tv.example' }));
  return {
    ...service,
    look,
    /** Looks at an instant. */
    async lookAt(instant: string) {
      service.setNow(new Date(instant));
      await look();
    },
    /** Lets so many days go by, with a look on each. */
    async lookFor(days: number) {
      for (let each = 0; each < days; each++) {
        service.setNow(new Date(clock().getTime() + day));
        await look();
      }
    },
  };
}
export type Retention = Awaited<ReturnType<typeof startRetention>>;

/** An organization with an admin and an owner, at nine in the morning of 2 March 2026. */
export async function aHouse(service: Retention, timeZone = 'UTC') {
  const { db } = service;
  service.setNow(new Date('2026-03-02T09:00:00Z'));
  const organizationId = await anOrganization(db);
  await db.query(sql`update organizations set time_zone = ${timeZone} where id = ${organizationId}`);
  const admin = await aPerson(db, { organizations: [[organizationId, 'Admin']] });
  const ownerEmail = `owner-${organizationId}@tv.example`;
  const owner = await aPerson(db, { organizations: [[organizationId, 'ContentManager']], email: ownerEmail });
  const at = { as: admin.subject };
  return {
    ...{ organizationId, admin, owner, ownerEmail },
    /** An item that was published years ago. */
    async item(given: GivenMediaContent = {}) {
      const id = await aMediaContent(db, organizationId, {
        publishDate: new Date('2020-01-31T12:00:00Z'),
        createdBy: owner.id,
        firstPublishedAt: given.status === ContentStatus.DRAFT ? null : new Date('2020-01-31T12:00:00Z'),
        ...given,
      });
      await db.query(sql`update media_contents set created_at = '2020-01-01' where id = ${id}`);
      return id;
    },
    async rule(given: Partial<Body<'POST /Management/RetentionRules'>> = {}) {
      const body = { name: 'Old talks', months: 24, since: 'published', action: 'delete', ...given } as const;
      return (await service.call('POST /Management/RetentionRules', { ...at, body })).body.id;
    },
    preview: async (id: string) =>
      (await service.call('GET /Management/RetentionRules/:id/Preview', { ...at, params: { id } })).body,
    announced: async () => (await service.call('GET /Management/RetentionRules/Announcements', at)).body,
    async statusOf(id: string) {
      const [row] = await db.query<{ status: number }>(
        sql`select status from media_contents where id = ${id}`,
      );
      return row!.status;
    },
    linesAbout: async (id: string) =>
      (
        await db.query<{ action: string; detail: { rule?: string } }>(
          sql`select action, detail from audit_log where subject = ${id} order by id`,
        )
      ).map(({ action, detail }) => `${action}: ${detail.rule}`),
    keep: (id: string, ruleId: string) =>
      service.call('POST /Management/MediaContents/:id/KeepLonger', {
        as: owner.subject,
        params: { id },
        body: { ruleId },
      }),
    notices: async (as = owner.subject) => (await service.call('GET /Users/Me/Notices', { as })).body,
  };
}

/** A rule of the whole organization that only tells. */
export async function aRetentionRule(db: Queries, organizationId: string): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    insert into retention_rules (id, organization_id, name, is_of_category, months, since, action, created_at)
    values (${id}::uuid, ${organizationId}::uuid, 'Old talks', false, 24, 'published', 'tell', now())`);
  return id;
}
