import { because } from '@tv/contract/reasons/problem-reasons';
import { Role } from '@tv/contract/enumerations';
import { holdsRight } from '@tv/contract/people/rights';
import { hasAtLeast } from '@tv/contract/people/roles';
import { ProblemCode } from '@tv/contract/problems';
import type { FastifyRequest } from 'fastify';
import type { GuestSession, MediaTokens } from '../media/media-token.ts';
import {
  activePerson,
  type Caller,
  type Person,
  requirePerson,
  type ServiceAccount,
} from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { catalogued, notFound } from '../platform/http/problem.ts';
import { organizationToEnter } from './item/item-db.ts';
import type { Seeing } from './audience/names-of-person-db.ts';
import type { Viewer } from './visibility.ts';

export const memberViewer = (person: Person) =>
  ({
    kind: 'member',
    organizationId: person.organizationId,
    personId: person.id,
    ...(person.seenBy === undefined ? { sees: seeingOf(person) } : { isSeenAs: true as const }),
  }) as const;

/** As the statement that found the person found it, so that the next ones need not ask. */
function seeingOf({ role, isProviderAdmin }: Person): Seeing {
  if (isProviderAdmin || hasAtLeast(role, Role.OrganizationManager)) return 'all';
  return role === Role.ContentManager ? 'own' : 'by audience';
}

const keyViewer = ({ organizationId, categoryIds }: Pick<ServiceAccount, 'organizationId' | 'categoryIds'>) =>
  ({ kind: 'key', organizationId, categoryIds }) as const;

/** Who reads in one organization, signed in or by a key. */
export const readingViewer = (caller: Caller) =>
  caller.kind === 'key' ? keyViewer(caller.account) : memberViewer(requirePerson(caller));

/** The same as the viewer of one item at its own address. */
export const readingViewerOfItem = (caller: Caller) =>
  caller.kind === 'key' ? managingKeyViewer(caller.account) : managingViewer(requirePerson(caller));

/** A key as the viewer of one item at its own address. What it manages opens in every state. */
export const managingKeyViewer = (account: Pick<ServiceAccount, 'organizationId' | 'categoryIds'>) =>
  ({ ...keyViewer(account), manages: true }) as const;

/** A member as the viewer of one item at its own address. Items that the person manages or reviews open in every state. */
export const managingViewer = (person: Person) =>
  ({
    ...memberViewer(person),
    manages: hasAtLeast(person.role, Role.ContentManager) || holdsRight(person, 'mayReview'),
  }) as const;

/** The viewer of the public pages of one organization. Without an organization, of the one that an item belongs to. */
export const publicViewer = (caller: Caller, organizationId?: string) => {
  const person = activePerson(caller);
  return {
    kind: 'public',
    organizationId,
    personId: person?.id,
    memberOf: person?.organizationId,
  } as const;
};

/** The public viewer with the item that the header `x-unlock-token` unlocks. */
export async function unlockedViewer(
  caller: Caller,
  request: FastifyRequest,
  mediaTokens: MediaTokens,
  organizationId?: string,
): Promise<Viewer> {
  const viewer = publicViewer(caller, organizationId);
  const grant = await grantIn(request, mediaTokens);
  return grant?.kind === 'unlock' ? { ...viewer, unlocked: grant } : viewer;
}

/** The viewer of one item at a public address: the guest whose token the header `x-unlock-token` has, else `unlockedViewer`. */
export async function itemViewer(
  caller: Caller,
  request: FastifyRequest,
  mediaTokens: MediaTokens,
  organizationId?: string,
): Promise<Viewer> {
  const grant = await grantIn(request, mediaTokens);
  if (grant?.kind === 'guest') return guestViewer(grant, request.ip);
  return unlockedViewer(caller, request, mediaTokens, organizationId);
}

/** A guest at a network address. */
export const guestViewer = ({ guestId, sessionId }: GuestSession, address: string | undefined) =>
  ({ kind: 'guest', guestId, sessionId, address }) as const;

const grantIn = async ({ headers }: FastifyRequest, mediaTokens: MediaTokens) => {
  const token = headers['x-unlock-token'];
  return typeof token === 'string' ? mediaTokens.read(token) : undefined;
};

/** The error for an item that the reader cannot see. To a member it has code 23 if the member can see the item after entering its organization. */
export async function missingItem(db: Queries, id: string, caller: Caller, now: Date) {
  if (caller.kind === 'key') return notFound('This media content');
  const person = requirePerson(caller);
  // What a person sees elsewhere is nobody's to learn who only sees the portal as this person.
  const organizationId = person.seenBy ? undefined : await organizationToEnter(db, id, person, now);
  if (!organizationId || organizationId === person.organizationId) return notFound('This media content');
  return catalogued(ProblemCode.JoinOrganizationFirst, because('items.otherOrganization'), {
    organizationId,
  });
}
