import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSchema } from '@tv/server/platform/http/describe-schema';
import { openInMemory } from '@tv/server/platform/db/embedded-database';
import { migrate, readMigrations } from '@tv/server/platform/db/migrate';

// Writes server/schema.sql anew and adds the checksums of new migrations: `npm run schema`, after a migration was added.
// The checksum of a migration that is there already stays: who changed such a file is told by the tests.
const server = join(import.meta.dirname, '../server');
const sums = join(server, 'migrations/SHA256SUMS');
const known = readFileSync(sums, 'utf8');
const added = readMigrations().filter(({ name }) => !known.includes(`  ${name}\n`));
writeFileSync(sums, known + added.map(({ name, checksum }) => `${checksum}  ${name}\n`).join(''));

const database = await openInMemory();
await migrate(database);
writeFileSync(join(server, 'schema.sql'), await describeSchema(database));
await database.close();
