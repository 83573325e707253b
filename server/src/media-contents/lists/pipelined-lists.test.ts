import type { MediaContentsQuery } from '@tv/contract/media-contents/media-contents';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Statement } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { createItemJsonCache } from '../item/item-json-db.ts';
import { listMediaContents } from './list-db.ts';
import type { Viewer } from '../visibility.ts';

let service: TestService;
let visitor: Viewer;
beforeAll(async () => {
  service = await startTestService();
  const organizationId = await anOrganization(service.db);
  visitor = { kind: 'public', organizationId };
  for (const title of ['One', 'Two'])
    await aMediaContent(service.db, organizationId, { title, visibility: 2, isPublicFeatured: true });
  await aMediaContent(service.db, organizationId, {
    visibility: 2,
    scheduledAt: new Date('2100-01-01T00:00:00Z'),
  });
});
afterAll(() => service.close());

async function read(query: MediaContentsQuery, viewer = visitor) {
  const { db } = service;
  const statements = vi.spyOn(db, 'query');
  const { total } = await listMediaContents(
    { db, itemJson: createItemJsonCache(db) },
    viewer,
    query,
    service.now(),
  );
  const [first] = statements.mock.calls[0] as [Statement];
  statements.mockRestore();
  return { total, isPipelined: first.isPipelined ?? false };
}

const usual = { sortBy: 'CreatedDate', sortOrder: 'Desc' } as const;
it.each<[string, MediaContentsQuery, number, boolean]>([
  ['the newest', usual, 2, true],
  ['featured ones', { ...usual, showOnlyPublicFeatured: true }, 2, true],
  ['upcoming ones', { showOnlyUpcoming: true, sortOrder: 'Asc' }, 1, true],
  ['featured ones by title', { showOnlyPublicFeatured: true, sortBy: 'Title' }, 2, false],
  ['featured ones, oldest first', { showOnlyPublicFeatured: true, sortOrder: 'Asc' }, 2, false],
  ['featured ones of a tag', { showOnlyPublicFeatured: true, tag: ['none'] }, 0, false],
  ['upcoming videos', { showOnlyUpcoming: true, mediaType: [1] }, 1, false],
  ['the newest of a tag', { ...usual, tag: ['none'] }, 0, false],
  ['the newest, far behind', { ...usual, pageIndex: 1_000 }, 2, false],
])('%s share a connection only when an index has them in order', async (_what, query, total, isPipelined) => {
  expect(await read(query)).toEqual({ total, isPipelined });
});

it('lists of several organizations have a connection of their own', async () => {
  const everywhere = { kind: 'public' } as const;
  expect(await read({ showOnlyPublicFeatured: true }, everywhere)).toMatchObject({ isPipelined: false });
});
