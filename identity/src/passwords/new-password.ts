import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../account-events.ts';
import { findAccountBySubject, setPasswordHash } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import type { IdentityDeps } from '../deps.ts';
import { hashPassword, unlessBusy } from './password-hash.ts';
import { passwordProblem, policyWith, validatePassword } from './password-rules.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import { expiredLinkPage, newPasswordPage } from '../pages/new-password-page.ts';
import type { NewPasswordState } from '../pages/new-password-page.ts';

export type NewPasswordDeps = Pick<
  IdentityDeps,
  | 'passwordCost'
  | 'mountPath'
  | 'db'
  | 'now'
  | 'createPageContext'
  | 'links'
  | 'sendMail'
  | 'endAccess'
  | 'recordEvent'
  | 'findPolicy'
>;

const purpose = 'new password';

/** Texts about a person that are not passwords. */
export const personalTexts = ({ email, firstName, lastName }: Account) => [
  email,
  [firstName, lastName].filter(Boolean).join(' '),
];

/** The page behind the link of a forgotten password. Sending the new password uses the link up, opening it does not. */
export function newPasswordRoutes(app: FastifyInstance, deps: NewPasswordDeps) {
  const { mountPath, db, now, createPageContext, links, sendMail, endAccess, recordEvent, findPolicy } = deps;
  const action = `${mountPath}/new-password`;

  async function findAccount(request: FastifyRequest) {
    const subject = await links.find(request, purpose);
    return subject ? findAccountBySubject(db, subject) : undefined;
  }

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    account: Account,
    problems: NewPasswordState['problems'],
  ) => {
    const { email, subject } = account;
    const { requiredLength } = policyWith((await findPolicy({ subject })).passwordLength);
    const context = await createPageContext(request.headers, subject);
    return sendPage(reply, status, newPasswordPage(context, { action, email, problems, requiredLength }));
  };

  async function showExpired(request: FastifyRequest, reply: FastifyReply) {
    const context = await createPageContext(request.headers);
    const label = context.text.expiredLink.sendAnother;
    const address = `${mountPath}/forgotten-password`;
    return sendPage(reply, 410, expiredLinkPage(context, { label, address }));
  }

  app.get('/new-password', async (request, reply) => {
    if (links.moveTokenToCookie(request, reply, purpose)) return reply;
    const account = await findAccount(request);
    return account ? show(request, reply, 200, account, {}) : showExpired(request, reply);
  });

  app.post('/new-password', async (request, reply) => {
    const account = await findAccount(request);
    if (!account) return showExpired(request, reply);
    const { text } = await createPageContext(request.headers, account.subject);
    const next = formField(request, 'next');
    const policy = policyWith((await findPolicy({ subject: account.subject })).passwordLength);
    const [problem] = validatePassword(next, personalTexts(account), policy).errors;
    if (problem) return show(request, reply, 422, account, { next: passwordProblem(text, problem, policy) });
    const hash = await unlessBusy(
      hashPassword({ isTrusted: true, source: account.email }, next, deps.passwordCost),
    );
    if (hash === 'busy')
      return show(request, reply.header('retry-after', 5), 503, account, { form: text.busy });
    const isChanged = await sendMail(
      account,
      { kind: 'changed', change: 'password changed' },
      async (transaction) => {
        const subject = await links.consume(transaction, request, purpose);
        if (subject !== account.subject) return false;
        await endAccess(transaction, subject);
        await recordEvent({ action: 'password reset', of: { subject }, ...originOf(request) }, transaction);
        return setPasswordHash(transaction, subject, hash, now());
      },
    );
    if (!isChanged) return showExpired(request, reply);
    const context = await createPageContext(request.headers, account.subject);
    return sendPage(
      links.clearCookie(reply, purpose),
      200,
      messagePage(context, { ...text.passwordChanged, action: backToPortal(context) }),
    );
  });
}
