import type { FastifyInstance, FastifyReply } from 'fastify';
import { findAccountBySubject } from './accounts.ts';
import type { Account } from './accounts.ts';
import { formField, sendPage } from './answer.ts';
import { spendSecondFactor } from './authenticators.ts';
import { completeSignIn, passwordGivenBy } from './complete-sign-in.ts';
import type { InteractionRequest } from './complete-sign-in.ts';
import { seenFrom } from './known-browser.ts';
import { textFor } from './language.ts';
import { codePage } from './pages/code-page.ts';
import { passkeysWork, signedBy, signInOptions } from './passkeys.ts';
import { selectPasskeys } from './passkeys-db.ts';
import type { Identity } from './provider.ts';

/** What follows the password of somebody who uses an authenticator app. */
export async function showCodePage(
  identity: Identity,
  request: InteractionRequest,
  reply: FastifyReply,
  status: number,
  account: Account,
  problem?: string,
) {
  const { uid } = request.params;
  const hasPasskeys = passkeysWork(identity) && (await selectPasskeys(identity.db, account.id)).length > 0;
  return sendPage(
    reply,
    status,
    codePage(await identity.createPageContext(request.headers, account.subject), {
      action: `${identity.mountPath}/interaction/${uid}`,
      email: account.email,
      problem,
      passkey: hasPasskeys ? await signInOptions(identity, uid, account) : undefined,
    }),
  );
}

export function secondStepRoutes(app: FastifyInstance, identity: Identity) {
  /** The account that may still give its code here; else the browser is sent back to the beginning. */
  async function waiting(request: InteractionRequest, reply: FastifyReply) {
    const interaction = await identity.provider.interactionDetails(request.raw, reply.raw);
    const account = await passwordGivenBy(identity, interaction);
    if (account) return account;
    void reply.redirect(`${identity.mountPath}/interaction/${request.params.uid}`, 303);
    return undefined;
  }

  app.get('/interaction/:uid/code', async (request: InteractionRequest, reply) => {
    const account = await waiting(request, reply);
    return account ? showCodePage(identity, request, reply, 200, account) : reply;
  });

  app.post('/interaction/:uid/code', async (request: InteractionRequest, reply) => {
    const account = await waiting(request, reply);
    if (!account) return reply;
    const text = textFor(request.headers);
    const show = (status: number, problem: string) =>
      showCodePage(identity, request, reply, status, account, problem);
    const code = formField(request, 'code').trim();
    if (code === '') return show(422, text.code.missing);
    const attempt = { ...seenFrom(identity, request, account.email), isCode: true };
    const delay = await identity.throttle.begin(attempt);
    if (delay > 0) {
      reply.header('retry-after', delay);
      return show(429, text.wait(delay));
    }
    const factor = await spendSecondFactor(identity, account.id, code);
    if (!factor) return show(422, text.code.wrong);
    await identity.throttle.succeeded(attempt);
    return completeSignIn(identity, request, reply, { account, amr: ['pwd', factor, 'mfa'] });
  });

  /** At the beginning, or in place of a code. */
  app.post('/interaction/:uid/passkey', async (request: InteractionRequest, reply) => {
    const interaction = await identity.provider.interactionDetails(request.raw, reply.raw);
    const given = await passwordGivenBy(identity, interaction);
    const subject = await signedBy(identity, request.params.uid, formField(request, 'response', 6000));
    const account = subject ? await findAccountBySubject(identity.db, subject) : undefined;
    // Never somebody else than whose password was typed.
    const isOther = given && given.subject !== subject;
    if (account && !account.disabledAt && account.emailVerified && !isOther)
      return completeSignIn(identity, request, reply, { account, amr: ['hwk', 'user', 'mfa'] });
    return reply.redirect(
      `${identity.mountPath}/interaction/${request.params.uid}${given ? '/code' : '?passkey=refused'}`,
      303,
    );
  });
}
