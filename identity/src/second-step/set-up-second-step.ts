import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from '../account-events.ts';
import type { Account } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import { generateRecoveryCodes } from './authenticators.ts';
import type { IdentityDeps } from '../deps.ts';
import { authenticatorPage, recoveryCodesPage } from '../pages/authenticator-page.ts';
import { otherMethods } from '../pages/passkey-form.ts';
import { html } from '../pages/html.ts';
import { siteName } from '../pages/page.ts';
import { selectPasskeys } from './passkeys-db.ts';
import type { InteractionRequest } from '../sign-in/sign-in-steps.ts';

export type SetUpDeps = Pick<
  IdentityDeps,
  | 'mountPath'
  | 'db'
  | 'createPageContext'
  | 'throttle'
  | 'browsers'
  | 'passkeys'
  | 'authenticators'
  | 'signInSteps'
  | 'sendMail'
  | 'recordEvent'
>;

/**
 * The set-up of an authenticator app within a sign-in, where an organization requires a second step and the account has none.
 * The sign-in goes on after the first code; a passkey that the account has already takes its place.
 */
export function setUpSecondStepRoutes(app: FastifyInstance, deps: SetUpDeps) {
  const { mountPath, db, createPageContext, throttle, browsers, passkeys, authenticators } = deps;
  const { signInSteps, sendMail, recordEvent } = deps;
  const pathOf = ({ params }: InteractionRequest) => `${mountPath}/interaction/${params.uid}`;

  /** The account that sets up its second step. Anybody else is sent back to the step that is theirs. */
  async function requireAccount(request: InteractionRequest, reply: FastifyReply) {
    const account = await signInSteps.findSettingUp(await signInSteps.find(request, reply));
    const isInUse = account && (await authenticators.isInUse(account.id));
    if (account && !isInUse) return account;
    void reply.redirect(`${pathOf(request)}${isInUse ? '/code' : ''}`, 303);
    return undefined;
  }

  async function show(
    request: InteractionRequest,
    reply: FastifyReply,
    status: number,
    account: Account,
    problem?: string,
  ) {
    const context = await createPageContext(request.headers, account.subject);
    const name = siteName(context);
    const enrollment =
      (await authenticators.findUnconfirmed(account, name)) ?? (await authenticators.begin(account, name));
    if (!enrollment) return reply.redirect(`${pathOf(request)}/code`, 303);
    const hasPasskeys = passkeys.areSupported && (await selectPasskeys(db, account.id)).length > 0;
    const options = hasPasskeys
      ? await passkeys.authenticationOptions(request.params.uid, account)
      : undefined;
    const page = authenticatorPage(context, {
      ...enrollment,
      action: `${pathOf(request)}/set-up`,
      lead: context.text.authenticator.required,
      below: otherMethods(context.text, pathOf(request), options),
      problem,
    });
    return sendPage(reply, status, page);
  }

  app.get('/interaction/:uid/set-up', async (request: InteractionRequest, reply) => {
    const account = await requireAccount(request, reply);
    return account ? show(request, reply, 200, account) : reply;
  });

  app.post('/interaction/:uid/set-up/confirm', async (request: InteractionRequest, reply) => {
    const account = await requireAccount(request, reply);
    if (!account) return reply;
    const context = await createPageContext(request.headers, account.subject);
    const { text } = context;
    const attempt = { ...browsers.attemptOf(request, account.email), isCode: true };
    const { delay, result } = await throttle.check(attempt, () =>
      authenticators.consumeFirstCode(account.id, formField(request, 'code')),
    );
    if (delay > 0) return show(request, reply.header('retry-after', delay), 429, account, text.wait(delay));
    if (!result) return show(request, reply, 422, account, text.authenticator.wrongCode);
    const codes = generateRecoveryCodes();
    const mail = { kind: 'changed', change: 'authenticator added' } as const;
    const isDone = await sendMail(account, mail, async (transaction) => {
      if (!(await authenticators.confirm(transaction, account.id))) return false;
      await authenticators.storeRecoveryCodes(transaction, account.id, codes);
      const detail = { kind: 'authenticator app' };
      const event = { action: 'second step added', of: account, ...originOf(request), detail } as const;
      await recordEvent(event, transaction);
      return true;
    });
    if (!isDone) return reply.redirect(`${pathOf(request)}/code`, 303);
    await signInSteps.noteSetUp(await signInSteps.find(request, reply));
    const next = html`<form method="post" action="${pathOf(request)}/set-up/done">
      <button class="primary" type="submit">${text.proceed}</button>
    </form>`;
    const page = recoveryCodesPage(context, { title: text.authenticator.isOn, codes, next });
    return sendPage(reply, 200, page);
  });

  app.post('/interaction/:uid/set-up/done', async (request: InteractionRequest, reply) => {
    const interaction = await signInSteps.find(request, reply);
    const account = await signInSteps.findSettingUp(interaction);
    if (account && signInSteps.hasSetUp(interaction))
      return signInSteps.complete(request, reply, account, ['pwd', 'otp', 'mfa']);
    return reply.redirect(pathOf(request), 303);
  });
}
