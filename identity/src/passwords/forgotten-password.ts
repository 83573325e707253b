import { setTimeout as wait } from 'node:timers/promises';
import { networkOf } from '@tv/contract/formats/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAccountByEmail } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import type { IdentityDeps } from '../deps.ts';
import { emailProblem } from '../mail/email-problem.ts';
import { forgottenPasswordPage, linkSentPage } from '../pages/forgotten-password-page.ts';
import type { ForgottenPasswordState } from '../pages/forgotten-password-page.ts';

export type ForgottenPasswordDeps = Pick<
  IdentityDeps,
  'mountPath' | 'db' | 'createPageContext' | 'throttle' | 'links'
>;

/** Milliseconds that every answer takes at least, so that its time does not tell whether a mail was sent. */
const minAnswerTime = 400;

/** The request for a link to a new password. The answer does not tell whether the address has an account. */
export function forgottenPasswordRoutes(app: FastifyInstance, deps: ForgottenPasswordDeps) {
  const { mountPath, db, createPageContext, throttle, links } = deps;
  const action = `${mountPath}/forgotten-password`;

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    email: string,
    problems: ForgottenPasswordState['problems'],
  ) =>
    sendPage(
      reply,
      status,
      forgottenPasswordPage(await createPageContext(request.headers), { action, email, problems }),
    );

  async function mailLink(email: string) {
    const account = await findAccountByEmail(db, email);
    if (account && !account.disabledAt) await links.mail(account, 'new password');
  }

  app.get('/forgotten-password', (request, reply) => show(request, reply, 200, '', {}));

  app.post('/forgotten-password', async (request, reply) => {
    const email = formField(request, 'email').trim().toLowerCase().slice(0, 254);
    const { text } = await createPageContext(request.headers);
    const problem = emailProblem(text, email);
    if (problem) return show(request, reply, 422, email, { email: problem });
    const delay = await throttle.requestMail(networkOf(request.ip));
    if (delay > 0)
      return show(request, reply.header('retry-after', delay), 429, email, { form: text.wait(delay) });
    await Promise.all([mailLink(email), wait(minAnswerTime)]);
    return sendPage(reply, 200, linkSentPage(await createPageContext(request.headers), email));
  });
}
