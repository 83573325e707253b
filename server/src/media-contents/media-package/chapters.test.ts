import { ProcessingStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPackage, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { attachPackage } from './attach-package.ts';
import { lockItem } from '../lifecycle/db.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };
beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
});
afterAll(() => service.close());

const edit = (id: string, chapters: { title: string; startTime: number }[]) =>
  service.call('PATCH /Management/MediaContents/:id', {
    as: manager.subject,
    params: { id },
    body: { chapters },
  });
const shown = async (id: string) =>
  (await service.call('GET /MediaContents/Published/:id', { as: manager.subject, params: { id } })).body
    .chapters;
const attach = (id: string, durationInSeconds: number) =>
  service.db.transaction(async (queries) =>
    attachPackage(
      queries,
      (await lockItem(queries, id))!,
      {
        mediaPackage: aPackage({
          durationInSeconds,
          chapters: [{ title: 'Of the file', startTime: 0, endTime: durationInSeconds }],
        }),
        version: 2,
      },
      service.now(),
    ),
  );

test('chapters are ordered, end where the next begins, and stay when the files are made again', async () => {
  const id = await aMediaContent(service.db, own, { package: { durationInSeconds: 100 } });
  const given = [
    { title: ' Questions ', startTime: 60 },
    { title: 'Welcome', startTime: 0 },
  ];
  const chapters = [
    { title: 'Welcome', startTime: 0, endTime: 60 },
    { title: 'Questions', startTime: 60, endTime: 100 },
  ];
  const changed = await edit(id, given);
  expect(changed.body.chapters).toEqual(chapters);
  expect(await shown(id)).toEqual(chapters);
  expect((await edit(id, given)).body.modifiedDate).toBe(changed.body.modifiedDate);
  const audit = await service.db.query(sql`select detail from audit_log where subject = ${id}`);
  expect(audit).toEqual([{ detail: { chapters: 2 } }]);

  await service.db.query(
    sql`update media_contents set processing_status = ${ProcessingStatus.REPROCESSING} where id = ${id}`,
  );
  await attach(id, 50);
  // The second one begins behind the end now.
  expect(await shown(id)).toEqual([{ title: 'Welcome', startTime: 0, endTime: 50 }]);
  expect((await edit(id, [])).body.chapters).toEqual([]);
  expect(await shown(id)).toEqual([]);
});

test('chapters may be given before the file is processed', async () => {
  const id = await aMediaContent(service.db, own, { status: 0 });
  await service.db.query(sql`
    update media_contents set package = null, processing_status = ${ProcessingStatus.PROCESSING} where id = ${id}`);
  const given = [{ title: 'Welcome', startTime: 0 }];
  expect((await edit(id, given)).body.chapters).toEqual([{ title: 'Welcome', startTime: 0, endTime: 0 }]);
  await attach(id, 30);
  expect(await shown(id)).toEqual([{ title: 'Welcome', startTime: 0, endTime: 30 }]);
});

test.each([
  [
    [
      { title: 'One', startTime: 5 },
      { title: 'Other', startTime: 5 },
    ],
  ],
  [[{ title: 'Late', startTime: 100 }]],
  [[{ title: ' ', startTime: 1 }]],
])('%j are refused', async (chapters) => {
  const id = await aMediaContent(service.db, own, { package: { durationInSeconds: 100 } });
  const refused = await edit(id, chapters);
  expect(refused.status).toBe(400);
  expect(String(refused.body.exceptionData?.field)).toMatch(/^chapters/);
  expect(await shown(id)).toEqual([]);
});
