import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from '../account-events.ts';
import { verifyPassword } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import type { IdentityDeps } from '../deps.ts';
import { emailProblem } from '../mail/email-problem.ts';
import { unlessBusy } from '../passwords/password-hash.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import { storedIn, vouchedFor } from '../connections/in-interaction.ts';
import { addressPage, linkPage } from '../pages/connection-pages.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import type { SignInState } from '../pages/sign-in-page.ts';
import type { Interaction, InteractionRequest } from './sign-in-steps.ts';
import type { Text } from '../strings/text.ts';

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
  | 'connections'
  | 'now'
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
  const { signInSteps, recordEvent, connections, now } = deps;

  const show = async (
    request: InteractionRequest,
    reply: FastifyReply,
    status: number,
    email: string,
    problems: Problems,
    draw: typeof signInPage = signInPage,
  ) =>
    sendPage(
      reply,
      status,
      draw(await createPageContext(request.headers), {
        action: `${mountPath}/interaction/${request.params.uid}`,
        forgottenAddress: `${mountPath}/forgotten-password`,
        email,
        problems,
        passkey: passkeys.areSupported ? await passkeys.authenticationOptions(request.params.uid) : undefined,
      }),
    );

  /** The page that asks for a password: of the account that an organization's provider has vouched for, or of any. */
  function pageOf(interaction: Interaction, email?: string): typeof signInPage {
    const vouched = vouchedFor(interaction, undefined, now());
    if (!vouched?.isToLink || (email !== undefined && email !== vouched.person.email)) return signInPage;
    const { connectionName, person } = vouched;
    return (context, state) => linkPage(context, { ...state, email: person.email, connectionName });
  }

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
    const interaction = await signInSteps.find(request, reply);
    const { params } = interaction;
    const hint = typeof params.login_hint === 'string' ? params.login_hint.slice(0, 254) : '';
    const { passkey, way } = request.query as { passkey?: unknown; way?: unknown };
    const { text } = await createPageContext(request.headers);
    const problems = passkey === 'refused' ? { form: text.signIn.wrongPasskey } : {};
    const { address } = storedIn(interaction);
    const page = way === 'password' ? signInPage : pageOf(interaction);
    // Where an organization has a provider of its own, the address says who signs the person in.
    if (page !== signInPage || way === 'password' || !(await connections.areInUse()))
      return show(request, reply, 200, address ?? hint, problems, page);
    const wrong = way === 'address' && emailProblem(text, address ?? '');
    const found = wrong ? { email: wrong } : problems;
    return show(request, reply, wrong ? 422 : 200, address ?? hint, found, addressPage);
  });

  app.post('/interaction/:uid', async (request: InteractionRequest, reply) => {
    const interaction = await signInSteps.find(request, reply);
    const email = formField(request, 'email').trim().toLowerCase().slice(0, 254);
    const password = formField(request, 'password');
    const { text } = await createPageContext(request.headers);
    const refuse = (status: number, problems: Problems, retryAfter?: number) => {
      if (retryAfter) reply.header('retry-after', retryAfter);
      return show(request, reply, status, email, problems, pageOf(interaction, email));
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
