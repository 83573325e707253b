import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAccountBySubject, setPasswordHash } from './accounts.ts';
import type { Account } from './accounts.ts';
import { formField, sendPage } from './answer.ts';
import { textFor } from './language.ts';
import { dropToken, takeToken, tokenOf } from './link-cookie.ts';
import { findLink, spendLink } from './links.ts';
import { BusyError, hashPassword } from './password-hash.ts';
import { passwordProblem, validatePassword } from './password-rules.ts';
import { backToPortal, messagePage } from './pages/message-page.ts';
import { linkOverPage, newPasswordPage } from './pages/new-password-page.ts';
import type { NewPasswordState } from './pages/new-password-page.ts';
import type { Identity } from './provider.ts';

const purpose = 'new password';

export const aboutPerson = ({ email, firstName, lastName }: Account) => [
  email,
  [firstName, lastName].filter(Boolean).join(' '),
];

/** Where the mail of a forgotten password leads. Nothing is used up before the new password is sent. */
export function newPasswordRoutes(app: FastifyInstance, identity: Identity) {
  const { mountPath, db } = identity;
  const action = `${mountPath}/new-password`;

  async function accountOf(request: FastifyRequest) {
    const subject = await findLink(identity, tokenOf(request), purpose);
    return subject ? findAccountBySubject(db, subject) : undefined;
  }

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    { email, subject }: Account,
    problems: NewPasswordState['problems'],
  ) =>
    sendPage(
      reply,
      status,
      newPasswordPage(await identity.createPageContext(request.headers, subject), {
        action,
        email,
        problems,
      }),
    );

  async function over(request: FastifyRequest, reply: FastifyReply) {
    const context = await identity.createPageContext(request.headers);
    const label = context.text.linkOver.sendAnother;
    const address = `${mountPath}/forgotten-password`;
    return sendPage(reply, 410, linkOverPage(context, { label, address }));
  }

  app.get('/new-password', async (request, reply) => {
    if (takeToken(identity, request, reply, purpose)) return reply;
    const account = await accountOf(request);
    return account ? show(request, reply, 200, account, {}) : over(request, reply);
  });

  app.post('/new-password', async (request, reply) => {
    const account = await accountOf(request);
    if (!account) return over(request, reply);
    const text = textFor(request.headers);
    const next = formField(request, 'next');
    const [broken] = validatePassword(next, aboutPerson(account)).errors;
    if (broken) return show(request, reply, 422, account, { next: passwordProblem(text, broken) });
    let hash: string;
    try {
      hash = await hashPassword({ isTrusted: true, source: account.email }, next);
    } catch (problem) {
      if (!(problem instanceof BusyError)) throw problem;
      return show(request, reply.header('retry-after', 5), 503, account, { form: text.busy });
    }
    const now = identity.now();
    const isDone = await identity.sendMail(
      account,
      { kind: 'changed', change: 'password changed' },
      async (transaction) => {
        const subject = await spendLink(transaction, tokenOf(request), purpose, now);
        if (subject !== account.subject) return false;
        await identity.endAccess(transaction, subject);
        return setPasswordHash(transaction, subject, hash, now);
      },
    );
    if (!isDone) return over(request, reply);
    const context = await identity.createPageContext(request.headers, account.subject);
    return sendPage(
      dropToken(identity, reply, purpose),
      200,
      messagePage(context, {
        ...text.passwordChanged,
        action: backToPortal(context),
      }),
    );
  });
}
