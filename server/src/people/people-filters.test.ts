import { ActiveState, Role } from '@tv/contract/enumerations';
import { createAccount } from '@tv/identity/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let admin: { id: string; subject: string };
let manager: { id: string; subject: string };
let editor: { id: string; subject: string };
let closed: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']] });
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  editor = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
  closed = await aPerson(service.db, { organizations: [own] });
  await service.db.query(
    sql`update memberships set status = 1, may_review = true where person_id = ${closed.id}`,
  );
  const account = await createAccount(service.db.text, {
    email: `${editor.id}@tv.example`,
    subject: editor.subject,
  });
  await service.db.query(sql`
    insert into identity_authenticators (account_id, sealed, created_at, confirmed_at)
    values (${account!.id}::uuid, 'x', now(), now())`);
});
afterAll(() => service.close());

const list = async (query: object = {}, as = admin.subject) =>
  (await service.call('GET /Management/People', { as, query })).body;
const ids = async (query: object) => (await list(query)).map(({ id }) => id).sort();

test('members are found by role, state, right and second step, and by all of them together', async () => {
  expect(await ids({ role: [Role.Admin, Role.ContentManager] })).toEqual([admin.id, editor.id].sort());
  expect(await ids({ status: ActiveState.INACTIVE })).toEqual([closed.id]);
  expect(await ids({ mayReview: true })).toEqual([closed.id]);
  expect(await ids({ hasSecondStep: true })).toEqual([editor.id]);
  expect(await ids({ hasSecondStep: false })).toEqual([admin.id, closed.id, manager.id].sort());
  expect(await ids({ role: [Role.Viewer], status: ActiveState.ACTIVE })).toEqual([]);
  const refused = await service.call('GET /Management/People', {
    as: admin.subject,
    query: { role: ['Nobody'] } as object,
  });
  expect(refused.status).toBe(400);
});

test('a person tells the assigned categories of this organization, and what the caller may do', async () => {
  const other = await anOrganization(service.db);
  const [news, arts] = [await aCategory(service.db, own, 'News'), await aCategory(service.db, own, 'Arts')];
  for (const category of [news, arts, await aCategory(service.db, other)])
    await service.db.query(
      sql`insert into category_managers (category_id, person_id) values (${category}::uuid, ${editor.id}::uuid)`,
    );
  const ofEditor = async (as: string) => (await list({ searchTerm: editor.id }, as))[0]!;
  expect((await ofEditor(admin.subject)).categories).toEqual([
    { id: arts, name: 'Arts' },
    { id: news, name: 'News' },
  ]);
  expect((await ofEditor(admin.subject)).permitted).toEqual([
    'change',
    'removeSecondStep',
    'takeData',
    'erase',
  ]);
  expect((await ofEditor(manager.subject)).permitted).toEqual(['change']);
  const permittedOn = async (id: string, as: string) => (await list({ searchTerm: id }, as))[0]!.permitted;
  expect(await permittedOn(admin.id, manager.subject)).toEqual([]);
  expect(await permittedOn(admin.id, admin.subject)).toEqual(['takeData']);
});
