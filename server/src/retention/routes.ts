import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { because } from '@tv/contract/reasons/problem-reasons';
import { retentionLimits } from '@tv/contract/limits/retention-limits';
import type { GivenRule } from '@tv/contract/retention/retention-rules';
import { isCategoryOf } from '../media-contents/is-category-of-db.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { recordChange, type RecordedChange } from '../platform/audit-db.ts';
import { type Caller, managerOf } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { invalidField, notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { sendTable } from '../platform/http/send-table.ts';
import { uuidOfName } from '../platform/uuid-of-name.ts';
import { listAnnouncements } from './announcements-db.ts';
import { findDays } from './days-db.ts';
import { serveRetentionOfItems } from './item-routes.ts';
import { countPreview, estimate, listPreview } from './preview-db.ts';
import { reportTable } from './report-csv.ts';
import {
  deleteRule,
  findRule,
  hasAllRules,
  insertRule,
  listRules,
  lockRule,
  type RuleRow,
  showRule,
  writeRule,
} from './rules-db.ts';

/** The calls with which admins make retention rules and see what they would do. Workers carry them out: `run-rules.ts`. */
export function serveRetention(serve: Serve, deps: { db: Database; clock: Clock }): void {
  const { db, clock } = deps;
  serveRetentionOfItems(serve, deps);

  const missing = () => notFound('This retention rule');
  /** A rule of the caller's organization, and its day. */
  const find = async (caller: Caller, id: string) => {
    const rule = await findRule(db, managerOf(caller).organizationId, id);
    if (!rule) throw missing();
    return { rule, days: await findDays(db, rule.organizationId, clock()) };
  };
  const show = async (caller: Caller, id: string) => {
    const rule = await showRule(db, managerOf(caller).organizationId, id);
    if (!rule) throw missing();
    return rule;
  };
  const change = (
    caller: Caller,
    id: string,
    work: (queries: Queries, rule: RuleRow) => Promise<RecordedChange>,
  ): Promise<void> =>
    db.transaction(async (queries) => {
      const { organizationId: own, personId } = managerOf(caller);
      const rule = await lockRule(queries, own, id);
      if (!rule) throw missing();
      const recorded = await work(queries, rule);
      const { organizationId } = rule;
      if (recorded)
        await recordChange(queries, { organizationId, personId, subject: id, now: clock(), ...recorded });
    });

  serve('GET /Management/RetentionRules', async ({ caller, query }) =>
    listRules(db, await organizationOf(db, managerOf(caller), query)),
  );

  serve('POST /Management/RetentionRules', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    const { id: given, name, ...facts } = body;
    const id = given ? uuidOfName(organizationId, given.toLowerCase()) : randomUUID();
    await db.transaction(async (queries) => {
      const now = clock();
      const rule = { ...(await readRule(queries, organizationId, facts)), id, name: name.trim() };
      const isFull = await hasAllRules(queries, organizationId);
      const present = await findRule(queries, organizationId, id);
      if (present && !isDeepStrictEqual(present, rule)) throw invalidField('id', because('field.taken'));
      if (present) return;
      if (isFull) throw new Problem(409, 0, because('retention.tooMany', { most: retentionLimits.rules }));
      await insertRule(queries, rule, now);
      const recorded = { action: 'retention rule made' as const, subject: id, detail: detailOf(rule), now };
      await recordChange(queries, { organizationId, personId: manager.personId, ...recorded });
    });
    return show(caller, id);
  });

  serve('POST /Management/RetentionRules/Estimates', async ({ caller, query, body }) => {
    const organizationId = await organizationOf(db, managerOf(caller), query);
    const rule = await readRule(db, organizationId, body);
    return estimate(db, rule, await findDays(db, organizationId, clock()));
  });

  serve('GET /Management/RetentionRules/Announcements', async ({ caller, query }) =>
    listAnnouncements(db, await organizationOf(db, managerOf(caller), query), query),
  );

  serve('GET /Management/RetentionRules/:id', ({ caller, params: { id } }) => show(caller, id));

  serve('PATCH /Management/RetentionRules/:id', async ({ caller, params: { id }, body }) => {
    await change(caller, id, async (queries, rule) => {
      const { name = rule.name, categoryId = rule.isOfCategory ? (rule.categoryId ?? undefined) : '' } = body;
      const { months = rule.months, since = rule.since, action = rule.action } = body;
      const facts = { months, since, action, ...(categoryId && { categoryId }) };
      const read = await readRule(queries, rule.organizationId, facts);
      // A rule whose category was deleted stays one, until it gets another category or none.
      const isOfCategory = categoryId !== '';
      const changed: RuleRow = { ...read, isOfCategory, id, name: name.trim() };
      if (isDeepStrictEqual(changed, rule)) return undefined;
      await writeRule(queries, changed, !isDeepStrictEqual({ ...changed, name: rule.name }, rule));
      return { action: 'retention rule changed', detail: detailOf(changed) };
    });
    return show(caller, id);
  });

  serve('DELETE /Management/RetentionRules/:id', ({ caller, params: { id } }) =>
    change(caller, id, async (queries, rule) => {
      await deleteRule(queries, id);
      return { action: 'retention rule deleted', detail: detailOf(rule) };
    }),
  );

  serve('GET /Management/RetentionRules/:id/Preview', async ({ caller, params: { id }, query }) => {
    const { rule, days } = await find(caller, id);
    return listPreview(db, rule, days, query);
  });

  serve('GET /Management/RetentionRules/:id/Preview/Counts', async ({ caller, params: { id } }) => {
    const { rule, days } = await find(caller, id);
    return countPreview(db, rule, days);
  });

  serve(
    'GET /Management/RetentionRules/:id/Preview.csv',
    async ({ caller, params: { id }, query, reply }) => {
      const { rule, days } = await find(caller, id);
      const table = reportTable((page) => listPreview(db, rule, days, { ...query, ...page }));
      return sendTable(reply, 'retention', table);
    },
  );
}

/** A rule as it was given, without a name. */
async function readRule(
  queries: Queries,
  organizationId: string,
  { categoryId, months, since, action }: GivenRule,
) {
  const category = categoryId?.toLowerCase();
  if (category !== undefined && !(await isCategoryOf(queries, organizationId, category)))
    throw invalidField('categoryId', because('retention.unknownCategory'));
  const isOfCategory = category !== undefined;
  return {
    ...{ id: undefined, organizationId, isOfCategory, categoryId: category ?? null },
    ...{ months, since, action },
  };
}

/** What the audit log tells of a rule. */
const detailOf = ({ name, isOfCategory, categoryId, months, since, action }: RuleRow) => ({
  ...{ name, months, since, action },
  ...(isOfCategory && { categoryId }),
});
