import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aDirectory, aDomain, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let other: string;

beforeAll(async () => {
  service = await startTestService(undefined, undefined, false, [
    { organization: 'Ruled', domains: ['ruled.example'], roles: {} },
  ]);
  own = await anOrganization(service.db, { name: 'Own' });
  other = await anOrganization(service.db, { name: 'Other' });
});
afterAll(() => service.close());

let tokens = 0;
const leave = (as: string, id: string) =>
  service.call('DELETE /Users/Me/Organizations/:id', { as, params: { id } });
const me = (as: string) => service.call('GET /Users/Me', { as: `${as}?token=${++tokens}` });

test('a person leaves an organization with all that they had in its name, and goes on in the others', async () => {
  const { id, subject } = await aPerson(service.db, { organizations: [[own, 'ContentManager'], other] });
  const category = await aCategory(service.db, own);
  await service.db.query(
    sql`insert into category_managers (category_id, person_id) values (${category}, ${id})`,
  );
  const item = await aMediaContent(service.db, own);
  await service.files.write(`media/${item}/1/poster-640.jpg`, 'a picture');
  const picture = async (jwt: string) =>
    (await service.app.inject({ url: `/api/media/${item}/1/poster`, query: { jwt } })).statusCode;
  const { mediaToken } = (await me(subject)).body;
  expect(await picture(mediaToken)).toBe(200);

  expect((await leave(subject, own)).status).toBe(204);
  expect((await leave(subject, own)).status).toBe(404);
  expect((await me(subject)).body).toMatchObject({ organizationId: other, role: 'InMotion.Viewer' });
  service.setNow(new Date(service.now().getTime() + 30_000));
  expect(await picture(mediaToken)).toBe(404);
  expect(await service.db.query(sql`select from category_managers where person_id = ${id}`)).toEqual([]);
  const noted = await service.db.query(
    sql`select action, organization_id from audit_log where person_id = ${id}`,
  );
  expect(noted).toEqual([{ action: 'organization left', organization_id: own }]);
  // Of the last one, too: then there is no record worth the name.
  expect((await leave(subject, other)).status).toBe(204);
  expect((await me(subject)).body.errorCode).toBe(14);
});

test('an organization’s last admin stays, also of two who leave at once', async () => {
  const house = await anOrganization(service.db);
  const admins = [
    await aPerson(service.db, { organizations: [[house, 'Admin']] }),
    await aPerson(service.db, { organizations: [[house, 'Admin']] }),
  ];
  const answers = await Promise.all(admins.map(({ subject }) => leave(subject, house)));
  expect(answers.map(({ status }) => `${status}`).sort()).toEqual(['204', '409']);
});

test('neither a directory nor the settings of the sign-in provider bring back who has left', async () => {
  const ruled = await anOrganization(service.db, { name: 'Ruled' });
  await aDomain(service.db, own, 'tv.example');
  const listed = await aPerson(service.db, { organizations: [own, other] });
  await aDirectory(service.db, own, { personId: listed.id, email: `${listed.subject}@tv.example` });
  await leave(listed.subject, own);
  expect((await me(listed.subject)).body.organizationId).toBe(other);

  const as = () => `clerk?email=clerk@ruled.example&token=${++tokens}`;
  expect((await service.call('GET /Users/Me', { as: as() })).body.organizationId).toBe(ruled);
  await service.call('DELETE /Users/Me/Organizations/:id', { as: as(), params: { id: ruled } });
  expect((await service.call('GET /Users/Me', { as: as() })).body.errorCode).toBe(14);
});
