import { Role } from '@tv/contract/enumerations';
import { deleteMembership, holdMember, writeMember } from '../people/manage-db.ts';
import type { Session } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { withoutRequestSignal } from '../platform/http/request-signal.ts';
import type { OrganizationRule } from '../platform/auth/organization-rules.ts';
import { domainOf, toldAddress } from '../platform/email-address.ts';
import { hasSeat } from '../registration/seats-db.ts';
import { noteChange } from '../platform/audit-db.ts';
import { type Decision, decideMembership, saidOf } from './decide-membership.ts';
import { findStandings, giveMembership, type StandingIn } from './current-membership-db.ts';
import { isLastAdmin } from '../people/last-admin.ts';

type Deps = { db: Database; clock: Clock; organizationRules: readonly OrganizationRule[] };

/**
 * Makes a person's memberships what the sign-in provider and the directories say of them: once for each access token,
 * so that a right which was taken away there ends here with the token that told of it.
 */
export function createAdmission(deps: Deps): (session: Session) => Promise<void> {
  const admitted = new WeakMap<Session, Promise<void>>();
  return (session) => {
    const known = admitted.get(session);
    if (known) return known;
    const pending = withoutRequestSignal(() => admit(deps, session)).catch((problem: unknown) => {
      admitted.delete(session);
      throw problem;
    });
    admitted.set(session, pending);
    return pending;
  };
}

async function admit({ db, clock, organizationRules }: Deps, session: Session): Promise<void> {
  const said = organizationRules.map((rule) => saidOf(rule, session));
  const email = session.emailVerified && session.email ? toldAddress(session.email) : undefined;
  // What the settings say of a domain stands above who has proven it.
  const isRuled = organizationRules.some(({ domains }) => email && domains.includes(domainOf(email)));
  const names = said.map(({ organization }) => organization);
  for (const standing of await findStandings(db, session, email, names)) {
    const about = said.find(({ organization }) =>
      [standing.organizationId, standing.organizationName.toLowerCase()].includes(organization.toLowerCase()),
    );
    const isOwnAddress = standing.isOwnAddress && !isRuled;
    const decision = decideMembership(about, { ...standing, isOwnAddress });
    if (decision)
      await db.transaction((queries) =>
        follow(queries, { session, email, standing, decision, now: clock() }),
      );
  }
}

type Followed = {
  session: Session;
  email: string | undefined;
  standing: StandingIn;
  decision: NonNullable<Decision>;
  now: Date;
};

async function follow(
  queries: Queries,
  { session, email, standing, decision, now }: Followed,
): Promise<void> {
  const { organizationId, personId } = standing;
  const note = (action: string, subject: string, detail: Record<string, unknown>) =>
    noteChange(queries, { organizationId, personId: undefined, action, subject, detail, now });
  if (decision.step === 'join') {
    const { role } = decision;
    if (!email || !(await hasSeat(queries, organizationId, email, now))) return;
    const joined = await giveMembership(queries, session, { email, organizationId, role });
    if (joined) await note('person admitted', joined, { email, role: Role[role] });
    return;
  }
  const member = personId && (await holdMember(queries, organizationId, personId));
  if (!member) return;
  // The organization's last admin stays one: nobody could mend a wrong setting.
  if (isLastAdmin(member)) return;
  if (decision.step === 'end') {
    await deleteMembership(queries, organizationId, member.id);
    await note('membership ended', member.id, { email: member.email });
    return;
  }
  await writeMember(queries, organizationId, { ...member, role: Role[decision.role] });
  await note('person changed', member.id, { role: Role[decision.role] });
}
