import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAccountByEmail } from './accounts.ts';
import { formField, sendPage } from './answer.ts';
import { networkOf } from '@tv/contract/network';
import { emailProblem } from './email-problem.ts';
import { textFor } from './language.ts';
import { mailLink } from './links.ts';
import { forgottenPasswordPage, linkSentPage } from './pages/forgotten-password-page.ts';
import type { ForgottenState } from './pages/forgotten-password-page.ts';
import type { Identity } from './provider.ts';

/** Milliseconds of every answer, so that its time does not tell whether a mail was written. */
const shortest = 400;

/** Where a forgotten password begins. What is answered says nothing about who has an account. */
export function forgottenPasswordRoutes(app: FastifyInstance, identity: Identity) {
  const action = `${identity.mountPath}/forgotten-password`;

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    email: string,
    problems: ForgottenState['problems'],
  ) =>
    sendPage(
      reply,
      status,
      forgottenPasswordPage(await identity.createPageContext(request.headers), { action, email, problems }),
    );

  async function send(email: string) {
    const account = await findAccountByEmail(identity.db, email);
    if (account && !account.disabledAt) await mailLink(identity, account, 'new password');
  }

  app.get('/forgotten-password', (request, reply) => show(request, reply, 200, '', {}));

  app.post('/forgotten-password', async (request, reply) => {
    const email = formField(request, 'email').trim().toLowerCase().slice(0, 254);
    const text = textFor(request.headers);
    const problem = emailProblem(text, email);
    if (problem) return show(request, reply, 422, email, { email: problem });
    const delay = await identity.throttle.requestMail(networkOf(request.ip));
    if (delay > 0)
      return show(request, reply.header('retry-after', delay), 429, email, { form: text.wait(delay) });
    await Promise.all([send(email), wait(shortest)]);
    return sendPage(reply, 200, linkSentPage(await identity.createPageContext(request.headers), email));
  });
}
