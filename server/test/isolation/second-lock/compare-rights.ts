import { type CrossingRole, rightsOfRoles } from '../../../src/platform/db/second-lock/crossing-roles.ts';
import { crossingWork } from '../../../src/platform/db/second-lock/crossing-work.ts';
import { currentCrossing } from '../../../src/platform/db/second-lock/scope.ts';
import { rightsIn } from '../../../src/platform/db/second-lock/test-rights.ts';

const roles = Object.keys(rightsOfRoles) as CrossingRole[];
const tables = [...new Set(roles.flatMap((role) => Object.keys(rightsOfRoles[role])))];

/** Compares what work that crosses organizations asks with the rights of its roles. */
export function compareRights() {
  const used = new Map<string, string>();
  const granted = new Set(
    roles.flatMap((role) =>
      Object.entries(rightsOfRoles[role]).flatMap(([table, kinds]) =>
        kinds.split(', ').map((kind) => `${role}: ${kind} ${table}`),
      ),
    ),
  );
  return {
    /** Notes a statement, in the context in which it is asked. */
    note(text: string): void {
      const what = currentCrossing();
      const role = what && crossingWork[what].as;
      if (role && role !== 'owner')
        for (const right of rightsIn(text, tables)) used.set(`${role}: ${right}`, text);
    },
    /** What a statement needs and its role lacks, with the statement. */
    missing: () => [...used].filter(([right]) => !granted.has(right)),
    /** How many rights no statement needed, by role. */
    unused: () => {
      const left = [...granted].filter((right) => !used.has(right));
      return Object.fromEntries(
        roles.map((role) => [role, left.filter((right) => right.startsWith(`${role}:`)).length]),
      );
    },
  };
}
