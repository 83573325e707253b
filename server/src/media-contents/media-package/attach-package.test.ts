import { randomUUID } from 'node:crypto';
import { ContentStatus, ProcessingStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { anOrganization, aPackage } from '../../test-builders.ts';
import { openTestDatabase } from '../../test-database.ts';
import { attachPackage } from './attach-package.ts';
import { createMediaContents } from '../create-db.ts';
import { lockItem } from '../lifecycle/db.ts';
import { newDraft } from '../new-item.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-03-02T09:00:00Z');

async function processed(given: { asksReview?: boolean; isDraft?: boolean; status?: number }) {
  const { db } = database;
  const [id, organizationId] = [randomUUID(), await anOrganization(db)];
  const status = given.status ?? ContentStatus.DRAFT;
  await db.query(
    sql`update organizations set asks_review = ${given.asksReview ?? false} where id = ${organizationId}`,
  );
  const scheduledPublicationDate = status === ContentStatus.SCHEDULED ? now : null;
  const processingStatus = ProcessingStatus.PROCESSING;
  await createMediaContents(db, [
    newDraft({ id, organizationId, title: 'Talk', status, scheduledPublicationDate, processingStatus }),
  ]);
  await db.transaction(async (queries) => {
    const item = (await lockItem(queries, id))!;
    const staysDraft = given.isDraft ?? false;
    await attachPackage(queries, item, { mediaPackage: aPackage(), version: 1, staysDraft }, now);
  });
  const [row] = await db.query(
    sql`select status, publish_date, processing_status from media_contents where id = ${id}`,
  );
  return row;
}

test('a draft is published with its package', async () => {
  expect(await processed({})).toEqual({ status: 1, publish_date: now, processing_status: 2 });
});

test('being published by that is noted, and is the first time that it was', async () => {
  const { db } = database;
  const noted = () => db.query(sql`select subject from audit_log where action = 'media content published'`);
  const before = (await noted()).length;
  await processed({});
  await processed({ isDraft: true });
  const [row, ...more] = (await noted()).slice(before);
  expect(more).toEqual([]);
  expect(
    await db.query(sql`select first_published_at from media_contents where id = ${row!.subject}::uuid`),
  ).toEqual([{ first_published_at: now }]);
});

test.each([
  [{ isDraft: true }, ContentStatus.DRAFT],
  [{ asksReview: true }, ContentStatus.DRAFT],
  [{ status: ContentStatus.REVIEW, asksReview: true }, ContentStatus.REVIEW],
  [{ status: ContentStatus.SCHEDULED }, ContentStatus.SCHEDULED],
])('%j is ready, and not published by that', async (given, status) => {
  expect(await processed(given)).toEqual({ status, publish_date: null, processing_status: 2 });
});
