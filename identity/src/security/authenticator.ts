import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../account-events.ts';
import type { AccountEvent } from '../account-events.ts';
import { formField, sendPage } from '../answer.ts';
import { generateRecoveryCodes } from '../second-step/authenticators.ts';
import { deleteAuthenticator } from '../second-step/authenticators-db.ts';
import type { IdentityDeps } from '../deps.ts';
import { authenticatorPage, recoveryCodesPage } from '../pages/authenticator-page.ts';
import { html } from '../pages/html.ts';
import { siteName } from '../pages/page.ts';
import { backToSettings, reauthenticationPage, settingsMessagePage } from '../pages/reauthentication-page.ts';
import type { ReauthenticationProblems } from '../pages/reauthentication-page.ts';
import type { PageContext } from '../page-context.ts';
import type { Text } from '../strings/text.ts';
import type { Person, PersonChecks } from './person.ts';

export type AuthenticatorRouteDeps = Pick<
  IdentityDeps,
  'throttle' | 'authenticators' | 'sendMail' | 'recordEvent'
>;

const steps = ['add', 'remove', 'codes'] as const;
type Step = (typeof steps)[number];

const stepTexts = ({ authenticator, recoveryCodes, remove, setUp }: Text) => ({
  add: { title: authenticator.title, lead: authenticator.addLead, button: setUp },
  remove: { title: authenticator.removeTitle, lead: authenticator.removeLead, button: remove },
  codes: { title: recoveryCodes.renewTitle, lead: recoveryCodes.renewLead, button: recoveryCodes.renew },
});

const eventOf = (
  action: AccountEvent['action'],
  of: AccountEvent['of'],
  request: FastifyRequest,
): AccountEvent => ({ action, of, ...originOf(request) });

/** Sets up and removes an authenticator app, and renews its recovery codes. `settings`: the address of the security settings. */
export function authenticatorRoutes(
  app: FastifyInstance,
  { throttle, authenticators, sendMail, recordEvent }: AuthenticatorRouteDeps,
  { withPerson, refuseReauthentication }: PersonChecks,
  settings: string,
) {
  const action = `${settings}/authenticator`;

  const below = ({ text }: PageContext) =>
    html`<a class="quiet" href="${settings}">${text.backToSettings}</a>`;

  async function ask(
    reply: FastifyReply,
    person: Person,
    step: Step,
    status = 200,
    problems: ReauthenticationProblems = {},
  ) {
    const { account, context } = person;
    const isInUse = await authenticators.isInUse(account.id);
    // The step was done already, in another tab or before.
    if (isInUse === (step === 'add')) return reply.redirect(settings, 303);
    const { text } = context;
    const page = reauthenticationPage(context, {
      ...stepTexts(text)[step],
      email: account.email,
      action: `${action}/${step}`,
      settings,
      problems,
      needsCode: isInUse,
      ...(step === 'remove' && {
        more: html`<p class="aside"><a href="${action}/codes">${text.authenticator.codesInstead}</a></p>`,
      }),
    });
    return sendPage(reply, status, page);
  }

  /** Makes a handler that runs after the person entered the password and, where needed, a code. */
  const afterReauthentication = (
    step: Step,
    handle: (person: Person, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    withPerson(async (person, request, reply) => {
      const refusal = await refuseReauthentication(person, request, reply);
      return refusal
        ? ask(reply, person, step, refusal.status, refusal.problems)
        : handle(person, request, reply);
    });

  for (const step of steps)
    app.get(
      `/security/authenticator/${step}`,
      withPerson((person, _request, reply) => ask(reply, person, step)),
    );

  app.post(
    '/security/authenticator/add',
    afterReauthentication('add', async ({ account, context }, _request, reply) => {
      const enrollment = await authenticators.begin(account, siteName(context));
      if (!enrollment) return reply.redirect(settings, 303);
      return sendPage(
        reply,
        200,
        authenticatorPage(context, { ...enrollment, action, below: below(context) }),
      );
    }),
  );

  app.post(
    '/security/authenticator/confirm',
    withPerson(async ({ account, session, context }, request, reply) => {
      const { text } = context;
      const enrollment = await authenticators.findUnconfirmed(account, siteName(context));
      if (!enrollment) return reply.redirect(settings, 303);
      const refuse = (status: number, problem: string) =>
        sendPage(
          reply,
          status,
          authenticatorPage(context, { ...enrollment, action, below: below(context), problem }),
        );
      const attempt = {
        email: account.email,
        source: `session ${session}`,
        isKnownBrowser: true,
        isCode: true,
      };
      const { delay, result } = await throttle.check(attempt, () =>
        authenticators.consumeFirstCode(account.id, formField(request, 'code')),
      );
      if (delay > 0) return refuse(429, text.wait(delay));
      if (!result) return refuse(422, text.authenticator.wrongCode);
      const codes = generateRecoveryCodes();
      const isDone = await sendMail(
        account,
        { kind: 'changed', change: 'authenticator added' },
        async (transaction) => {
          if (!(await authenticators.confirm(transaction, account.id))) return false;
          await authenticators.storeRecoveryCodes(transaction, account.id, codes);
          const detail = { kind: 'authenticator app' };
          await recordEvent({ ...eventOf('second step added', account, request), detail }, transaction);
          return true;
        },
      );
      if (!isDone) return reply.redirect(settings, 303);
      const page = recoveryCodesPage(context, {
        title: text.authenticator.isOn,
        codes,
        next: backToSettings(context, settings),
      });
      return sendPage(reply, 200, page);
    }),
  );

  app.post(
    '/security/authenticator/codes',
    afterReauthentication('codes', async ({ account, context }, request, reply) => {
      if (!(await authenticators.isInUse(account.id))) return reply.redirect(settings, 303);
      const codes = generateRecoveryCodes();
      await sendMail(account, { kind: 'changed', change: 'recovery codes made' }, async (transaction) => {
        await authenticators.storeRecoveryCodes(transaction, account.id, codes);
        await recordEvent(eventOf('recovery codes made', account, request), transaction);
        return true;
      });
      const title = context.text.recoveryCodes.renewTitle;
      return sendPage(
        reply,
        200,
        recoveryCodesPage(context, { title, codes, next: backToSettings(context, settings) }),
      );
    }),
  );

  app.post(
    '/security/authenticator/remove',
    afterReauthentication('remove', async ({ account, context }, request, reply) => {
      await sendMail(account, { kind: 'changed', change: 'authenticator removed' }, async (transaction) => {
        if (!(await deleteAuthenticator(transaction, account.id))) return false;
        const detail = { kind: 'authenticator app' };
        await recordEvent({ ...eventOf('second step removed', account, request), detail }, transaction);
        return true;
      });
      const { removed } = context.text.authenticator;
      return sendPage(reply, 200, settingsMessagePage(context, settings, removed));
    }),
  );
}
