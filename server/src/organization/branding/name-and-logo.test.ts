import type { LogoBackground } from '@tv/contract/branding/logos';
import { ProblemCode } from '@tv/contract/problems';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { sql } from '../../platform/db/sql.ts';

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

test('one logo alone is shown on every background, two each on their own, and each at an address of its own', async () => {
  const organization = await anOrganization(service.db, { name: 'Two logos', hasPublicMedia: true });
  const host = await aPerson(service.db, { organizations: [[organization, 'OrganizationManager']] });
  const put = async (background: LogoBackground, color: string) => {
    const bytes = await sharp({ create: { width: 80, height: 10, channels: 3, background: color } })
      .png()
      .toBuffer();
    const answer = await service.app.inject({
      method: 'PUT',
      url: `/api/Management/Organization/Logo?background=${background}`,
      headers: {
        authorization: `Bearer token-${host.subject}`,
        'content-type': 'application/offset+octet-stream',
      },
      payload: bytes,
    });
    expect(answer.statusCode).toBe(204);
  };
  const remove = (background: LogoBackground) =>
    service.call('DELETE /Management/Organization/Logo', { as: host.subject, query: { background } });
  const seen = async () =>
    (await service.call('GET /Organizations/:id/Publics', { params: { id: organization } })).body;
  const managed = async () => (await service.call('GET /Management/Organization', { as: host.subject })).body;
  const colorAt = async (address: string) => {
    const { rawPayload } = await service.app.inject(address);
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    return data[0];
  };

  await put('dark', '#ffffff');
  const { logoUrl: only = '' } = await seen();
  expect(await colorAt(only)).toBe(255);
  expect((await seen()).logoDarkUrl).toBeUndefined();
  expect(await managed()).toMatchObject({ logoDarkUrl: expect.any(String) });
  expect((await managed()).logoUrl).toBeUndefined();

  await put('light', '#000000');
  const { logoUrl = '', logoDarkUrl = '' } = await seen();
  expect([await colorAt(logoUrl), await colorAt(logoDarkUrl)]).toEqual([0, 255]);
  await put('light', '#808080');
  expect((await seen()).logoUrl).not.toBe(logoUrl);
  expect((await seen()).logoDarkUrl).toBe(logoDarkUrl);

  await remove('dark');
  expect((await seen()).logoDarkUrl).toBeUndefined();
  expect(await colorAt(`/api/media/organizations/${organization}/logo?background=dark`)).toBe(128);
  await remove('light');
  expect((await seen()).logoUrl).toBeUndefined();
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
