import { Role } from '../enumerations.ts';

/** A role as the database, directories and settings name it. */
export type RoleKey = keyof typeof Role;

/** From the least to the most. */
export const roleKeys = Object.keys(Role) as readonly RoleKey[];
const ladder: readonly Role[] = Object.values(Role);

/** Whether a role is the asked one or stands above it. */
export const hasAtLeast = (role: Role, least: Role): boolean => ladder.indexOf(role) >= ladder.indexOf(least);

export const roleKeyOf = (role: Role): RoleKey => roleKeys[ladder.indexOf(role)]!;

/** The names of a role and of the roles above it. */
export const roleKeysFrom = (least: Role): RoleKey[] =>
  roleKeys.filter((name) => hasAtLeast(Role[name], least));

export const highestRole = (names: readonly (RoleKey | undefined)[]): RoleKey | undefined =>
  roleKeys.findLast((name) => names.includes(name));
