import { randomUUID } from 'node:crypto';
import { hashToken } from '../../../src/platform/auth/secret-token.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import { asDirectory } from '../../../src/directory/test-directory.ts';
import type { ServiceWithProvider } from '../start-with-provider.ts';
import type { IsolationWorld } from '../isolation-world.ts';

/** What the directory of an organization is told: its people and groups, page by page, found by words, by their ids, and those of the other organization. */
export async function readAsDirectory(
  service: ServiceWithProvider,
  { directoryTokens, directoryGroups }: IsolationWorld,
  which: 'own' | 'anothers',
): Promise<string[]> {
  const token = `tvscim_${randomUUID()}`;
  await service.db.query(
    sql`update directory_tokens set hash = ${hashToken(token)} where id = ${directoryTokens[which]}::uuid`,
  );
  const scim = asDirectory(service, token);
  const users = await service.db.query<{ id: string; userName: string }>(
    sql`select id, user_name as "userName" from directory_users`,
  );
  const paths = [
    ...[
      '/Users',
      '/Groups',
      '/Users?count=1&startIndex=2',
      '/Groups?count=1&startIndex=2',
      '/ServiceProviderConfig',
    ],
    ...users.flatMap(({ id, userName }) => [
      `/Users/${id}`,
      `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`,
    ]),
    ...Object.values(directoryGroups).map((id) => `/Groups/${id}`),
  ];
  const answers = await Promise.all(paths.map((path) => scim('GET', path)));
  return answers.map(({ headers, body }) => JSON.stringify([headers, body]));
}
