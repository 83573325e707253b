import { openTestDatabase } from '../../server/src/test-database.ts';

// Makes what tests copy their databases from, unless it is there: the template at the server of TEST_DATABASE_URL and, with the
// parameter "embedded", the dump of the embedded database. Migrations take longer than a test may wait.
const opened = process.env.TEST_DATABASE_URL ? [openTestDatabase()] : [];
if (process.argv.includes('embedded')) {
  delete process.env.TEST_DATABASE_URL; // it is read at the call
  opened.push(openTestDatabase());
}
for (const { drop } of await Promise.all(opened)) await drop();
