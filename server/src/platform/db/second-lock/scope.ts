import { AsyncLocalStorage } from 'node:async_hooks';
import type { CrossingWork } from './crossing-work.ts';

/**
 * Whose rows the statements of a request may touch, below their own conditions (ADR 70): what is public, and what belongs to one of
 * these organizations or people.
 */
export type Scope = { ids: readonly string[] };

/** As an id of a scope: without what is public in other organizations. */
export const withoutPublic = '00000000-0000-0000-0000-000000000000';

/** The scope of visitors: what is public. */
export const publicScope: Scope = { ids: [] };

/** The scope of a person who reads: what is theirs, what their organizations have, and what is public. */
export const readerScope = (personId: string, organizationIds: readonly string[]): Scope => ({
  ids: [personId, ...organizationIds],
});

/** The scope of a caller whom an organization lets in and who is no person: its guests, or its directory. */
export const organizationScope = (organizationId: string): Scope => ({ ids: [organizationId] });

/** The scope of a person who manages an organization: what is theirs, and what the organization has. */
export const managerScope = (personId: string, organizationId: string): Scope => ({
  ids: [withoutPublic, personId, organizationId],
});

/** The scope of the service account of a key: what the organization has. */
export const accountScope = (organizationId: string): Scope => ({ ids: [withoutPublic, organizationId] });

type Current = { scope: Scope } | { crossing: CrossingWork };

const current = new AsyncLocalStorage<Current>();

/** Runs work whose statements touch rows of the scope only, where the database has the second lock. */
export const withinScope = <Result>(scope: Scope, work: () => Result): Result => current.run({ scope }, work);

/** Runs work that needs rows of many organizations: no policy binds its statements, which have a role of their own. */
export const crossing = <Result>(what: CrossingWork, work: () => Result): Result =>
  current.run({ crossing: what }, work);

/** The scope of what runs now. `undefined`: it crosses organizations. */
export function currentScope(): Scope | undefined {
  const now = current.getStore();
  return now && 'scope' in now ? now.scope : undefined;
}

/** Why what runs now crosses organizations. `undefined`: it does not, or has not said so. */
export function currentCrossing(): CrossingWork | undefined {
  const now = current.getStore();
  return now && 'crossing' in now ? now.crossing : undefined;
}

/** Whether what runs now has said whose rows it touches, or that it touches those of many. */
export const saysItsScope = (): boolean => current.getStore() !== undefined;
