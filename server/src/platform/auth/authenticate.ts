import { ActiveState, Role } from '@tv/contract/enumerations';
import type { Access } from '@tv/contract/endpoint';
import { rolesByWord } from '@tv/contract/role-words';
import { hasAtLeast } from '@tv/contract/roles';
import type { FastifyRequest } from 'fastify';
import type { Caller, Person, Session } from './caller.ts';
import { isFromThisMachine } from '../http/is-from-this-machine.ts';
import { notAllowed, providerSilent, signInFirst, unusableToken } from '../http/problem.ts';
import { sameText } from './same-text.ts';
import { sayOnce } from './token-finding.ts';
import { TokenProblem } from './token-problem.ts';

export type Authentication = {
  verifyToken(token: string): Promise<Session>;
  findPerson(session: Session): Promise<Person | undefined>;
  /** The command line's secret, kept 0600 in DATA_DIR. */
  localServiceToken: string;
};

const least: Partial<Record<Access, Role>> = { ...rolesByWord, 'command-line': Role.ContentManager };

// Only the management calls ask for these.
const localAccess: readonly Access[] = ['command-line', 'organization-manager', 'admin', 'provider-admin'];

/** Finds out who calls and whether `access` lets them; throws 401 or 403. */
export async function authenticate(
  { verifyToken, findPerson, localServiceToken }: Authentication,
  request: FastifyRequest,
  access: Access,
): Promise<Caller> {
  if (access === 'anyone' || access === 'media-token') return { kind: 'nobody' };
  const bearer = /^Bearer (\S{1,16384})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!bearer) throw signInFirst();
  if (bearer === 'public') {
    if (access === 'public') return { kind: 'nobody' };
    throw signInFirst();
  }
  if (localAccess.includes(access) && sameText(bearer, localServiceToken)) return commandLine(request);
  const session = await verifyToken(bearer).catch((problem: unknown) => {
    throw refusalOf(problem, request);
  });
  const person = await findPerson(session);
  if (access === 'public' || access === 'session')
    return person ? { kind: 'person', session, person } : { kind: 'session', session };
  if (!person) throw notAllowed('This account has no access yet.');
  if (!person.isActive) throw notAllowed(`This account is inactive (status ${ActiveState.INACTIVE}).`);
  if (
    access === 'provider-admin'
      ? !person.isProviderAdmin
      : !hasAtLeast(person.role, least[access] ?? Role.Admin)
  )
    throw notAllowed();
  return { kind: 'person', session, person };
}

function refusalOf(problem: unknown, request: FastifyRequest) {
  if (!(problem instanceof TokenProblem)) return signInFirst();
  if (problem.reason === 'unavailable') return providerSilent();
  if (!problem.finding) return signInFirst();
  sayOnce(request.log, problem.finding.code, problem.finding.words);
  return unusableToken(problem.finding.code);
}

// Accepted from this machine only.
function commandLine(request: FastifyRequest): Caller {
  if (!isFromThisMachine(request)) throw signInFirst();
  return { kind: 'command-line' };
}
