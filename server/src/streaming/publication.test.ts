import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

it('the stream opens at the instant of the publication to those who have just seen the poster', async () => {
  const organizationId = await anOrganization(service.db);
  const manager = await aPerson(service.db, { organizations: [[organizationId, 'OrganizationManager']] });
  const viewer = await aPerson(service.db, { organizations: [organizationId] });
  const id = await aMediaContent(service.db, organizationId, {
    visibility: 2,
    scheduledAt: new Date('2100-01-01'),
  });
  await service.files.write(`media/${id}/1/poster-640.jpg`, 'a picture');
  const { mediaToken } = (await service.call('GET /Users/Me', { as: viewer.subject })).body;
  const statusOf = async (jwt: string, file: string) =>
    (await service.app.inject(`/api/media/${id}/1/${file}?jwt=${jwt}`)).statusCode;
  const each = ['public', mediaToken];
  for (const jwt of each)
    expect([await statusOf(jwt, 'poster'), await statusOf(jwt, 'master.m3u8')]).toEqual([200, 404]);
  await service.call('POST /Management/MediaContents/:id/Publications', {
    as: manager.subject,
    params: { id },
  });
  for (const jwt of each)
    expect([await statusOf(jwt, 'poster'), await statusOf(jwt, 'master.m3u8')]).toEqual([200, 200]);
});
