import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDirectory, aDomain, anOrganization } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { microsoftGroups } from './test-conformance-groups.ts';
import { microsoftUsers } from './test-conformance-microsoft.ts';
import { okta } from './test-conformance-okta.ts';
import type { NamedIds } from './test-conformance-row.ts';
import { standard } from './test-conformance-standard.ts';
import { asDirectory } from '../test-directory.ts';

// Every kind of request that the conformance sets of Microsoft (SCIM Validator) and Okta (SCIM 2.0 SPEC and CRUD tests)
// make, in their order; the tables lie beside.
describe.each([
  ['Microsoft', [...microsoftUsers, ...microsoftGroups]],
  ['Okta', okta],
  ['RFC 7644', standard],
])('%s', (_, rows) => {
  const ids: NamedIds = {};
  let service: TestService;
  let scim: ReturnType<typeof asDirectory>;
  beforeAll(async () => {
    service = await startTestService();
    const organization = await anOrganization(service.db);
    await aDomain(service.db, organization, 'aurora.example');
    scim = asDirectory(service, (await aDirectory(service.db, organization)).token);
  });
  afterAll(() => service.close());

  test.each(rows.map((row, index) => [`${index + 1} ${row.what}`, row] as const))(
    '%s',
    async (_what, row) => {
      const answer = await scim(...row.send(ids));
      expect(answer.status, JSON.stringify(answer.body)).toBe(row.status);
      if (answer.status !== 204)
        expect(answer.headers['content-type']).toBe('application/scim+json; charset=utf-8');
      if (answer.status === 201)
        expect(answer.headers.location).toBe((answer.body.meta as { location: string }).location);
      if (row.holds) expect(answer.body).toMatchObject(row.holds(ids) as object);
      for (const name of row.lacks ?? []) expect(answer.body).not.toHaveProperty(name);
      if (row.idName) ids[row.idName] = String(answer.body.id);
    },
  );
});
