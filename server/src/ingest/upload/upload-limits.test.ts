import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aPerson, anOrganization } from '../../test-builders.ts';
import { startUploads } from './test-uploads.ts';

let uploads: Awaited<ReturnType<typeof startUploads>>;
let organization: string;
beforeAll(async () => {
  // Nothing is processed here; any program that exists will do.
  uploads = await startUploads(process.execPath);
  organization = await anOrganization(uploads.db);
  for (const subject of ['manager', 'colleague'])
    await aPerson(uploads.db, { organizations: [[organization, 'OrganizationManager']], subject });
});
afterAll(() => uploads.close());

const announce = async (as?: string) => {
  const answer = await uploads.app.inject({
    method: 'POST',
    url: '/api/Management/Uploads',
    headers: { authorization: `Bearer ${as ?? 'local-service-token'}` },
    payload: { fileName: 'a.mkv', sizeInBytes: 1, ...(!as && { organizationId: organization }) },
  });
  return [answer.statusCode, answer.headers['retry-after']];
};

it('a person announces so many files an hour, the command line any number', async () => {
  expect(await announce('manager')).toEqual([201, undefined]);
  await uploads.db.query(
    sql`update rate_limits set uses = array[3000] where key like 'upload by person %' and cardinality(uses) = 1`,
  );
  const [status, wait] = await announce('manager');
  expect(status).toBe(429);
  expect(Number(wait)).toBeGreaterThan(3500);
  expect(await announce('colleague')).toEqual([201, undefined]);
  await uploads.db.query(
    sql`update rate_limits set uses = array[6000] where key like 'upload by organization %'`,
  );
  expect((await announce('colleague'))[0]).toBe(429);
  expect(await announce()).toEqual([201, undefined]);
});

it('of files that have not arrived yet each has so many, and is told when to ask again', async () => {
  await uploads.db.query(sql`
    insert into uploads (id, organization_id, file_name, size_in_bytes, details)
    select gen_random_uuid(), ${organization}::uuid, 'b.mkv', 1, '{}' from generate_series(1, 200)`);
  expect(await announce()).toEqual([429, '60']);
  await uploads.db.query(sql`delete from rate_limits`);
  expect((await announce('colleague'))[0]).toBe(201);
});
