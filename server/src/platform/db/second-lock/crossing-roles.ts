import type { CrossingActor } from './crossing-work.ts';
import type { Rights } from './crossing-rights.ts';
import { accounts, subjects, viewing } from './crossing-rights-of-people.ts';
import { provider, worker } from './crossing-rights-of-work.ts';

export type CrossingRole = Exclude<CrossingActor, 'owner'>;

/**
 * What the roles of work that crosses organizations may do (crossing-work.ts). Triggers and foreign keys run as the tables' owner, so
 * these are the rights that statements need. PostgreSQL refuses a role that lacks one.
 */
const crossingRoles: Record<CrossingRole, readonly Rights[]> = {
  accounts,
  provider,
  subjects,
  viewing,
  worker,
};

/** What each role may do, by table: kinds of statements as `grant` has them. */
export const rightsOfRoles = Object.fromEntries(
  Object.entries(crossingRoles).map(([role, rights]) => [role, kindsByTable(rights)]),
) as Record<CrossingRole, Record<string, string>>;

function kindsByTable(rights: readonly Rights[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { because: _, ...tablesByKinds } of rights)
    for (const [kinds, tables] of Object.entries(tablesByKinds))
      for (const table of tables!.trim().split(/\s+/)) found[table] = kinds.replaceAll(' ', ', ');
  return found;
}
