import { asDirectory, patchOf } from '../../src/directory/test-directory.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { aDirectory, anOrganization } from '../../src/test-builders.ts';
import { withoutRecord } from './personas.ts';
import type { ServiceWithProvider } from './start-with-provider.ts';
import type { IsolationWorld } from './isolation-world.ts';

/**
 * Two directories of strangers say everything they can of everybody: one that they are its admins, one that they have
 * left. Answers what nothing of that may open: their tokens.
 */
export async function attackByDirectories(
  service: ServiceWithProvider,
  { people }: IsolationWorld,
): Promise<string[]> {
  const subjects = [withoutRecord, ...Object.values(people).map(({ subject }) => subject)];
  const addresses = subjects.map((subject) => `${subject}@tv.example`);
  const tokens: string[] = [];
  for (const isLeft of [false, true]) {
    const organization = await anOrganization(service.db);
    const directory = await aDirectory(service.db, organization);
    const scim = asDirectory(service, directory.token);
    await service.db.query(sql`update directory_groups set role = 'Admin' where id = ${directory.groupId}`);
    for (const email of addresses) {
      const made = await scim('POST', '/Users', { userName: email, name: { givenName: 'Mallory' } });
      if (made.status !== 201) throw new Error(`the attack was answered with ${made.status}`);
      const members = [{ value: made.body.id as string }];
      await scim(
        'PATCH',
        `/Groups/${directory.groupId}`,
        patchOf({ op: 'add', path: 'members', value: members }),
      );
      if (isLeft)
        await scim('PATCH', `/Users/${made.body.id}`, patchOf({ op: 'replace', value: { active: false } }));
    }
    tokens.push(directory.token);
  }
  return tokens;
}
