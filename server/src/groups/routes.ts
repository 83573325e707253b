import { because } from '@tv/contract/reasons/problem-reasons';
import { isDeepStrictEqual } from 'node:util';
import { groupLimits } from '@tv/contract/limits/group-limits';
import { normalizeEmail } from '@tv/contract/sign-in/normalize-email';
import { ProblemCode } from '@tv/contract/problems';
import { lockOrganization } from '../directory/accounts-db.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { recordChange, type RecordedChange } from '../platform/audit-db.ts';
import { type Caller, managerOf } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { catalogued, invalidField, notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { uuidOfName } from '../platform/uuid-of-name.ts';
import { findCandidates } from './candidates-db.ts';
import {
  countMatching,
  deleteGroup,
  findGroup,
  hasAllGroups,
  insertGroup,
  listGroups,
  type LockedGroup,
  lockGroup,
  writeGroup,
} from './groups-db.ts';
import { countUses } from './uses-db.ts';
import { addByAddress, addMember, hasMembers, listGroupMembers, removeMember } from './members-db.ts';

export function serveGroups(serve: Serve, { db, clock }: { db: Database; clock: Clock }): void {
  const find = async (organizationId: string | undefined, id: string) => {
    const group = await findGroup(db, organizationId, id);
    if (!group) throw notFound('This group');
    return group;
  };
  const change = <Result>(
    caller: Caller,
    id: string,
    work: (queries: Queries, group: LockedGroup) => Promise<readonly [RecordedChange, Result]>,
  ): Promise<Result> =>
    db.transaction(async (queries) => {
      const { organizationId: own, personId } = managerOf(caller);
      const group = await lockGroup(queries, own, id);
      if (!group) throw notFound('This group');
      const [recorded, result] = await work(queries, group);
      const { organizationId } = group;
      if (recorded)
        await recordChange(queries, { organizationId, personId, subject: id, now: clock(), ...recorded });
      return result;
    });

  serve('GET /Management/Groups', async ({ caller, query }) =>
    listGroups(db, await organizationOf(db, managerOf(caller), query), query),
  );

  serve('POST /Management/Groups', async ({ caller, query, body }) => {
    const { personId, ...manager } = managerOf(caller);
    const organizationId = await organizationOf(db, { personId, ...manager }, query);
    const rule = body.rule === undefined ? null : readRule(body.rule);
    if (body.source === 'rule' && rule === null) throw invalidField('rule', because('field.missing'));
    if (body.source === 'manual' && rule !== null) throw invalidField('source', because('field.invalid'));
    // Audiences name groups and people by their ids: nobody gives a group the id of something that they name.
    const id = body.id ? uuidOfName(organizationId, body.id.toLowerCase()) : crypto.randomUUID();
    const name = body.name.trim();
    const group: LockedGroup = { id, organizationId, name, source: rule ? 'rule' : 'manual', rule };
    await db.transaction(async (queries) => {
      const now = clock();
      await lockOrganization(queries, organizationId);
      const isFull = await hasAllGroups(queries, organizationId);
      const present = isFull
        ? await lockGroup(queries, organizationId, id)
        : await insertGroup(queries, group, now);
      if (isFull && !present)
        throw new Problem(409, 0, because('groups.tooMany', { most: groupLimits.groups }));
      if (present && !isDeepStrictEqual(present, group))
        throw present.id === id ? invalidField('id', because('field.taken')) : nameTaken(name);
      if (present) return;
      await recordChange(queries, {
        organizationId,
        personId,
        action: 'group made',
        subject: id,
        detail: { name, ...(rule && { rule }) },
        now,
      });
    });
    return find(organizationId, id);
  });

  serve('GET /Management/Groups/Matches', async ({ caller, query }) =>
    countMatching(db, await organizationOf(db, managerOf(caller), query), readRule(query.rule)),
  );

  serve('GET /Management/Groups/Candidates', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return findCandidates(db, await organizationOf(db, manager, query), manager.personId, query);
  });

  serve('GET /Management/Groups/:id', ({ caller, params }) =>
    find(managerOf(caller).organizationId, params.id),
  );

  serve('PATCH /Management/Groups/:id', async ({ caller, params: { id }, body }) => {
    await change(caller, id, async (queries, group) => {
      refuseOutside(group);
      if (body.rule !== undefined && group.source !== 'rule')
        throw invalidField('rule', because('groups.noRule'));
      const changed = {
        ...group,
        name: body.name?.trim() ?? group.name,
        rule: body.rule === undefined ? group.rule : readRule(body.rule),
      };
      if (isDeepStrictEqual(changed, group)) return [undefined, undefined];
      if (!(await writeGroup(queries, changed))) throw nameTaken(changed.name);
      return [{ action: 'group changed', detail: body }, undefined];
    });
    return find(managerOf(caller).organizationId, id);
  });

  serve('DELETE /Management/Groups/:id', ({ caller, params: { id } }) =>
    change(caller, id, async (queries, group) => {
      // The sign-in provider says nothing about groups that have ended: their members leave one by one.
      if (group.source !== 'claim' || (await hasMembers(queries, id))) refuseOutside(group);
      await deleteGroup(queries, id);
      return [{ action: 'group deleted', detail: { name: group.name } }, undefined];
    }),
  );

  serve('GET /Management/Groups/:id/Uses', async ({ caller, params: { id } }) => {
    await find(managerOf(caller).organizationId, id);
    return countUses(db, id);
  });

  serve('GET /Management/Groups/:id/Members', async ({ caller, params: { id }, query }) => {
    await find(managerOf(caller).organizationId, id);
    return listGroupMembers(db, id, query);
  });

  serve('POST /Management/Groups/:id/Members', ({ caller, params: { id }, body }) =>
    change(caller, id, async (queries, group) => {
      refuseDerived(group);
      const sent = new Map(body.emails.map((email) => [normalizeEmail(email), email]));
      const addresses = [...sent.values()];
      const found = await addByAddress(queries, group, [...sent.keys()]);
      const people = found.flatMap(({ personId, isAdded }) => (isAdded && personId ? [personId] : []));
      const unknown = found.flatMap(({ ordinal, personId }) => (personId ? [] : [addresses[ordinal - 1]!]));
      const answer = {
        addedCount: people.length,
        presentCount: found.length - people.length - unknown.length,
        unknown,
      };
      const detail = { count: people.length, people: people.slice(0, 100) };
      return [people.length > 0 ? { action: 'group members added', detail } : undefined, answer];
    }),
  );

  serve('PUT /Management/Groups/:id/Members/:personId', ({ caller, params: { id, personId } }) =>
    change(caller, id, async (queries, group) => {
      refuseDerived(group);
      const outcome = await addMember(queries, group, personId);
      if (outcome === 'stranger') throw notFound('This person');
      const detail = { count: 1, people: [personId] };
      return [outcome === 'added' ? { action: 'group members added', detail } : undefined, undefined];
    }),
  );

  serve('DELETE /Management/Groups/:id/Members/:personId', ({ caller, params: { id, personId } }) =>
    change(caller, id, async (queries, group) => {
      refuseDerived(group);
      const isGone = await removeMember(queries, id, personId);
      return [isGone ? { action: 'group member removed', detail: { personId } } : undefined, undefined];
    }),
  );
}

/** A rule in lower case. One that begins otherwise would fit other domains too: `sales.example` fits `notsales.example`. */
function readRule(given: string): string {
  const rule = normalizeEmail(given);
  if (!/^[@.]\S*$/.test(rule) || rule === '.' || rule.lastIndexOf('@') > 0)
    throw invalidField('rule', because('groups.rule'));
  return rule;
}

function refuseOutside({ source }: LockedGroup): void {
  if (source === 'directory') throw new Problem(409, 0, because('groups.ofDirectory'));
  if (source === 'claim') throw new Problem(409, 0, because('groups.ofProvider'));
}

/** Throws for a group whose members are not chosen by hand. */
function refuseDerived(group: LockedGroup): void {
  refuseOutside(group);
  if (group.source === 'rule') throw new Problem(409, 0, because('groups.byRule'));
}

const nameTaken = (name: string) =>
  catalogued(ProblemCode.NameTaken, because('groups.nameTaken', { name }), {
    field: 'name',
  });
