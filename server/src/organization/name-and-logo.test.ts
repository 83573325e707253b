import { ProblemCode } from '@tv/contract/problems';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { sql } from '../platform/db/sql.ts';

let service: TestService;
let own: string;
let manager: { subject: string };
let admin: { subject: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db, { name: 'Own' });
  await anOrganization(service.db, { name: 'Other' });
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
});
afterAll(() => service.close());

const change = (as: string, body: object) => service.call('PATCH /Management/Organization', { as, body });

test('a logo is removed with its file', async () => {
  const file = `organizations/${own}/logo-1.png`;
  await service.files.write(file, Buffer.from('a picture'));
  await service.db.query(sql`update organizations set logo_file = ${file} where id = ${own}::uuid`);
  expect((await change(manager.subject, {})).body.logoUrl).toBeDefined();
  for (let time = 0; time < 2; time++)
    expect((await service.call('DELETE /Management/Organization/Logo', { as: manager.subject })).status).toBe(
      204,
    );
  expect((await change(manager.subject, {})).body.logoUrl).toBeUndefined();
  expect(await service.files.size(file)).toBeUndefined();
});

test('an admin renames the organization, to no name that looks like that of another one', async () => {
  expect((await change(manager.subject, { name: 'New' })).status).toBe(403);
  expect((await change(admin.subject, { name: ' New  house ' })).body.name).toBe('New house');
  for (const taken of ['other', 'OTHER.', '0ther'])
    expect((await change(admin.subject, { name: taken })).body).toMatchObject({
      errorCode: ProblemCode.NameTaken,
      exceptionData: { field: 'name' },
    });
  expect((await change(admin.subject, { name: '…' })).body.exceptionData).toEqual({ field: 'name' });
  expect((await change(admin.subject, { name: 'Own' })).body.name).toBe('Own');
});
