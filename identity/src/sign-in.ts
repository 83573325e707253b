import type { FastifyInstance, FastifyReply } from 'fastify';
import { verifyPassword } from './accounts.ts';
import type { Account } from './accounts.ts';
import { formField, sendPage } from './answer.ts';
import { hasAuthenticator } from './authenticators.ts';
import { awaitCode, completeSignIn } from './complete-sign-in.ts';
import type { InteractionRequest } from './complete-sign-in.ts';
import { emailProblem } from './email-problem.ts';
import { seenFrom } from './known-browser.ts';
import { textFor } from './language.ts';
import { mailLink } from './links.ts';
import { BusyError } from './password-hash.ts';
import { backToPortal, messagePage } from './pages/message-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import type { SignInState } from './pages/sign-in-page.ts';
import { passkeysWork, signInOptions } from './passkeys.ts';
import type { Identity } from './provider.ts';
import type { Text } from './strings/en.ts';

type Problems = SignInState['problems'];

/** What is wrong before anything is looked up. */
function missing(text: Text, email: string, password: string): Problems {
  const problem = emailProblem(text, email);
  return {
    ...(problem ? { email: problem } : {}),
    ...(password === '' ? { password: text.enterPassword } : {}),
  };
}

export function signInRoutes(app: FastifyInstance, identity: Identity) {
  const { mountPath, throttle, db } = identity;

  const show = async (
    request: InteractionRequest,
    reply: FastifyReply,
    status: number,
    email: string,
    problems: Problems,
  ) =>
    sendPage(
      reply,
      status,
      signInPage(await identity.createPageContext(request.headers), {
        action: `${mountPath}/interaction/${request.params.uid}`,
        forgottenAddress: `${mountPath}/forgotten-password`,
        email,
        problems,
        passkey: passkeysWork(identity) ? await signInOptions(identity, request.params.uid) : undefined,
      }),
    );

  /** Somebody with the right password whose address nobody has confirmed yet. */
  async function askToConfirm(request: InteractionRequest, reply: FastifyReply, account: Account) {
    await mailLink(identity, account, 'confirm email');
    const context = await identity.createPageContext(request.headers);
    const { confirmEmail } = context.text;
    return sendPage(
      reply,
      403,
      messagePage(context, {
        title: confirmEmail.title,
        text: confirmEmail.sent(account.email),
        action: backToPortal(context),
      }),
    );
  }

  app.get('/interaction/:uid', async (request: InteractionRequest, reply) => {
    const { params } = await identity.provider.interactionDetails(request.raw, reply.raw);
    const hint = typeof params.login_hint === 'string' ? params.login_hint.slice(0, 254) : '';
    const isRefused = (request.query as { passkey?: unknown }).passkey === 'refused';
    return show(
      request,
      reply,
      200,
      hint,
      isRefused ? { form: textFor(request.headers).signIn.wrongPasskey } : {},
    );
  });

  app.post('/interaction/:uid', async (request: InteractionRequest, reply) => {
    const interaction = await identity.provider.interactionDetails(request.raw, reply.raw);
    const email = formField(request, 'email').trim().toLowerCase().slice(0, 254);
    const password = formField(request, 'password');
    const text = textFor(request.headers);
    const incomplete = missing(text, email, password);
    if (Object.keys(incomplete).length > 0) return show(request, reply, 422, email, incomplete);

    const attempt = seenFrom(identity, request, email);
    const delay = await throttle.begin(attempt);
    if (delay > 0)
      return show(request, reply.header('retry-after', delay), 429, email, { form: text.wait(delay) });

    let account;
    try {
      const requester = { isTrusted: await throttle.isTrusted(attempt), source: attempt.source };
      account = await verifyPassword(db, email, password, requester);
    } catch (problem) {
      if (!(problem instanceof BusyError)) throw problem;
      return show(request, reply.header('retry-after', 5), 503, email, { form: text.busy });
    }
    if (!account)
      return show(request, reply, 422, email, {
        password: text.signIn.wrong,
      });
    await throttle.succeeded(attempt);
    if (account.disabledAt) return show(request, reply, 403, email, { form: text.signIn.closed });
    if (!account.emailVerified) return askToConfirm(request, reply, account);
    if (await hasAuthenticator(db, account.id)) {
      await awaitCode(identity, interaction, account);
      return reply.redirect(`${mountPath}/interaction/${request.params.uid}/code`, 303);
    }
    return completeSignIn(identity, request, reply, { account, amr: ['pwd'] });
  });

  app.post('/interaction/:uid/cancel', async (request: InteractionRequest, reply) => {
    const target = await identity.provider.interactionResult(
      request.raw,
      reply.raw,
      // Not access_denied: nobody was refused, and the portal has nothing to tell.
      { error: 'user_cancelled', error_description: 'The person went back to the portal' },
      { mergeWithLastSubmission: false },
    );
    return reply.redirect(target, 303);
  });
}
