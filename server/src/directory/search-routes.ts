import type { DirectoryDeps } from './deps.ts';
import { searchGroups } from './groups/groups-routes.ts';
import type { ServeScim } from './scim-call.ts';
import { listResponse, readPaging, searchOf, type ScimQuery } from './scim-page.ts';
import { ScimProblem } from './scim-problem.ts';
import { searchUsers } from './users/users-routes.ts';

type Search = (deps: DirectoryDeps, organizationId: string, query: ScimQuery) => Promise<Found>;
type Found = { totalResults: number; Resources: object[] };

/** Searches users and groups together (RFC 7644, section 3.4.3). Users come first. */
export function serveSearch(serve: ServeScim, deps: DirectoryDeps): void {
  serve('POST /.search', async ({ organizationId, body }) => {
    const query = searchOf(body);
    const paging = readPaging(query);
    const found: object[] = [];
    const refusals: unknown[] = [];
    let total = 0;
    for (const search of [searchUsers, searchGroups] satisfies Search[]) {
      const startIndex = Math.max(1, paging.startIndex - total);
      const count = paging.count - found.length;
      try {
        const { totalResults, Resources } = await search(deps, organizationId, {
          ...query,
          startIndex,
          count,
        });
        total += totalResults;
        found.push(...Resources);
      } catch (problem) {
        // Resources without an attribute of the filter do not match it.
        if (!(problem instanceof ScimProblem && problem.scimType === 'invalidFilter')) throw problem;
        refusals.push(problem);
      }
    }
    if (refusals.length === 2) throw refusals[0];
    return listResponse(found, total, paging);
  });
}
