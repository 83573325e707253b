import type { DirectoryDeps } from '../deps.ts';
import { addUser, changeUser, removeUser } from './save-user.ts';
import { readOperations } from '../patch/patch-operations.ts';
import { patchUser } from './patch-user.ts';
import { presentUser } from '../present-resources.ts';
import { readUser } from './read-user.ts';
import { chosen, listResponse, readFilter, readPaging, type ScimQuery, searchOf } from '../scim-page.ts';
import { notThere } from '../scim-problem.ts';
import { scimAddress, type ServeScim } from '../scim-call.ts';
import { findUser, listUsers } from './users-db.ts';

export function serveUsers(serve: ServeScim, deps: DirectoryDeps): void {
  const { db } = deps;
  const base = scimAddress(deps.publicUrl);
  const shown = async (organizationId: string, id: string, query: ScimQuery) => {
    const user = await findUser(db, organizationId, id);
    if (!user) throw notThere('This user');
    return chosen(presentUser(user, base), query);
  };

  serve('GET /Users', ({ organizationId, query }) => searchUsers(deps, organizationId, query));
  serve('POST /Users/.search', ({ organizationId, body }) =>
    searchUsers(deps, organizationId, searchOf(body)),
  );

  serve('POST /Users', async ({ organizationId, body, query }) => {
    const id = await addUser(deps, organizationId, readUser(body));
    return shown(organizationId, id, query);
  });

  serve('GET /Users/:id', ({ organizationId, id, query }) => shown(organizationId, id, query));

  serve('PUT /Users/:id', async ({ organizationId, id, body, query }) => {
    const form = readUser(body);
    await changeUser(deps, organizationId, id, () => form);
    return shown(organizationId, id, query);
  });

  serve('PATCH /Users/:id', async ({ organizationId, id, body, query }) => {
    const operations = readOperations(body);
    await changeUser(deps, organizationId, id, (user) => patchUser(user, operations));
    return shown(organizationId, id, query);
  });

  serve('DELETE /Users/:id', async ({ organizationId, id }) => {
    await removeUser(deps, organizationId, id);
    return undefined;
  });
}

export async function searchUsers(
  { db, publicUrl }: DirectoryDeps,
  organizationId: string,
  query: ScimQuery,
) {
  const paging = readPaging(query);
  const { users, total } = await listUsers(db, organizationId, readFilter(query), paging);
  return listResponse(
    users.map((user) => chosen(presentUser(user, scimAddress(publicUrl)), query)),
    total,
    paging,
  );
}
