// On PostgreSQL: what a search tells is joined to rows that the second lock protects (ADR 70).
import { Visibility } from '@tv/contract/enumerations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { managerScope, withinScope } from '../../../platform/db/second-lock/scope.ts';
import { aMediaContent, anOrganization, aPerson } from '../../../test-builders.ts';
import { startTestService, type TestService } from '../../../test-service.ts';
import { correctWords } from './corrections-db.ts';
import { findLibrary, type Library } from '../words/library-db.ts';
import { meaningsOf } from '../query/meanings-db.ts';
import { parseQuery } from '../query/parse-query.ts';
import { suggest } from './suggest.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('a statement that names another organization', () => {
  let service: TestService;
  let own: string;
  let other: string;
  let person: string;
  let library: Library;
  beforeAll(async () => {
    service = await startTestService();
    const { db } = service;
    [own, other] = [await anOrganization(db), await anOrganization(db)];
    ({ id: person } = await aPerson(db, { organizations: [own, other] }));
    for (const visibility of [Visibility.INTERNAL, Visibility.INTERNAL])
      await aMediaContent(db, other, {
        title: 'Zwitscherling in the garden',
        tags: ['Zwitschertag'],
        speakers: ['Zwitscher Speaker'],
        visibility,
      });
    library = (await findLibrary(db, other))!;
  });
  afterAll(() => service?.close());

  /** As the statements are that forget whose items they read: of the other organization, in a scope of the own one or of both. */
  const asking = () => ({
    viewer: { kind: 'member' as const, organizationId: other, personId: person },
    now: service.now(),
    library,
  });
  const scopes = () => ({ own: managerScope(person, own), other: managerScope(person, other) });

  it('is suggested no title, speaker or tag of it', async () => {
    const ask = () => suggest(service.db, asking().viewer, 'zwitsch', service.now());
    expect((await withinScope(scopes().other, ask)).map(({ kind }) => kind).sort()).toEqual([
      'speaker',
      'tag',
      'title',
      'title',
    ]);
    expect(await withinScope(scopes().own, ask)).toEqual([]);
  });

  it('is corrected to no word of it', async () => {
    const correct = async () => {
      const words = await meaningsOf(service.db, other, library, parseQuery('zwitscherlimg').words);
      return (await correctWords(service.db, asking(), words)).flatMap(({ meanings }) =>
        meanings.map(({ written }) => written),
      );
    };
    expect(await withinScope(scopes().other, correct)).toEqual(['zwitscherling']);
    expect(await withinScope(scopes().own, correct)).toEqual([]);
  });
});
