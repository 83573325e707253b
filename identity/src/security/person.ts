import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../account-events.ts';
import { findAccountBySubject, verifyPassword } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import type { IdentityDeps } from '../deps.ts';
import type { PageContext } from '../page-context.ts';
import { unlessBusy } from '../passwords/password-hash.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import type { ReauthenticationProblems } from '../pages/reauthentication-page.ts';

/** The person who is signed in in this browser. */
export interface Person {
  account: Account;
  /** The session in this browser. */
  session: string;
  context: PageContext;
}

export interface Refusal {
  status: number;
  problems: ReauthenticationProblems;
}

export type PersonDeps = Pick<
  IdentityDeps,
  'passwordCost' | 'db' | 'provider' | 'createPageContext' | 'throttle' | 'authenticators' | 'recordEvent'
>;

export type PersonChecks = ReturnType<typeof createPersonChecks>;

/** Checks that the security settings make before they show or change something. */
export function createPersonChecks(deps: PersonDeps) {
  const { db, createPageContext, throttle, authenticators, recordEvent } = deps;

  async function findPerson(request: FastifyRequest, reply: FastifyReply): Promise<Person | undefined> {
    const { provider } = deps;
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw) as never);
    const account = session.accountId ? await findAccountBySubject(db, session.accountId) : undefined;
    if (!account || account.disabledAt) return undefined;
    const context = await createPageContext(request.headers, account.subject);
    return { account, session: session.uid, context };
  }

  async function askToSignIn(request: FastifyRequest, reply: FastifyReply) {
    const context = await createPageContext(request.headers);
    const { signInFirst } = context.text.settings;
    return sendPage(reply, 401, messagePage(context, { ...signInFirst, action: backToPortal(context) }));
  }

  /** Checks one secret of the person. Answers why it is refused, or undefined when it is right. */
  async function refuseSecret(
    { account, session, context: { text } }: Person,
    reply: FastifyReply,
    isCode: boolean,
    verify: () => Promise<Account | string | undefined>,
    wrong: ReauthenticationProblems,
  ): Promise<Refusal | undefined> {
    const attempt = { email: account.email, source: `session ${session}`, isKnownBrowser: true, isCode };
    const checked = await unlessBusy(throttle.check(attempt, verify));
    if (checked === 'busy') {
      reply.header('retry-after', 5);
      return { status: 503, problems: { form: text.busy } };
    }
    const { delay, result } = checked;
    const event = { of: account, ...originOf(reply.request) };
    if (result === 'recovery') await recordEvent({ action: 'recovery code used', ...event });
    if (!result)
      await recordEvent({
        action: isCode ? 'second step failed' : 'sign-in failed',
        ...event,
        detail: { reason: 'refused in the security settings' },
      });
    if (delay > 0) {
      reply.header('retry-after', delay);
      return { status: 429, problems: { form: text.wait(delay) } };
    }
    return result ? undefined : { status: 422, problems: wrong };
  }

  async function refusePassword(
    person: Person,
    password: string,
    reply: FastifyReply,
  ): Promise<Refusal | undefined> {
    const { account, context } = person;
    const { text } = context;
    if (password === '') return { status: 422, problems: { current: text.enterCurrentPassword } };
    const requester = { isTrusted: true, source: account.email };
    const verify = () => verifyPassword(db, account.email, password, requester, deps.passwordCost);
    return refuseSecret(person, reply, false, verify, { current: text.wrongCurrentPassword });
  }

  return {
    /** Makes a route handler for a signed-in person. Anybody else is asked to sign in. */
    withPerson:
      <Request extends FastifyRequest>(
        handle: (person: Person, request: Request, reply: FastifyReply) => unknown,
      ) =>
      async (request: Request, reply: FastifyReply) => {
        const person = await findPerson(request, reply);
        return person ? handle(person, request, reply) : askToSignIn(request, reply);
      },

    /** Checks the current password, so that an open browser is not enough to change it. Undefined when it is right. */
    refusePassword,

    /**
     * Checks the current password and, where an authenticator app is in use, a code of it or a recovery code, which is used
     * up. So a known password alone never adds or removes a way to sign in. Undefined when both are right.
     */
    async refuseReauthentication(
      person: Person,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<Refusal | undefined> {
      const { account, context } = person;
      const { text } = context;
      const [current, code] = [formField(request, 'current'), formField(request, 'code').trim()];
      const needsCode = await authenticators.isInUse(account.id);
      if (needsCode && code === '')
        return {
          status: 422,
          problems: {
            ...(current === '' && { current: text.enterCurrentPassword }),
            code: text.code.missing,
          },
        };
      const refusal = await refusePassword(person, current, reply);
      if (refusal || !needsCode) return refusal;
      const verify = () => authenticators.consumeSecondFactor(account.id, code);
      return refuseSecret(person, reply, true, verify, { code: text.code.wrong });
    },
  };
}
