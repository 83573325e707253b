import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSchema } from '@tv/server/platform/db/migrations/describe-schema';
import { describeTables } from '@tv/server/platform/db/migrations/describe-tables';
import { openInMemory } from '@tv/server/platform/db/embedded-database/embedded-database';
import { migrate } from '@tv/server/platform/db/migrations/migrate';
import { readMigrations } from '@tv/server/platform/db/migrations/migrations';

// Writes server/schema.sql and the types of the tables' columns again, and adds the checksums of new migrations: `npm run schema`, after a migration was added.
// The checksum of a migration that is there already stays: the tests report a changed file.
const server = join(import.meta.dirname, '../server');
const sums = join(server, 'migrations/SHA256SUMS');
const known = readFileSync(sums, 'utf8').trimEnd().split('\n');
const added = readMigrations().filter(({ name }) => !known.some((line) => line.endsWith(`  ${name}`)));
const all = [...known, ...added.map(({ name, checksum }) => `${checksum}  ${name}`)];
// By name, as migrations are applied: one with a lower number may come later.
all.sort((one, other) => (one.slice(66) < other.slice(66) ? -1 : 1));
writeFileSync(sums, `${all.join('\n')}\n`);

const database = await openInMemory();
await migrate(database);
writeFileSync(join(server, 'schema.sql'), await describeSchema(database));
writeFileSync(join(server, 'src/platform/db/tables.ts'), await describeTables(database));
await database.close();
