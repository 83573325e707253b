import type { FastifyInstance, FastifyReply } from 'fastify';
import { setPasswordHash } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import { aboutPerson } from '../new-password.ts';
import { BusyError, hashPassword } from '../password-hash.ts';
import { passwordProblem, validatePassword } from '../password-rules.ts';
import { changePasswordPage } from '../pages/change-password-page.ts';
import type { ChangePasswordState } from '../pages/change-password-page.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import type { Identity } from '../provider.ts';
import { refusePassword, signedIn } from './signed-in.ts';
import type { Person } from './signed-in.ts';

export function passwordRoutes(app: FastifyInstance, identity: Identity, settings: string) {
  const action = `${settings}/password`;
  const show = (
    reply: FastifyReply,
    status: number,
    { account, context }: Person,
    problems: ChangePasswordState['problems'],
  ) =>
    sendPage(
      reply,
      status,
      changePasswordPage(context, { action, settings, email: account.email, problems }),
    );

  app.get('/security/password', async (request, reply) => {
    const person = await signedIn(identity, request, reply);
    return person ? show(reply, 200, person, {}) : reply;
  });

  app.post('/security/password', async (request, reply) => {
    const person = await signedIn(identity, request, reply);
    if (!person) return reply;
    const { account, context } = person;
    const { text } = context;
    const [current, next] = [formField(request, 'current'), formField(request, 'next')];
    const [broken] = validatePassword(next, aboutPerson(account)).errors;
    if (current === '' || broken)
      return show(reply, 422, person, {
        ...(current === '' ? { current: text.enterCurrentPassword } : {}),
        ...(broken ? { next: passwordProblem(text, broken) } : {}),
      });
    const refusal = await refusePassword(identity, person, current, reply);
    if (refusal) return show(reply, refusal.status, person, refusal.problems);
    let hash: string;
    try {
      hash = await hashPassword({ isTrusted: true, source: account.email }, next);
    } catch (problem) {
      if (!(problem instanceof BusyError)) throw problem;
      return show(reply.header('retry-after', 5), 503, person, { form: text.busy });
    }
    await identity.sendMail(account, { kind: 'changed', change: 'password changed' }, async (db) => {
      await identity.endAccess(db, account.subject);
      return setPasswordHash(db, account.subject, hash, identity.now());
    });
    return sendPage(
      reply,
      200,
      messagePage(context, {
        ...text.passwordChanged,
        action: backToPortal(context),
      }),
    );
  });
}
