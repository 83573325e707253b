import { Role } from '../enumerations.ts';
import { type RoleKey, roleKeyOf, roleKeys } from './roles.ts';

const words = {
  Viewer: 'viewer',
  ContentManager: 'content-manager',
  OrganizationManager: 'organization-manager',
  Admin: 'admin',
} as const satisfies Record<RoleKey, string>;

/** A role as calls declare it and the command line takes it. */
export type RoleWord = (typeof words)[RoleKey];

export const rolesByWord = Object.fromEntries(roleKeys.map((name) => [words[name], Role[name]])) as Record<
  RoleWord,
  Role
>;
export const wordOfRole = (role: Role): RoleWord => words[roleKeyOf(role)];
