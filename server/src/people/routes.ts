import { because } from '@tv/contract/reasons/problem-reasons';
import { requestedLanguage, languageFor } from '@tv/contract/languages/page-language';
import { networkOf } from '@tv/contract/formats/network';
import { ProblemCode } from '@tv/contract/problems';
import type { CurrentUser } from '@tv/contract/people/people';
import { rightsOf } from '@tv/contract/people/rights';
import type { FastifyRequest } from 'fastify';
import { type Caller, type Person, requirePerson, type Session } from '../platform/auth/caller.ts';
import { refuseWrongTimeZone } from '../platform/time-zone.ts';
import { catalogued, notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { sayOnce } from '../platform/auth/token-finding.ts';
import type { PeopleDeps } from './deps.ts';
import { sharedFor } from '../media/media-token.ts';
import { findLatestSwitch } from './latest-switch-db.ts';
import { serveInvitations } from './invitations-routes.ts';
import { serveLeaving } from './leave-routes.ts';
import { serveManagedPeople } from './manage-routes.ts';
import { serveSecondSteps } from './second-step-routes.ts';
import { findOrganization } from '../organization/db.ts';
import {
  addVisit,
  chooseOrganization,
  findPerson,
  chooseLanguage,
  findSpokenLanguages,
  insertPerson,
  joinOrganization,
  listUserOrganizations,
  providerOrganization,
  recordVisit,
} from './db.ts';

/** The calls of people: about themselves, and for managers of an organization's people. */
export function servePeople(serve: Serve, deps: PeopleDeps): void {
  const { db, clock } = deps;
  serveManagedPeople(serve, deps);
  serveLeaving(serve, deps);
  serveSecondSteps(serve, deps);
  serveInvitations(serve, deps);

  serve('GET /Users/Me', async ({ caller, request }) => {
    if (caller.kind === 'person' && caller.person.isActive) return presentMe(caller, deps);
    // A deactivated person may have accepted an invitation of another organization.
    if (
      (caller.kind === 'session' || caller.kind === 'person') &&
      (await deps.admitNewcomer(caller.session))
    ) {
      const person = await findPerson(db, caller.session, request.ip);
      if (person) return presentMe({ person, session: caller.session }, deps);
    }
    if (caller.kind === 'person') return presentMe(caller, deps);
    throw withoutRecord(caller, request);
  });

  serve('POST /Users/Me', async ({ caller, request }) => {
    if (caller.kind === 'person') return presentMe(caller, deps);
    if (caller.kind !== 'session' || !caller.session.subject.startsWith('t-'))
      throw withoutRecord(caller, request);
    const { email, emailVerified } = caller.session;
    const domain = email?.split('@')[1]?.toLowerCase();
    if (!email || !emailVerified || !domain || !deps.internalDomains.includes(domain))
      throw catalogued(ProblemCode.InternalDomainNotAllowed, because('people.domainWithoutAccess'));
    const organizationId = await providerOrganization(db);
    if (!organizationId) throw notFound('The provider’s organization');
    await insertPerson(db, { ...caller.session, email }, organizationId);
    const person = await findPerson(db, caller.session, request.ip);
    if (!person) throw notFound('This account');
    return presentMe({ person, session: caller.session }, deps);
  });

  serve('POST /Users/Me/AddVisit', async ({ caller, query: { timeZone }, request }) => {
    if (timeZone !== undefined) refuseWrongTimeZone(timeZone);
    const reads = { language: languageFor(requestedLanguage(request.headers)), timeZone };
    const { id } = requirePerson(caller);
    const now = clock();
    // Another provider tells of no sign-in, so the page's own word counts.
    if (!deps.signIn.hasLocalPasswords) await recordVisit(db, id, networkOf(request.ip), now);
    await addVisit(db, id, reads, now);
    if (caller.kind === 'person') await deps.admitNewcomer(caller.session);
  });

  serve('PUT /Users/Me/Language', async ({ caller, body, request }) => {
    const chosen = body.language === '' ? null : body.language;
    const { preferred } = requestedLanguage(request.headers);
    await chooseLanguage(db, requirePerson(caller).id, chosen, chosen ?? languageFor({ preferred }));
  });

  serve('GET /Users/Me/Organizations', ({ caller, query }) =>
    listUserOrganizations(db, requirePerson(caller).id, query),
  );

  serve('GET /applications', async () => []);
  serve('PUT /applications/:id', async () => {});

  serve('PUT /Users/Me/CurrentOrganization', async ({ caller, body: { organizationId } }) => {
    const person = requirePerson(caller);
    const isIn =
      (await chooseOrganization(db, person.id, organizationId)) ||
      (person.isProviderAdmin && (await joinOrganization(db, person.id, organizationId)));
    if (!isIn)
      throw catalogued(ProblemCode.JoinOrganizationFirst, because('people.joinFirst'), {
        organizationId,
      });
    return { organizationId };
  });
}

/** Admission needs a verified address. The error says that the provider has not verified theirs. */
function tellUnverified(session: Session, request: FastifyRequest) {
  const reason = session.email === undefined ? 'no-email' : 'email-not-verified';
  sayOnce(
    request.log,
    reason,
    session.email === undefined
      ? 'Somebody signed in of whom the provider tells no e-mail address: let it write "email" into the access token or its userinfo, or name the claim with OIDC_CLAIMS.'
      : 'Somebody signed in whose e-mail address the provider does not call verified: let it send "email_verified", or name the claim with OIDC_CLAIMS.',
  );
  return catalogued(ProblemCode.NotFound, because('people.emailNotVouched'), {
    reason,
  });
}

function withoutRecord(caller: Caller, request: FastifyRequest) {
  const isInternal = caller.kind === 'session' && caller.session.subject.startsWith('t-');
  return isInternal
    ? catalogued(ProblemCode.InternalUserWithoutRecord, because('people.internalWithoutRecord'))
    : caller.kind === 'session' && !(caller.session.email && caller.session.emailVerified)
      ? tellUnverified(caller.session, request)
      : catalogued(ProblemCode.NotFound, because('people.noRecord'));
}

async function presentMe(
  { person, session }: { person: Person; session: Session },
  { db, clock, mediaTokens }: PeopleDeps,
): Promise<CurrentUser> {
  const { organizationId } = person;
  const since = new Date(clock().getTime() - sharedFor);
  const [organization, spoken, latestSwitch] = await Promise.all([
    findOrganization(db, organizationId),
    findSpokenLanguages(db, person.id),
    findLatestSwitch(db, organizationId, since),
  ]);
  if (!organization) throw notFound('The organization');
  const { token, expiresAt } = await mediaTokens.issue(person, session.sessionId, latestSwitch);
  return {
    id: person.id,
    role: person.role,
    ...rightsOf(person),
    status: person.isActive ? 0 : 1,
    organizationId: person.organizationId,
    organization,
    identityServerUserId: person.subject,
    email: person.email,
    ...(person.firstName && { firstName: person.firstName }),
    ...(person.lastName && { lastName: person.lastName }),
    isProviderAdmin: person.isProviderAdmin,
    mayRecord: person.mayRecord,
    ...spoken,
    mediaToken: token,
    mediaTokenExpiresAt: expiresAt.toISOString(),
  };
}
