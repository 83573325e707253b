// On both databases, but in `npm run test:all` alone: large values in an index.
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queries } from '../../../platform/db/database.ts';
import { type Statement, sql } from '../../../platform/db/sql.ts';
import { aMediaContent, anOrganization } from '../../../test-builders.ts';
import { startTestService, type TestService } from '../../../test-service.ts';
import { indexTranscripts } from './index-transcripts-db.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const cuesOf = (texts: string[]) => texts.map((text, position) => ({ position, text }));

test('a long transcript leaves turns to other requests', async () => {
  const id = randomUUID();
  // Answers without a turn of the event loop, so that each turn is one that the work itself has given.
  const answers: [part: string, row: object][] = [
    ['from subtitles', { id, organization_id: 'own', media_content_id: 'item' }],
    ['from search_libraries', { organization_id: 'own', number: 1, languages: ['english'] }],
  ];
  const db = {
    query: async ({ text }: Statement) =>
      answers.filter(([part]) => text.includes(part)).map(([, row]) => row),
  } as unknown as Queries;
  const texts = Array.from({ length: 8_000 }, (_, at) =>
    `word ${at} and another word to read here now `.repeat(5),
  );
  let isDone = false;
  const work = indexTranscripts(db, [{ id, languageCode: 'en', cues: cuesOf(texts) }]).finally(
    () => (isDone = true),
  );
  let turns = 0;
  for (; !isDone; turns++) await nextTurn();
  await work;
  expect(turns).toBeGreaterThan(5);
});

test('a transcript with more different words than a vector holds is found by its first ones', async () => {
  const organization = await anOrganization(service.db);
  const item = await aMediaContent(service.db, organization);
  const id = randomUUID();
  await service.db.query(sql`
    insert into subtitles (id, media_content_id, language_code, language_name, format, original_file, vtt_file)
    values (${id}, ${item}, 'en', 'English', 'VTT', 'a', 'b')`);
  const word = (number: number) => `q${String(number).padStart(50, 'q')}`;
  const texts = Array.from({ length: 240 }, (_, cue) =>
    Array.from({ length: 90 }, (__, at) => word(cue * 90 + at)).join(' '),
  );
  await indexTranscripts(service.db, [{ id, languageCode: 'en', cues: cuesOf(texts) }]);
  const [found] = await service.db.query<{ words: number; first: boolean; last: boolean }>(sql`
    select length(words) as words, words::text like ${`%${word(1)}%`} as first, words::text like ${`%${word(21_599)}%`} as last
    from search_transcripts where subtitle_id = ${id}::uuid`);
  expect(found).toMatchObject({ first: true, last: false });
  const [known] = await service.db.query<{ count: number }>(sql`
    select count(*)::int as count from search_words where organization_id = ${organization}::uuid and word like 'qq%'`);
  expect(known!.count).toBe(found!.words);
});
