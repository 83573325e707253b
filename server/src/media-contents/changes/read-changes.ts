import type { Changes, ChangesQuery } from '@tv/contract/media-contents/changes';
import { limits } from '@tv/contract/limits/limits';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { listManaged } from '../management/managed-list-db.ts';
import { type ChangeCursor, type ChangeCursors, rightsText } from './change-cursor.ts';
import {
  type ChangeRow,
  findItems,
  keepCategories,
  listAssignedCategories,
  listChanges,
  lookedAt,
  readHorizon,
} from './changes-db.ts';

type Deps = { db: Database; clock: Clock; cursors: ChangeCursors };

/** Before every other id, so that all changes of the position itself are still to come. */
const firstId = '00000000-0000-0000-0000-000000000000';

/** The changes behind a cursor. Without one: all items first, in pages, then what changed meanwhile. */
export async function readChanges(
  { db, clock, cursors }: Deps,
  manager: Manager,
  organizationId: string,
  { after, pageSize = limits.largestPage }: ChangesQuery,
): Promise<Changes> {
  const now = clock();
  const { personId, account } = manager;
  const categoryIds = personId
    ? await listAssignedCategories(db, organizationId, personId)
    : await keepCategories(db, organizationId, account?.categoryIds ?? []);
  const { epoch, horizon } = await readHorizon(db);
  const validity = { epoch, rights: rightsText(organizationId, manager, categoryIds) };
  const cursor = after === undefined ? undefined : cursors.read(after, { ...validity, horizon, now });
  const answer = (changes: Changes['changes'], hasMore: boolean, next: ChangeCursor): Changes => ({
    changes,
    next: cursors.write(next, validity),
    hasMore,
  });

  if (cursor?.phase !== 'changes') {
    const { from, asOf } = cursor ?? { from: horizon, asOf: now };
    const query = { pageSize, ...(cursor && { cursor: cursor.listCursor }) };
    const { items, next } = await listManaged(db, manager, organizationId, query, now);
    const changes = items.map((item) => ({ kind: 'changed' as const, id: item.id, mediaContent: item }));
    return answer(
      changes,
      true,
      next === undefined
        ? { phase: 'changes', from, id: firstId, asOf }
        : { phase: 'list', from, listCursor: next, asOf },
    );
  }

  const rows = await listChanges(db, manager, organizationId, categoryIds, { ...cursor, horizon });
  const page = upTo(rows, pageSize);
  const ids = page.flatMap(({ kind, id }) => (kind === 'changed' ? [id] : []));
  const items = new Map((await findItems(db, manager, ids, now)).map((item) => [item.id, item]));
  const changes = page.flatMap(({ kind, id }): Changes['changes'] => {
    if (kind === 'withdrawn') return [{ kind, id }];
    // An item that left the caller's sight since the rows were read has another position by then.
    const mediaContent = kind && items.get(id);
    return mediaContent ? [{ kind, id, mediaContent }] : [];
  });
  const last = page.at(-1);
  const isAll = page.length === rows.length && rows.length < lookedAt;
  return isAll || !last
    ? answer(changes, false, { phase: 'changes', from: horizon, id: firstId, asOf: now })
    : answer(changes, true, { phase: 'changes', from: last.position, id: last.id, asOf: cursor.asOf });
}

/** The first rows, with as many as a page holds that concern the caller. */
function upTo(rows: readonly ChangeRow[], pageSize: number): readonly ChangeRow[] {
  let sent = 0;
  const end = rows.findIndex(({ kind }) => kind !== null && ++sent > pageSize);
  return end < 0 ? rows : rows.slice(0, end);
}
