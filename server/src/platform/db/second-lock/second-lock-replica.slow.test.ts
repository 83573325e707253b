// Slow: it makes a PostgreSQL server with a standby.
// Proves: reads on a standby have the second lock, and so do those of work that crosses organizations.
// Ground: server/src/platform/db, server/src/test-replication.ts.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aMediaContent, anOrganization } from '../../../test-builders.ts';
import { postgresPrograms, type Replication, startReplication } from '../../../test-replication.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { openDatabase } from '../open-database.ts';
import { crossing, publicScope, readerScope, withinScope } from './scope.ts';
import { pipelined, sql } from '../sql.ts';

describe.skipIf(!postgresPrograms)(
  'the second lock on a standby (it needs the programs of a PostgreSQL server)',
  () => {
    let servers: Replication;
    let db: Database;
    beforeAll(async () => {
      servers = await startReplication(postgresPrograms!);
      db = await openDatabase({
        databaseUrl: servers.primaryUrl,
        databaseReplicaUrls: [servers.replicaUrl],
        dataDir: '',
      });
      await migrate(db);
    });
    afterAll(async () => {
      await db?.close();
      await servers?.end();
    });

    const person = '11111111-1111-4111-8111-111111111111';
    const statement = sql`select pg_is_in_recovery() as "isStandby", title from media_contents order by title`;
    type Row = { isStandby: boolean; title: string };
    const read = async (sent: Parameters<Database['query']>[0]) => {
      const rows = await db.replicas!.reading(
        undefined,
        () => db.reads.query<Row>(sent),
        () => false,
      );
      return rows.map(({ isStandby, title }) => (isStandby ? title : `${title} of the primary`));
    };

    test('a statement meets the rows of its scope only', async () => {
      expect(await db.secondLock()).toBe('on');
      const [own, other] = [await anOrganization(db), await anOrganization(db)];
      await aMediaContent(db, own, { title: 'own', visibility: 1 });
      await aMediaContent(db, other, { title: 'other', visibility: 1 });
      await aMediaContent(db, other, { title: 'public', visibility: 2 });
      await vi.waitFor(
        async () =>
          expect(await crossing('worker', () => read(statement))).toEqual(['other', 'own', 'public']),
        { interval: 100 },
      );
      // Until the standby has the tables, the primary is asked in its place.
      const { repeated } = db.replicas!.status()[0]!;
      for (const each of [statement, pipelined(statement)]) {
        expect(await withinScope(readerScope(person, [own]), () => read(each))).toEqual(['own', 'public']);
        expect(await withinScope(publicScope, () => read(each))).toEqual(['public']);
        expect(await crossing('counting', () => read(each))).toEqual(['other', 'own', 'public']);
      }
      expect(db.replicas!.status()[0]!.repeated).toBe(repeated);
    });
  },
);
