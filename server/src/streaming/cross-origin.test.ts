import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

it('lets other sites show the pictures of public items, and no others', async () => {
  const organizationId = await anOrganization(service.db);
  const { subject } = await aPerson(service.db, { organizations: [organizationId] });
  const item = async (given: object) => {
    const id = await aMediaContent(service.db, organizationId, given);
    await service.files.write(`media/${id}/1/poster-640.jpg`, 'a picture');
    return id;
  };
  const policyOf = async (id: string, jwt: string, file = 'poster') => {
    const { status, headers } = await service.call('GET /media/:id/:version/:file', {
      params: { id, version: '1', file },
      query: { jwt },
    });
    return [status, headers['cross-origin-resource-policy']];
  };
  const { mediaToken } = (await service.call('GET /Users/Me', { as: subject })).body;
  for (const given of [{}, { passwordHash: 'a hash' }, { scheduledAt: new Date('2100-01-01') }])
    expect(await policyOf(await item({ visibility: 2, ...given }), 'public')).toEqual([200, 'cross-origin']);
  const open = await item({ visibility: 2 });
  // Whatever else of it, and whatever is opened by a person's token, stays with the portal.
  expect(await policyOf(open, mediaToken)).toEqual([200, undefined]);
  expect(await policyOf(open, 'public', 'master.m3u8')).toEqual([200, undefined]);
  expect(await policyOf(await item({ visibility: 1 }), 'public')).toEqual([404, undefined]);
});
