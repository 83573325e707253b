import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from '../account-events.ts';
import { findAccountBySubject } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import type { IdentityDeps } from '../deps.ts';
import { codePage } from '../pages/code-page.ts';
import { selectPasskeys } from './passkeys-db.ts';
import type { InteractionRequest } from '../sign-in/sign-in-steps.ts';

export type SecondStepDeps = Pick<
  IdentityDeps,
  | 'mountPath'
  | 'db'
  | 'createPageContext'
  | 'throttle'
  | 'browsers'
  | 'passkeys'
  | 'authenticators'
  | 'signInSteps'
  | 'recordEvent'
>;

/** The second step of a sign-in: a code of the authenticator app, a recovery code or a passkey. */
export function secondStepRoutes(app: FastifyInstance, deps: SecondStepDeps) {
  const { mountPath, db, createPageContext, throttle, browsers, passkeys, authenticators } = deps;
  const { signInSteps, recordEvent } = deps;

  async function show(
    request: InteractionRequest,
    reply: FastifyReply,
    status: number,
    account: Account,
    problem?: string,
  ) {
    const { uid } = request.params;
    const hasPasskeys = passkeys.areSupported && (await selectPasskeys(db, account.id)).length > 0;
    const page = codePage(await createPageContext(request.headers, account.subject), {
      action: `${mountPath}/interaction/${uid}`,
      email: account.email,
      problem,
      passkey: hasPasskeys ? await passkeys.authenticationOptions(uid, account) : undefined,
    });
    return sendPage(reply, status, page);
  }

  /** The account whose code is awaited. Without one the browser is sent back to the first page. */
  async function requireAccount(request: InteractionRequest, reply: FastifyReply) {
    const account = await signInSteps.findAwaitingCode(await signInSteps.find(request, reply));
    if (!account) void reply.redirect(`${mountPath}/interaction/${request.params.uid}`, 303);
    return account;
  }

  app.get('/interaction/:uid/code', async (request: InteractionRequest, reply) => {
    const account = await requireAccount(request, reply);
    return account ? show(request, reply, 200, account) : reply;
  });

  app.post('/interaction/:uid/code', async (request: InteractionRequest, reply) => {
    const account = await requireAccount(request, reply);
    if (!account) return reply;
    const { text } = await createPageContext(request.headers, account.subject);
    const refuse = (status: number, problem: string, retryAfter?: number) => {
      if (retryAfter) reply.header('retry-after', retryAfter);
      return show(request, reply, status, account, problem);
    };
    const code = formField(request, 'code').trim();
    if (code === '') return refuse(422, text.code.missing);
    const attempt = { ...browsers.attemptOf(request, account.email), isCode: true };
    const { delay, result: method } = await throttle.check(attempt, () =>
      authenticators.consumeSecondFactor(account.id, code),
    );
    if (!method)
      await recordEvent({
        action: 'second step failed',
        of: account,
        ...originOf(request),
        detail: { reason: delay > 0 ? 'too many tries' : 'wrong code' },
      });
    if (delay > 0) return refuse(429, text.wait(delay), delay);
    if (!method) return refuse(422, text.code.wrong);
    if (method === 'recovery')
      await recordEvent({ action: 'recovery code used', of: account, ...originOf(request) });
    return signInSteps.complete(request, reply, account, ['pwd', method, 'mfa']);
  });

  /** A passkey in place of the password, or in place of a code. */
  app.post('/interaction/:uid/passkey', async (request: InteractionRequest, reply) => {
    const { uid } = request.params;
    const awaited = await signInSteps.findAwaitingCode(await signInSteps.find(request, reply));
    const subject = await passkeys.verifyAuthentication(uid, formField(request, 'response', 6000));
    const account = subject ? await findAccountBySubject(db, subject) : undefined;
    // In place of a code only a passkey of the account whose password was typed is accepted.
    const isOther = awaited && awaited.subject !== subject;
    if (account && !account.disabledAt && account.emailVerified && !isOther)
      return signInSteps.complete(request, reply, account, ['hwk', 'user', 'mfa']);
    await recordEvent({
      action: awaited ? 'second step failed' : 'sign-in failed',
      of: awaited ?? account ?? { email: '' },
      ...originOf(request),
      detail: { reason: account?.disabledAt ? 'closed account' : 'refused passkey' },
    });
    const page = awaited ? '/code' : '?passkey=refused';
    return reply.redirect(`${mountPath}/interaction/${uid}${page}`, 303);
  });
}
