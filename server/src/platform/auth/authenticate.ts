import { api, type CallName } from '@tv/contract/calls/api';
import type { Endpoint } from '@tv/contract/endpoint';
import { because } from '@tv/contract/reasons/problem-reasons';
import { seenAsHeader } from '@tv/contract/people/seen-as-calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Person, ServiceAccount, Session } from './caller.ts';
import { checksOf } from './checks.ts';
import { keyBegin } from './key-text.ts';
import { isFromThisMachine } from '../http/is-from-this-machine.ts';
import { notAllowed, outsideNetworks, providerSilent, signInFirst, unusableToken } from '../http/problem.ts';
import { requireScopes } from './require-scopes.ts';
import { sameText } from './same-text.ts';
import { tokenChecks } from '../telemetry/metrics.ts';
import { inEnglish } from '../sentences.ts';
import { sayOnce } from './token-finding.ts';
import { TokenProblem } from './token-problem.ts';

export type Authentication = {
  verifyToken(token: string): Promise<Session>;
  /** `address`: of the request. */
  findPerson(session: Session, address: string): Promise<Person | undefined>;
  /** The person as whom a manager sees the portal, by their token. Throws 403 for one that has ended. */
  seenAs(token: string, looker: Extract<Caller, { kind: 'person' }>): Promise<Person>;
  /** The service account of an API key. Throws 401, or 403 for an address that the key or its organization does not allow. */
  findServiceAccount(key: string, address: string): Promise<ServiceAccount>;
  /** Counts a call of a key and says in the answer how many are left. Throws 429. */
  countCall(account: ServiceAccount, reply: FastifyReply): Promise<void>;
  /** The organization of the guest whose token a request brings. `undefined` for every other token. */
  organizationOfGuest(token: string): Promise<string | undefined>;
  /** The command line's secret, a file of mode 0600 in DATA_DIR. */
  localServiceToken: string;
};

/** Finds the caller of a request. Throws 401 or 403 if the access that the call declares does not allow the caller. */
export async function authenticate(
  authentication: Authentication,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  name: CallName,
  /** The call may be made as somebody else. */
  isSeenAs = false,
): Promise<Caller> {
  const { access, fromAnyNetwork }: Endpoint = api[name];
  // These calls ignore the Authorization header.
  if (access === 'anyone' || access === 'media-token') return { kind: 'nobody' };
  const caller = await findCaller(authentication, request);
  if (caller.kind === 'key') await authentication.countCall(caller.account, reply);
  requireScopes(name, caller);
  if (caller.kind === 'person' && !caller.person.isInNetwork && !fromAnyNetwork) {
    // Public pages are open to everybody, so the person reads them as a visitor.
    if (access === 'public') return { kind: 'nobody' };
    throw outsideNetworks();
  }
  for (const check of checksOf[access]) check(caller);
  const token = request.headers[seenAsHeader];
  if (token === undefined) return caller;
  if (!isSeenAs || caller.kind !== 'person') throw notAllowed(because('access.seenAs'));
  return { ...caller, person: await authentication.seenAs(String(token), caller) };
}

async function findCaller(
  { verifyToken, findPerson, findServiceAccount, localServiceToken }: Authentication,
  request: FastifyRequest,
): Promise<Caller> {
  const bearer = /^Bearer (\S{1,16384})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!bearer) throw signInFirst();
  if (bearer === 'public') return { kind: 'nobody' };
  if (sameText(bearer, localServiceToken)) {
    if (!isFromThisMachine(request)) throw signInFirst();
    return { kind: 'command-line' };
  }
  if (bearer.startsWith(keyBegin))
    return { kind: 'key', account: await findServiceAccount(bearer, request.ip) };
  const session = await verifyToken(bearer).catch((problem: unknown) => {
    tokenChecks.inc({ outcome: problem instanceof TokenProblem ? problem.reason : 'invalid' });
    throw refusalOf(problem, request);
  });
  tokenChecks.inc({ outcome: 'valid' });
  const person = await findPerson(session, request.ip);
  return person ? { kind: 'person', session, person } : { kind: 'session', session };
}

function refusalOf(problem: unknown, request: FastifyRequest) {
  if (!(problem instanceof TokenProblem)) return signInFirst();
  if (problem.reason === 'unavailable') return providerSilent();
  if (!problem.finding) return signInFirst();
  sayOnce(request.log, problem.finding.code, inEnglish(problem.finding.what));
  return unusableToken(problem.finding.code);
}
