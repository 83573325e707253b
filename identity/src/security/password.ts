import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from '../account-events.ts';
import { setPasswordHash } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import type { IdentityDeps } from '../deps.ts';
import { personalTexts } from '../passwords/new-password.ts';
import { hashPassword, unlessBusy } from '../passwords/password-hash.ts';
import { passwordProblem, policyWith, validatePassword } from '../passwords/password-rules.ts';
import { changePasswordPage } from '../pages/change-password-page.ts';
import type { ChangePasswordState } from '../pages/change-password-page.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import type { Person, PersonChecks } from './person.ts';

/** The change of a known password. `settings`: the address of the security settings. */
export function passwordRoutes(
  app: FastifyInstance,
  {
    now,
    sendMail,
    endAccess,
    recordEvent,
    findPolicy,
    passwordCost,
  }: Pick<IdentityDeps, 'passwordCost' | 'now' | 'sendMail' | 'endAccess' | 'recordEvent' | 'findPolicy'>,
  { withPerson, refusePassword }: PersonChecks,
  settings: string,
) {
  const policyOf = async ({ account: { subject } }: Person) =>
    policyWith((await findPolicy({ subject })).passwordLength);

  const show = async (
    reply: FastifyReply,
    status: number,
    person: Person,
    problems: ChangePasswordState['problems'],
  ) => {
    const { account, context } = person;
    const { requiredLength } = await policyOf(person);
    const action = `${settings}/password`;
    const { email } = account;
    const page = changePasswordPage(context, { action, settings, email, problems, requiredLength });
    return sendPage(reply, status, page);
  };

  app.get(
    '/security/password',
    withPerson((person, _request, reply) => show(reply, 200, person, {})),
  );

  app.post(
    '/security/password',
    withPerson(async (person, request, reply) => {
      const { account, context } = person;
      const { text } = context;
      const [current, next] = [formField(request, 'current'), formField(request, 'next')];
      const policy = await policyOf(person);
      const [problem] = validatePassword(next, personalTexts(account), policy).errors;
      if (current === '' || problem)
        return show(reply, 422, person, {
          ...(current === '' ? { current: text.enterCurrentPassword } : {}),
          ...(problem ? { next: passwordProblem(text, problem, policy) } : {}),
        });
      const refusal = await refusePassword(person, current, reply);
      if (refusal) return show(reply, refusal.status, person, refusal.problems);
      const hash = await unlessBusy(
        hashPassword({ isTrusted: true, source: account.email }, next, passwordCost),
      );
      if (hash === 'busy') return show(reply.header('retry-after', 5), 503, person, { form: text.busy });
      await sendMail(account, { kind: 'changed', change: 'password changed' }, async (transaction) => {
        await endAccess(transaction, account.subject);
        await recordEvent({ action: 'password changed', of: account, ...originOf(request) }, transaction);
        return setPasswordHash(transaction, account.subject, hash, now());
      });
      const done = { ...text.passwordChanged, action: backToPortal(context) };
      return sendPage(reply, 200, messagePage(context, done));
    }),
  );
}
