import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from './account-events.ts';
import { verifyPassword } from './accounts.ts';
import type { Account } from './accounts.ts';
import { formField, sendPage } from './answer.ts';
import type { IdentityDeps } from './deps.ts';
import { emailProblem } from './email-problem.ts';
import { textFor } from './language.ts';
import { unlessBusy } from './password-hash.ts';
import { backToPortal, messagePage } from './pages/message-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import type { SignInState } from './pages/sign-in-page.ts';
import type { InteractionRequest } from './sign-in-steps.ts';
import type { Text } from './strings/en.ts';

export type SignInDeps = Pick<
  IdentityDeps,
  | 'passwordCost'
  | 'mountPath'
  | 'db'
  | 'createPageContext'
  | 'throttle'
  | 'browsers'
  | 'links'
  | 'passkeys'
  | 'authenticators'
  | 'signInSteps'
  | 'recordEvent'
>;

type Problems = SignInState['problems'];

function fieldProblems(text: Text, email: string, password: string): Problems {
  const problem = emailProblem(text, email);
  return {
    ...(problem ? { email: problem } : {}),
    ...(password === '' ? { password: text.enterPassword } : {}),
  };
}

/** Why an account does not sign in although its password is right, for the audit log. */
const refusalOf = ({ disabledAt, emailVerified }: Account) =>
  disabledAt ? 'closed account' : emailVerified ? undefined : 'address not confirmed';

/** The first page of a sign-in: e-mail address and password, or a passkey. */
export function signInRoutes(app: FastifyInstance, deps: SignInDeps) {
  const { mountPath, db, createPageContext, throttle, browsers, links, passkeys, authenticators } = deps;
  const { signInSteps, recordEvent } = deps;

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
      signInPage(await createPageContext(request.headers), {
        action: `${mountPath}/interaction/${request.params.uid}`,
        forgottenAddress: `${mountPath}/forgotten-password`,
        email,
        problems,
        passkey: passkeys.areSupported ? await passkeys.authenticationOptions(request.params.uid) : undefined,
      }),
    );

  async function askToConfirmEmail(request: InteractionRequest, reply: FastifyReply, account: Account) {
    await links.mail(account, 'confirm email');
    const context = await createPageContext(request.headers);
    const { confirmEmail } = context.text;
    const page = messagePage(context, {
      title: confirmEmail.title,
      text: confirmEmail.sent(account.email),
      action: backToPortal(context),
    });
    return sendPage(reply, 403, page);
  }

  app.get('/interaction/:uid', async (request: InteractionRequest, reply) => {
    const { params } = await signInSteps.find(request, reply);
    const hint = typeof params.login_hint === 'string' ? params.login_hint.slice(0, 254) : '';
    const isRefused = (request.query as { passkey?: unknown }).passkey === 'refused';
    const problems = isRefused ? { form: textFor(request.headers).signIn.wrongPasskey } : {};
    return show(request, reply, 200, hint, problems);
  });

  app.post('/interaction/:uid', async (request: InteractionRequest, reply) => {
    const interaction = await signInSteps.find(request, reply);
    const email = formField(request, 'email').trim().toLowerCase().slice(0, 254);
    const password = formField(request, 'password');
    const text = textFor(request.headers);
    const refuse = (status: number, problems: Problems, retryAfter?: number) => {
      if (retryAfter) reply.header('retry-after', retryAfter);
      return show(request, reply, status, email, problems);
    };

    const recordFailure = (reason: string) =>
      recordEvent({ action: 'sign-in failed', of: { email }, ...originOf(request), detail: { reason } });

    const incomplete = fieldProblems(text, email, password);
    if (Object.keys(incomplete).length > 0) return refuse(422, incomplete);

    const attempt = browsers.attemptOf(request, email);
    const requester = { isTrusted: await throttle.isTrusted(attempt), source: attempt.source };
    const checked = await unlessBusy(
      throttle.check(attempt, () => verifyPassword(db, email, password, requester, deps.passwordCost)),
    );
    if (checked === 'busy') return refuse(503, { form: text.busy }, 5);
    const { delay, result: account } = checked;
    const reason = delay > 0 ? 'too many tries' : !account ? 'wrong password' : refusalOf(account);
    if (reason) await recordFailure(reason);
    if (delay > 0) return refuse(429, { form: text.wait(delay) }, delay);
    if (!account) return refuse(422, { password: text.signIn.wrong });
    if (account.disabledAt) return refuse(403, { form: text.signIn.closed });
    if (!account.emailVerified) return askToConfirmEmail(request, reply, account);
    if (!(await authenticators.isInUse(account.id)))
      return signInSteps.complete(request, reply, account, ['pwd']);
    await signInSteps.awaitCode(interaction, account);
    return reply.redirect(`${mountPath}/interaction/${request.params.uid}/code`, 303);
  });

  app.post('/interaction/:uid/cancel', (request: InteractionRequest, reply) =>
    signInSteps.cancel(request, reply),
  );
}
