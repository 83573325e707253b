import type { FastifyReply, FastifyRequest } from 'fastify';
import { findAccountBySubject, verifyPassword } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import { hasAuthenticator, spendSecondFactor } from '../authenticators.ts';
import { BusyError } from '../password-hash.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import { backToSettings } from '../pages/settings-parts.ts';
import type { ProofProblems } from '../pages/settings-parts.ts';
import type { PageContext } from '../page-context.ts';
import type { Identity } from '../provider.ts';

export interface Person {
  account: Account;
  /** Of the session in this browser. */
  session: string;
  context: PageContext;
}

/** Whoever is signed in in this browser; else the answer says how to be. */
export async function signedIn(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Person | undefined> {
  const { provider, db } = identity;
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw) as never);
  const account = session.accountId ? await findAccountBySubject(db, session.accountId) : undefined;
  if (account && !account.disabledAt)
    return {
      account,
      session: session.uid,
      context: await identity.createPageContext(request.headers, account.subject),
    };
  const context = await identity.createPageContext(request.headers);
  void sendPage(
    reply,
    401,
    messagePage(context, {
      ...context.text.settings.signInFirst,
      action: backToPortal(context),
    }),
  );
  return undefined;
}

export type Refusal = { status: number; problems: ProofProblems };

/** A browser left open must not be enough to change how somebody signs in. Undefined when the password is right. */
export async function refusePassword(
  identity: Identity,
  { account, session, context: { text } }: Person,
  current: string,
  reply: FastifyReply,
): Promise<Refusal | undefined> {
  if (current === '') return { status: 422, problems: { current: text.enterCurrentPassword } };
  const attempt = { email: account.email, source: `session ${session}`, isKnownBrowser: true };
  const delay = await identity.throttle.begin(attempt);
  if (delay > 0) {
    reply.header('retry-after', delay);
    return { status: 429, problems: { form: text.wait(delay) } };
  }
  try {
    const requester = { isTrusted: true, source: account.email };
    if (!(await verifyPassword(identity.db, account.email, current, requester)))
      return { status: 422, problems: { current: text.wrongCurrentPassword } };
  } catch (problem) {
    if (!(problem instanceof BusyError)) throw problem;
    reply.header('retry-after', 5);
    return { status: 503, problems: { form: text.busy } };
  }
  await identity.throttle.succeeded(attempt);
  return undefined;
}

/**
 * What adds or removes a way to sign in asks for the password and, where an authenticator app is in use, for a code of it or a recovery
 * code, which is spent: a password alone, from wherever it is known, never takes the second step away. Undefined when both are right.
 */
export async function refuseProof(
  identity: Identity,
  person: Person,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | undefined> {
  const { account, session } = person;
  const { text } = person.context;
  const [current, code] = [formField(request, 'current'), formField(request, 'code').trim()];
  const asksCode = await hasAuthenticator(identity.db, account.id);
  if (asksCode && code === '')
    return {
      status: 422,
      problems: { ...(current === '' && { current: text.enterCurrentPassword }), code: text.code.missing },
    };
  const refusal = await refusePassword(identity, person, current, reply);
  if (refusal || !asksCode) return refusal;
  const attempt = { email: account.email, source: `session ${session}`, isKnownBrowser: true, isCode: true };
  const delay = await identity.throttle.begin(attempt);
  if (delay > 0) {
    reply.header('retry-after', delay);
    return { status: 429, problems: { form: text.wait(delay) } };
  }
  if (!(await spendSecondFactor(identity, account.id, code)))
    return { status: 422, problems: { code: text.code.wrong } };
  await identity.throttle.succeeded(attempt);
  return undefined;
}

/** A settings page that says what was done, and leads back to the others. */
export const donePage = (
  { context }: Person,
  settings: string,
  { title, text }: { title: string; text: string },
) => messagePage(context, { title, text, action: backToSettings(context, settings) });
