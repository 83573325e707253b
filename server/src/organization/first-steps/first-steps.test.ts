import { Visibility } from '@tv/contract/enumerations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };
const nothing = {
  isDismissed: false,
  hasBrand: false,
  hasCategory: false,
  hasUpload: false,
  hasPeople: false,
  hasPublicPages: false,
};

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  const other = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  // What another organization has is not a step of this one.
  await aPerson(service.db, { organizations: [other] });
  await aCategory(service.db, other);
  await aMediaContent(service.db, other, { visibility: Visibility.PUBLIC });
});
afterAll(() => service.close());

const steps = async () =>
  (await service.call('GET /Management/Organization/FirstSteps', { as: manager.subject })).body;

test('each step is done by what the organization has', async () => {
  expect(await steps()).toEqual(nothing);
  await service.call('PATCH /Management/Organization', {
    as: manager.subject,
    body: { colors: { textLinkColor: '#12AB34' } },
  });
  expect(await steps()).toEqual({ ...nothing, hasBrand: true });
  await aCategory(service.db, own);
  await aMediaContent(service.db, own, { visibility: Visibility.INTERNAL });
  const begun = { ...nothing, hasBrand: true, hasCategory: true, hasUpload: true };
  expect(await steps()).toEqual(begun);
  await service.call('POST /Management/Invitations', {
    as: manager.subject,
    body: { email: 'colleague@tv.example' },
  });
  expect(await steps()).toEqual({ ...begun, hasPeople: true });
  await aMediaContent(service.db, own, { visibility: Visibility.PUBLIC });
  expect(await steps()).toEqual({ ...begun, hasPeople: true, hasPublicPages: true });
});

test('without public pages nothing has to be on them', async () => {
  const closed = await anOrganization(service.db, { hasPublicMedia: false });
  const person = await aPerson(service.db, { organizations: [[closed, 'Admin']] });
  const { body } = await service.call('GET /Management/Organization/FirstSteps', { as: person.subject });
  expect(body).toEqual({ ...nothing, hasPublicPages: true });
});

test('they are dismissed for good, and the audit log tells it once', async () => {
  for (let time = 0; time < 2; time++)
    expect(
      (await service.call('DELETE /Management/Organization/FirstSteps', { as: manager.subject })).status,
    ).toBe(204);
  expect((await steps()).isDismissed).toBe(true);
  const lines = await service.db.query(
    sql`select from audit_log where organization_id = ${own}::uuid and action = 'first steps dismissed'`,
  );
  expect(lines).toHaveLength(1);
});
