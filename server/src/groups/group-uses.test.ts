import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aGroup, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let organization: string;
let manager: { id: string; subject: string };
beforeAll(async () => {
  service = await startTestService();
  organization = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[organization, 'OrganizationManager']] });
});
afterAll(() => service.close());

const create = (body: { id: string; name: string }) =>
  service.call('POST /Management/Groups', { as: manager.subject, body });

test('a group never gets the id of what an audience names', async () => {
  const elsewhere = await anOrganization(service.db);
  const [named, member] = [
    await aPerson(service.db, { organizations: [elsewhere] }),
    await aPerson(service.db, { organizations: [elsewhere, organization] }),
  ];
  const gone = randomUUID();
  const item = await aMediaContent(service.db, elsewhere, { visibility: 1 });
  await service.db.query(
    sql`update media_contents set audience = ${[gone, named.id].sort()}::uuid[] where id = ${item}`,
  );
  for (const id of [gone, named.id]) {
    const group = (await create({ id, name: `With the id ${id}` })).body.id;
    expect(group).not.toBe(id);
    await service.call('PUT /Management/Groups/:id/Members/:personId', {
      as: manager.subject,
      params: { id: group, personId: member.id },
    });
  }
  const seen = async (as: string) => {
    await service.db.query(
      sql`update people set current_organization_id = ${elsewhere} where subject = ${as}`,
    );
    return (await service.call('GET /MediaContents', { as })).body.map(({ id }) => id);
  };
  expect([await seen(named.subject), await seen(member.subject)]).toEqual([[item], []]);
});

test('what a deletion would do is told before', async () => {
  const [press, board] = [await aGroup(service.db, organization), await aGroup(service.db, organization)];
  const uses = async () =>
    (await service.call('GET /Management/Groups/:id/Uses', { as: manager.subject, params: { id: press } }))
      .body;
  const item = async (audience: string[]) =>
    service.db.query(sql`
      update media_contents set audience = ${audience}::uuid[]
      where id = ${await aMediaContent(service.db, organization, { visibility: 1 })}`);
  await item([press]);
  await item([press, board]);
  await item([press, manager.id]);
  // A group that is gone shows it to nobody.
  await item([press, randomUUID()]);
  await item([board]);
  const onlyAudiences = {
    ...{ itemsCount: 4, onlyItemsCount: 2, defaultCategoriesCount: 0 },
    ...{ downloadItemsCount: 0, downloadCategoriesCount: 0, isOrganizationDownloads: false },
  };
  expect(await uses()).toEqual(onlyAudiences);
  const settings = JSON.stringify({ allowDownload: false, downloadGroupIds: [board, press] });
  const ofAnother = JSON.stringify({ allowDownload: false, downloadGroupIds: [board] });
  const audience = { kind: 'chosen', groupIds: [press], personIds: [] };
  for (const [each, named] of [
    [settings, { audience }],
    [ofAnother, { audience: { ...audience, groupIds: [board] } }],
  ] as const) {
    await service.db.query(sql`
      update media_contents set player_settings = ${each}::jsonb
      where id = ${await aMediaContent(service.db, organization)}`);
    await service.db.query(sql`
      update categories set player_settings = ${each}::jsonb, defaults = ${JSON.stringify(named)}::jsonb
      where id = ${await aCategory(service.db, organization)}`);
  }
  const counts = {
    ...onlyAudiences,
    defaultCategoriesCount: 1,
    downloadItemsCount: 1,
    downloadCategoriesCount: 1,
  };
  expect(await uses()).toEqual(counts);
  await service.db.query(sql`
    update organizations set player_settings = ${settings}::jsonb where id = ${organization}`);
  expect(await uses()).toEqual({ ...counts, isOrganizationDownloads: true });
});
