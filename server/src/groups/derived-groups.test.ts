// On both databases, but in `npm run test:all` alone: triggers.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrations/migrate.ts';
import { sql } from '../platform/db/sql.ts';
import { aDirectory, aGroup, anOrganization, aPerson } from '../test-builders.ts';
import { openTestDatabase } from '../test-database.ts';

let db: Database;
let drop: () => Promise<void>;
let organization: string;
beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
});
afterAll(() => drop());
beforeEach(async () => {
  organization = await anOrganization(db);
});

const aRule = (rule: string, of = organization) => aGroup(db, of, { rule });
const membersOf = async (group: string) =>
  (
    await db.query<{ email: string }>(sql`
      select p.email from group_members gm join people p on p.id = gm.person_id
      where gm.group_id = ${group}::uuid order by p.email`)
  ).map(({ email }) => email);
/** Waits until a group is made, or its transaction waits for another one's lock. */
async function waitingOrMade(made: Promise<string>): Promise<void> {
  let isMade = false;
  void made.then(() => (isMade = true));
  await expect
    .poll(async () => {
      const [row] = await db.query<{ waits: boolean }>(sql`
        select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`);
      return isMade || row!.waits;
    })
    .toBe(true);
}
const member = (email: string, organizations = [organization]) => aPerson(db, { organizations, email });

describe('a group by rule', () => {
  test('has those whose address ends so, and follows them', async () => {
    const other = await anOrganization(db);
    await member('ann@sales.example');
    const { id } = await member('Bob@SALES.example');
    await member('cleo@notsales.example');
    await member('dora@sales.example', [other]);
    const sales = await aRule('@sales.example');
    const all = await aRule('@');
    expect(await membersOf(sales)).toEqual(['Bob@SALES.example', 'ann@sales.example'].toSorted());
    await member('eve@sales.example');
    expect(await membersOf(sales)).toContain('eve@sales.example');
    await db.query(sql`update people set email = 'bob@finance.example' where id = ${id}::uuid`);
    expect(await membersOf(sales)).toEqual(['ann@sales.example', 'eve@sales.example']);
    // A rule that matches everybody has nobody of another organization.
    expect(await membersOf(all)).toHaveLength(4);
    await db.query(sql`update groups set rule = '@finance.example' where id = ${sales}::uuid`);
    expect(await membersOf(sales)).toEqual(['bob@finance.example']);
  });

  // The embedded database has one session.
  test.skipIf(!process.env.TEST_DATABASE_URL)('has who joins while it is made', async () => {
    let made: Promise<string> | undefined;
    await db.transaction(async (tx) => {
      await aPerson(tx, { organizations: [organization], email: 'ann@sales.example' });
      made = aRule('@sales.example');
      // Without a lock the rule would look for its people now, and not see this one.
      await waitingOrMade(made);
    });
    expect(await membersOf(await made!)).toEqual(['ann@sales.example']);
  });

  test('takes what people type literally', async () => {
    await member('ann@a_b.example');
    await member('bob@axb.example');
    expect(await membersOf(await aRule('@a_b.example'))).toEqual(['ann@a_b.example']);
    expect(await membersOf(await aRule('%'))).toEqual([]);
  });

  test('loses who leaves the organization, and no other organization’s group does', async () => {
    const other = await anOrganization(db);
    const { id } = await member('ann@sales.example', [organization, other]);
    const [here, there] = [await aRule('@sales.example'), await aRule('@sales.example', other)];
    await db.query(
      sql`delete from memberships where organization_id = ${organization}::uuid and person_id = ${id}::uuid`,
    );
    expect([await membersOf(here), await membersOf(there)]).toEqual([[], ['ann@sales.example']]);
  });
});

describe('a group of a directory', () => {
  test('has its users once they are members, and none whom the directory closes', async () => {
    const { groupId, userId } = await aDirectory(db, organization, { email: 'ann@tv.example' });
    expect(await membersOf(groupId)).toEqual([]);
    const { id } = await member('ann@tv.example');
    await db.query(sql`update directory_users set person_id = ${id}::uuid where id = ${userId}::uuid`);
    expect(await membersOf(groupId)).toEqual(['ann@tv.example']);
    await db.query(sql`update directory_users set is_active = false where id = ${userId}::uuid`);
    expect(await membersOf(groupId)).toEqual([]);
    await db.query(sql`update directory_users set is_active = true where id = ${userId}::uuid`);
    expect(await membersOf(groupId)).toEqual(['ann@tv.example']);
    await db.query(sql`delete from directory_group_members where group_id = ${groupId}::uuid`);
    expect(await membersOf(groupId)).toEqual([]);
    await db.query(
      sql`insert into directory_group_members (group_id, user_id) values (${groupId}::uuid, ${userId}::uuid)`,
    );
    expect(await membersOf(groupId)).toEqual(['ann@tv.example']);
  });

  test('is named as the directory names it, and goes with it', async () => {
    const { groupId } = await aDirectory(db, organization);
    const groups = () =>
      db.query(sql`select name, source, source_id from groups where organization_id = ${organization}::uuid`);
    await db.query(sql`update directory_groups set display_name = 'Press' where id = ${groupId}::uuid`);
    expect(await groups()).toEqual([{ name: 'Press', source: 'directory', source_id: groupId }]);
    await db.query(sql`delete from directory_groups where id = ${groupId}::uuid`);
    expect(await groups()).toEqual([]);
  });
});

test('the directories of the version before are taken over', async () => {
  const before = await openTestDatabase('0123');
  const home = await anOrganization(before.db);
  const { id } = await aPerson(before.db, { organizations: [home] });
  const { groupId } = await aDirectory(before.db, home, { personId: id });
  await migrate(before.db);
  expect(await before.db.query(sql`select * from group_members`)).toEqual([
    { group_id: groupId, person_id: id },
  ]);
  await before.drop();
  // Every migration is applied.
}, 240_000);
