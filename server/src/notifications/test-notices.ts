import { ContentStatus } from '@tv/contract/enumerations';
import { createOutbox } from '../platform/mail/outbox.ts';
import { doDueJobs } from '../platform/queue/test-queue.ts';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService } from '../test-service.ts';
import { sendReminders } from './send-reminders.ts';
import { publicationJobs } from './tell-of-publications.ts';
import { tellOfReviews } from './tell-of-reviews.ts';

export type Known = { id: string; subject: string };

const log = { info() {}, warn() {}, error() {} } as never;

/** A service with one organization, one of its managers, and what tests of notices do. */
export async function startNotices(start: Date) {
  const service = await startTestService(start);
  const own = await anOrganization(service.db, { name: 'Own' });
  const manager: Known = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  const { db, now: clock } = service;
  /** Does the jobs of publications that are due. */
  const tellOfPublications = () => doDueJobs({ db, log }, publicationJobs({ db, clock }));
  const listOf = async ({ subject }: Known) =>
    (await service.call('GET /Users/Me/Notices', { as: subject })).body;
  return {
    ...service,
    own,
    manager,
    tellOfPublications,
    /** What the worker does. */
    async tick() {
      const outbox = createOutbox('a secret key that only this test has');
      const deps = { db, outbox, clock, publicUrl: 'https://tv.example', organizer: 'tv@tv.example' };
      await sendReminders(deps);
      await tellOfPublications();
      await tellOfReviews(deps);
    },
    listOf,
    /** The kind and the title of each notice, newest first. */
    noticesOf: async (person: Known) => (await listOf(person)).map(({ kind, title }) => `${kind} ${title}`),
    unreadOf: async ({ subject }: Known) =>
      (await service.call('GET /Users/Me/Notices/Counts', { as: subject })).body.unread,
    publish: (id: string) =>
      service.call('POST /Management/MediaContents/:id/Publications', {
        as: manager.subject,
        params: { id },
      }),
    unpublish: (id: string) =>
      service.call('DELETE /Management/MediaContents/:id/Publications', {
        as: manager.subject,
        params: { id },
      }),
    aDraft: (title: string, categories: string[] = [], createdBy?: string) =>
      aMediaContent(db, own, {
        ...{ title, categories, status: ContentStatus.DRAFT },
        ...(createdBy && { createdBy }),
      }),
    async aFollower(categories: string[], organizations: string[] = [own]): Promise<Known> {
      const person = await aPerson(db, { organizations });
      for (const category of categories)
        await db.query(
          sql`insert into category_followers (person_id, category_id) values (${person.id}, ${category})`,
        );
      return person;
    },
  };
}
