import type { Database } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../src/test-builders.ts';

const viewers = 4;
const managers = 2;

/** An organization with items that people watch, items that managers edit, and these people. `issuer`: of their tokens. */
export async function buildKillWorld(db: Database, issuer: string) {
  await migrate(db);
  const organizationId = await anOrganization(db);
  const times = <Result>(count: number, work: (at: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, at) => work(at)));
  const somebody = (role: 'Viewer' | 'ContentManager', name: string) => (at: number) =>
    aPerson(db, { organizations: [[organizationId, role]], subject: `${name} ${at}` });
  const viewing = await times(viewers, somebody('Viewer', 'viewer'));
  const managing = await times(managers, somebody('ContentManager', 'manager'));
  const uploading = await times(1, somebody('ContentManager', 'uploader'));
  const categories = await times(3, () => aCategory(db, organizationId));
  const watched = await times(6, (at) =>
    aMediaContent(db, organizationId, { categories: [categories[at % 3]!] }),
  );
  const managed = await times(managers, (at) =>
    times(2, () => aMediaContent(db, organizationId, { createdBy: managing[at]!.id })),
  );
  await db.query(sql`update people set issuer = ${issuer}`);
  // Their files are nowhere.
  await db.query(sql`update media_contents set package_version = 0`);
  const subjects = (people: { subject: string }[]) => people.map(({ subject }) => subject);
  return {
    categories,
    watched,
    managed,
    people: new Map([...viewing, ...managing, ...uploading].map(({ id, subject }) => [subject, id])),
    viewers: subjects(viewing),
    managers: subjects(managing),
    uploaders: subjects(uploading),
  };
}

export type KillWorld = Awaited<ReturnType<typeof buildKillWorld>>;
