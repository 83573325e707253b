import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService } from '../test-service.ts';

/** A service with API keys, and what tests of them do. */
export async function startKeys() {
  const service = await startTestService(new Date('2026-03-02T09:00:00Z'));
  const { db } = service;
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  return {
    ...service,
    bearer,
    later: (seconds: number) => service.setNow(new Date(service.now().getTime() + seconds * 1000)),
    make: (as: { subject: string }, body: object) =>
      service.call('POST /Management/ApiKeys', {
        as: as.subject,
        body: { name: `Key ${Math.random()}`, scopes: ['content:read'], ...body },
      }),
    currentOf: (key: string) => service.call('GET /Management/ApiKeys/Current', bearer(key)),
    /** An organization with an admin, a manager, and an item in a category and one outside of it. */
    async aHouse() {
      const organizationId = await anOrganization(db);
      const admin = await aPerson(db, { organizations: [[organizationId, 'Admin']] });
      const manager = await aPerson(db, { organizations: [[organizationId, 'OrganizationManager']] });
      const category = await aCategory(db, organizationId, 'Town halls');
      const other = await aCategory(db, organizationId, 'Safety');
      const item = (title: string, more: object) => aMediaContent(db, organizationId, { title, ...more });
      const items = {
        inside: await item('Inside', { categories: [category] }),
        outside: await item('Outside', { categories: [other] }),
        draft: await item('Draft', { status: 0, categories: [category] }),
        chosen: await item('Chosen', { categories: [other], audience: [admin.id] }),
      };
      return { organizationId, admin, manager, category, other, items };
    },
  };
}
