// On both databases, but in `npm run test:all` alone: conflicts of unique names, and arrays of 10,000 addresses.
import { randomUUID } from 'node:crypto';
import { groupLimits } from '@tv/contract/limits/group-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aDirectory, aGroup, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let organization: string;
let manager: { id: string; subject: string };
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  organization = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[organization, 'OrganizationManager']] });
});

const create = (body: { id?: string; name: string; source?: 'manual' | 'rule'; rule?: string }) =>
  service.call('POST /Management/Groups', { as: manager.subject, body });
const change = (id: string, body: { name?: string; rule?: string }) =>
  service.call('PATCH /Management/Groups/:id', { as: manager.subject, params: { id }, body });
const remove = (id: string) =>
  service.call('DELETE /Management/Groups/:id', { as: manager.subject, params: { id } });
const add = (id: string, emails: string[]) =>
  service.call('POST /Management/Groups/:id/Members', {
    as: manager.subject,
    params: { id },
    body: { emails },
  });
const put = (id: string, personId: string) =>
  service.call('PUT /Management/Groups/:id/Members/:personId', {
    as: manager.subject,
    params: { id, personId },
  });
const membersOf = async (id: string) =>
  (
    await service.call('GET /Management/Groups/:id/Members', { as: manager.subject, params: { id } })
  ).body.map(({ email }) => email);
const list = async (query = {}) =>
  (await service.call('GET /Management/Groups', { as: manager.subject, query })).body.map(({ name }) => name);
const audit = (id: string) =>
  service.db.query<{ action: string }>(sql`select action from audit_log where subject = ${id} order by id`);
const member = (email: string, isInactive = false) =>
  aPerson(service.db, { organizations: [organization], email, isInactive });

describe('groups', () => {
  test('are made, found, changed and deleted, and the audit log tells it', async () => {
    const sent = randomUUID();
    const made = await create({ id: sent, name: '  Press ' });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Press', source: 'manual', membersCount: 0 },
    });
    // Sent again, it is the same group.
    expect((await create({ id: sent, name: 'Press' })).body).toEqual(made.body);
    const { id } = made.body;
    await create({ name: 'Board', source: 'manual' });
    expect([await list(), await list({ searchTerm: 'PRE' })]).toEqual([['Board', 'Press'], ['Press']]);
    expect(await create({ name: 'press' })).toMatchObject({ status: 400, body: { errorCode: 17 } });
    expect(await change(id, { name: 'BOARD' })).toMatchObject({ status: 400, body: { errorCode: 17 } });
    expect((await change(id, { name: 'PRESS' })).body.name).toBe('PRESS');
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect((await audit(id)).map(({ action }) => action)).toEqual([
      'group made',
      'group changed',
      'group deleted',
    ]);
  });

  test('of another organization do not exist', async () => {
    const id = await aGroup(service.db, await anOrganization(service.db));
    expect([(await change(id, { name: 'Ours' })).status, (await remove(id)).status]).toEqual([404, 404]);
  });

  test('are bounded in number', async () => {
    await service.db.query(sql`
      insert into groups (organization_id, name, source)
      select ${organization}::uuid, 'Group ' || n, 'manual' from generate_series(1, ${groupLimits.groups}::int) n`);
    expect(await create({ name: 'One more' })).toMatchObject({
      status: 409,
      body: { message: 'The organization already has 1000 groups: delete one first.' },
    });
  });
});

describe('a rule', () => {
  test('decides who is in, and tells how many it fits before', async () => {
    await member('ann@sales.example');
    await member('bob@sales.example', true);
    await member('cleo@notsales.example');
    const matches = (rule: string) =>
      service.call('GET /Management/Groups/Matches', { as: manager.subject, query: { rule } });
    expect((await matches('@Sales.example')).body).toEqual({ matchingCount: 1, peopleCount: 3 });
    // It fits everybody, which is allowed.
    expect((await matches('@')).body).toEqual({ matchingCount: 3, peopleCount: 3 });
    const { body } = await create({ name: 'Sales', rule: ' @SALES.example ' });
    expect(body).toMatchObject({ source: 'rule', rule: '@sales.example', membersCount: 1 });
    expect(await membersOf(body.id)).toEqual(['ann@sales.example']);
    expect((await change(body.id, { rule: '.example' })).body.membersCount).toBe(3);
  });

  test.each(['sales.example', '@a@b.example', '.', '@sales example'])('cannot be %s', async (rule) => {
    expect(await create({ name: 'Sales', rule })).toMatchObject({
      status: 400,
      body: { exceptionData: { field: 'rule' } },
    });
  });

  test('and the source that is named agree', async () => {
    expect(await create({ name: 'Sales', source: 'rule' })).toMatchObject({
      status: 400,
      body: { exceptionData: { field: 'rule' } },
    });
    expect(await create({ name: 'Sales', source: 'manual', rule: '@sales.example' })).toMatchObject({
      status: 400,
      body: { exceptionData: { field: 'source' } },
    });
    expect((await create({ name: 'Sales', source: 'rule', rule: '@sales.example' })).status).toBe(201);
  });

  test('chooses the members alone, and a group by hand takes none', async () => {
    const [ruled, chosen] = [
      await aGroup(service.db, organization, { rule: '@sales.example' }),
      await aGroup(service.db, organization),
    ];
    expect([(await add(ruled, ['ann@sales.example'])).status, (await put(ruled, manager.id)).status]).toEqual(
      [409, 409],
    );
    expect((await change(chosen, { rule: '@sales.example' })).body.exceptionData).toEqual({ field: 'rule' });
  });
});

describe('members', () => {
  test('are added one by one and taken out, both safe to repeat', async () => {
    const id = await aGroup(service.db, organization);
    const ann = await member('ann@tv.example');
    const stranger = await aPerson(service.db, { organizations: [await anOrganization(service.db)] });
    const take = () =>
      service.call('DELETE /Management/Groups/:id/Members/:personId', {
        as: manager.subject,
        params: { id, personId: ann.id },
      });
    expect((await put(id, stranger.id)).status).toBe(404);
    expect([(await put(id, ann.id)).status, (await put(id, ann.id)).status]).toEqual([204, 204]);
    expect(await membersOf(id)).toEqual(['ann@tv.example']);
    expect([(await take()).status, (await take()).status]).toEqual([204, 204]);
    expect((await audit(id)).map(({ action }) => action)).toEqual([
      'group members added',
      'group member removed',
    ]);
  });

  test('are added by their addresses, and unknown ones are told', async () => {
    const id = await aGroup(service.db, organization);
    const here = await aPerson(service.db, { organizations: [organization], email: 'Ann@tv.example' });
    await aPerson(service.db, {
      organizations: [await anOrganization(service.db)],
      email: 'other@tv.example',
    });
    await put(id, here.id);
    await member('bob@bücher.example'.replace('ü', 'u'));
    const { body } = await add(id, ['ANN@tv.example ', 'bob@bucher.example', 'other@tv.example', 'nonsense']);
    expect(body).toEqual({ addedCount: 1, presentCount: 1, unknown: ['other@tv.example', 'nonsense'] });
    expect(await membersOf(id)).toEqual(['Ann@tv.example', 'bob@bucher.example']);
  });

  test('are 10,000 at once', async () => {
    const id = await aGroup(service.db, organization);
    await service.db.query(sql`
      with made as (
        insert into people (id, issuer, subject, email, current_organization_id)
        select gen_random_uuid(), 'portal', ${organization}::text || n, n || '@many.example', ${organization}::uuid
        from generate_series(1, 9999) n returning id)
      insert into memberships (person_id, organization_id, role) select id, ${organization}::uuid, 'Viewer' from made`);
    const emails = Array.from({ length: groupLimits.addedMembers }, (_, at) => `${at}@many.example`);
    expect((await add(id, emails)).body).toEqual({
      addedCount: 9999,
      presentCount: 0,
      unknown: ['0@many.example'],
    });
    expect((await add(id, [...emails, 'more@many.example'])).status).toBe(400);
  });
});

describe('a group from outside', () => {
  test('of the directory is not changed here', async () => {
    const { groupId } = await aDirectory(service.db, organization);
    const answers = [
      await change(groupId, { name: 'Ours' }),
      await remove(groupId),
      await put(groupId, manager.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(answers[0]!.body.message).toBe(
      'This group comes from the organization’s directory: change it there.',
    );
  });

  test('of the sign-in provider is deleted only once nobody is in it', async () => {
    const id = randomUUID();
    const ann = await member('ann@tv.example');
    await service.db.query(sql`
      insert into groups (id, organization_id, name, source, source_id)
      values (${id}, ${organization}, 'staff', 'claim', 'staff')`);
    await service.db.query(sql`insert into group_members values (${id}, ${ann.id})`);
    expect((await remove(id)).status).toBe(409);
    await service.db.query(sql`delete from group_members where group_id = ${id}`);
    expect((await remove(id)).status).toBe(204);
  });
});

test('content managers find whom an item can be for', async () => {
  const editor = await aPerson(service.db, { organizations: [[organization, 'ContentManager']] });
  const [ann] = [await member('ann@press.example'), await member('off@press.example', true)];
  const press = await aGroup(service.db, organization, { name: 'Press', members: [editor.id] });
  await aGroup(service.db, organization, { name: 'Board' });
  const foreign = await aGroup(service.db, await anOrganization(service.db), { name: 'Press' });
  const ask = async (query: object) =>
    (await service.call('GET /Management/Groups/Candidates', { as: editor.subject, query: { ...query } }))
      .body;
  expect(await ask({ searchTerm: 'PRESS' })).toEqual({
    groups: [{ id: press, name: 'Press', source: 'manual', hasCaller: true }],
    people: [{ id: ann.id, email: 'ann@press.example' }],
  });
  const first = await ask({});
  expect([first.groups.map(({ name }) => name), first.people]).toEqual([['Board', 'Press'], []]);
  const byId = await ask({ id: [press, foreign, ann.id] });
  expect([byId.groups.length, byId.people.length]).toEqual([1, 1]);
});
