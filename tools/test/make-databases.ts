import { openTestDatabase } from '../../server/src/test-database.ts';

// Makes what tests copy their databases from, unless it is there: the template at the server of TEST_DATABASE_URL and, with the
// parameter "embedded", the dump of the embedded database. Migrations take longer than a test may wait.
// One after the other: the embedded database keeps the process from hearing a server's answer in time.
if (process.env.TEST_DATABASE_URL) await (await openTestDatabase()).drop();
if (process.argv.includes('embedded')) {
  delete process.env.TEST_DATABASE_URL; // it is read at the call
  await (await openTestDatabase()).drop();
}
