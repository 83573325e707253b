import type { AuditAction } from '@tv/contract/organization/audit-actions';
import type { CompletionFilters } from '@tv/contract/analytics/analytics-people';
import { type Manager, managerOf } from '../platform/auth/caller.ts';
import { recordChange } from '../platform/audit-db.ts';
import { misusedField } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { createViewerHash } from '../platform/viewer-hash.ts';
import { countItems, listCompletions } from './completions-db.ts';
import type { CountingDeps } from './deps.ts';
import { listGuestFigures } from './guests-db.ts';
import { completionsTable, guestsTable, personWatchedTable } from './people-csv.ts';
import { listPersonWatched } from './person-watched-db.ts';
import { findOrganizationOfFigures, requirePersonalFigures } from './scope-db.ts';
import { sendTable } from '../platform/http/send-table.ts';

/** The calls that name people. Taking one of these tables as a file is recorded in the audit log. */
export function servePeopleFigures(serve: Serve, { db, clock, secretKey }: CountingDeps): void {
  const viewerHash = createViewerHash(secretKey);
  const organizationOf = async (manager: Manager, query: Parameters<typeof findOrganizationOfFigures>[2]) => {
    const found = await findOrganizationOfFigures(db, manager, query, clock());
    requirePersonalFigures(found);
    return found;
  };
  const record = (
    manager: Manager,
    organizationId: string,
    action: AuditAction,
    filters: Record<string, unknown>,
  ) => {
    const { mediaContentId, categoryId, personId } = filters;
    return recordChange(db, {
      organizationId,
      personId: manager.personId,
      action,
      subject: [mediaContentId ?? categoryId ?? personId ?? organizationId].flat().join(' '),
      now: clock(),
    });
  };

  serve('GET /Management/Analytics/Watched', async ({ caller, query }) =>
    listPersonWatched(db, await organizationOf(managerOf(caller), query), query),
  );

  serve('GET /Management/Analytics/Watched.csv', async ({ caller, query, reply }) => {
    const manager = managerOf(caller);
    const organization = await organizationOf(manager, query);
    await record(manager, organization.organizationId, 'watched table taken', query);
    const table = personWatchedTable((page) => listPersonWatched(db, organization, { ...query, ...page }));
    return sendTable(reply, 'watched', table);
  });

  serve('GET /Management/Analytics/Guests', async ({ caller, query }) => {
    const { organizationId } = await organizationOf(managerOf(caller), query);
    return listGuestFigures(db, organizationId, query, viewerHash);
  });

  serve('GET /Management/Analytics/Guests.csv', async ({ caller, query, reply }) => {
    const manager = managerOf(caller);
    const { organizationId } = await organizationOf(manager, query);
    await record(manager, organizationId, 'guests table taken', query);
    const table = guestsTable((page) =>
      listGuestFigures(db, organizationId, { ...query, ...page }, viewerHash),
    );
    return sendTable(reply, 'guests', table);
  });

  const requireItems = ({ mediaContentId, categoryId }: CompletionFilters) => {
    if (!mediaContentId === !categoryId)
      throw misusedField('mediaContentId', 'or categoryId must be given, and not both.');
  };

  serve('GET /Management/Analytics/Completions', async ({ caller, query }) => {
    requireItems(query);
    const { organizationId } = await organizationOf(managerOf(caller), query);
    return listCompletions(db, organizationId, await countItems(db, query), query);
  });

  serve('GET /Management/Analytics/Completions.csv', async ({ caller, query, reply }) => {
    requireItems(query);
    const manager = managerOf(caller);
    const { organizationId } = await organizationOf(manager, query);
    await record(manager, organizationId, 'completions table taken', query);
    const itemCount = await countItems(db, query);
    const table = completionsTable((page) =>
      listCompletions(db, organizationId, itemCount, { ...query, ...page }),
    );
    return sendTable(reply, 'completions', table);
  });
}
