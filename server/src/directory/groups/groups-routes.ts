import type { DirectoryDeps } from '../deps.ts';
import { patchGroup, readGroup } from './group-form.ts';
import { findGroup, listGroups } from './groups-db.ts';
import { removeGroup, saveGroup } from './save-group.ts';
import { readOperations } from '../patch/patch-operations.ts';
import { presentGroup } from '../present-resources.ts';
import {
  chosen,
  listResponse,
  namesIn,
  readFilter,
  readPaging,
  type ScimQuery,
  searchOf,
} from '../scim-page.ts';
import { notThere } from '../scim-problem.ts';
import { scimAddress, type ServeScim } from '../scim-call.ts';

/** The most groups of one answer with members. */
const fewGroups = 20;

export function serveGroups(serve: ServeScim, deps: DirectoryDeps): void {
  const { db } = deps;
  const base = scimAddress(deps.publicUrl);
  const shown = async (organizationId: string, id: string, query: ScimQuery) => {
    const group = await findGroup(db, organizationId, id);
    if (!group) throw notThere('This group');
    return chosen(presentGroup(group, base), query);
  };

  serve('GET /Groups', ({ organizationId, query }) => searchGroups(deps, organizationId, query));
  serve('POST /Groups/.search', ({ organizationId, body }) =>
    searchGroups(deps, organizationId, searchOf(body)),
  );

  serve('POST /Groups', async ({ organizationId, body, query }) => {
    const form = readGroup(body);
    const id = await saveGroup(deps, organizationId, undefined, () => form);
    return shown(organizationId, id, query);
  });

  serve('GET /Groups/:id', ({ organizationId, id, query }) => shown(organizationId, id, query));

  serve('PUT /Groups/:id', async ({ organizationId, id, body, query }) => {
    const form = readGroup(body);
    await saveGroup(deps, organizationId, id, () => form);
    return shown(organizationId, id, query);
  });

  serve('PATCH /Groups/:id', async ({ organizationId, id, body, query }) => {
    const operations = readOperations(body);
    await saveGroup(deps, organizationId, id, (group) => patchGroup(group, operations));
    return shown(organizationId, id, query);
  });

  serve('DELETE /Groups/:id', async ({ organizationId, id }) => {
    await removeGroup(deps, organizationId, id);
    return undefined;
  });
}

export async function searchGroups(
  { db, publicUrl }: DirectoryDeps,
  organizationId: string,
  query: ScimQuery,
) {
  const wanted = namesIn(query.attributes);
  const withMembers =
    wanted.size > 0 ? wanted.has('members') : !namesIn(query.excludedAttributes).has('members');
  const requested = readPaging(query);
  const paging = withMembers ? { ...requested, count: Math.min(requested.count, fewGroups) } : requested;
  const { groups, total } = await listGroups(db, organizationId, readFilter(query), paging, withMembers);
  return listResponse(
    groups.map((group) => chosen(presentGroup(group, scimAddress(publicUrl)), query)),
    total,
    paging,
  );
}
