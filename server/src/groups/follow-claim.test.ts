// On both databases, but in `npm run test:all` alone: set operations of one statement.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aDomain, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let ruled: string;
let owner: string;
let guestAt: string;
beforeAll(async () => {
  service = await startTestService(undefined, undefined, false, [
    { organization: 'aurora energy', domains: ['aurora.example'], roles: {} },
  ]);
  const { db } = service;
  ruled = await anOrganization(db, { name: 'Aurora Energy' });
  owner = await anOrganization(db, { name: 'Harbor Bank' });
  await aDomain(db, owner, 'harbor.example');
  guestAt = await anOrganization(db, { name: 'Guests' });
});
afterAll(() => service.close());

let tokens = 0;
/** Asks with a new token. */
const enter = (subject: string, email: string, claim: string) =>
  service.call('GET /Users/Me', { as: `${subject}?email=${email}&${claim}&token=${++tokens}` });
const groupsOf = async (email: string) =>
  (
    await service.db.query<{ name: string }>(sql`
      select o.name || ': ' || g.name as name from group_members gm join groups g on g.id = gm.group_id
        join organizations o on o.id = g.organization_id join people p on p.id = gm.person_id
      where p.email = ${email} and g.source = 'claim' and g.source_id = g.name order by 1`)
  ).map(({ name }) => name);

test('a person is in the groups that the newest token names', async () => {
  const email = 'ann@aurora.example';
  await enter('ann', email, 'in=press,sales');
  expect(await groupsOf(email)).toEqual(['Aurora Energy: press', 'Aurora Energy: sales']);
  await enter('ann', email, 'in=board,sales');
  expect(await groupsOf(email)).toEqual(['Aurora Energy: board', 'Aurora Energy: sales']);
  // The provider lists none of them, because they are too many.
  await enter('ann', email, 'in=too many');
  expect(await groupsOf(email)).toHaveLength(2);
  await enter('ann', email, '');
  expect(await groupsOf(email)).toEqual([]);
});

test('a group is made once, for all who name it', async () => {
  await Promise.all(
    ['bob', 'cleo', 'dora'].map((name) => enter(name, `${name}@aurora.example`, 'in=everybody')),
  );
  const made = await service.db.query<{ id: string }>(
    sql`select id from groups where organization_id = ${ruled} and name = 'everybody'`,
  );
  expect(made).toHaveLength(1);
  expect(
    await service.db.query(sql`select action, detail from audit_log where subject = ${made[0]!.id}`),
  ).toEqual([{ action: 'group made', detail: { name: 'everybody', source: 'claim' } }]);
});

test('names reach the person’s own organizations alone', async () => {
  const email = 'eve@harbor.example';
  await aPerson(service.db, { organizations: [owner, guestAt, ruled], subject: 'eve', email });
  await enter('eve', email, 'in=traders');
  expect(await groupsOf(email)).toEqual(['Harbor Bank: traders']);
  // An address that the provider has not verified proves nothing.
  await enter('eve', email, 'in=traders&verified=no');
  expect(await groupsOf(email)).toEqual([]);
});
