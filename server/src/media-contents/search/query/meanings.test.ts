import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aMediaContent, anOrganization } from '../../../test-builders.ts';
import { startTestService, type TestService } from '../../../test-service.ts';
import { findLibrary } from '../words/library-db.ts';
import { meaningsOf } from './meanings-db.ts';
import { parseQuery } from './parse-query.ts';

let service: TestService;
let organizationId: string;

beforeAll(async () => {
  service = await startTestService();
  organizationId = await anOrganization(service.db);
  await aMediaContent(service.db, organizationId, { title: 'One item makes the library' });
  // More words than are read in the order of the alphabet. The last one is the most frequent.
  await service.db.query(sql`
    insert into search_words (organization_id, word, language, stem, written, documents)
    select ${organizationId}::uuid, word, 'simple', '', word, case when word = 'starzz' then 9 else 1 end
    from (select 'star' || lpad(n::text, 4, '0') as word from generate_series(1, 3000) n union all select 'starzz') words`);
});
afterAll(() => service.close());

it.each(['sta', 'star'])(
  'of thousands of words that begin with "%s" the most frequent comes first',
  async (typed) => {
    const library = await findLibrary(service.db, organizationId);
    const [meant] = await meaningsOf(service.db, organizationId, library!, parseQuery(typed).words);
    expect(meant?.meanings).toHaveLength(24);
    expect(meant?.meanings[0]?.word).toBe('starzz');
  },
);

it('words that begin with a longer text are found, too', async () => {
  const library = await findLibrary(service.db, organizationId);
  const [meant] = await meaningsOf(service.db, organizationId, library!, parseQuery('starz').words);
  expect(meant?.meanings.map(({ word }) => word)).toEqual(['starzz']);
});
