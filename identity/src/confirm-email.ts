import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from './answer.ts';
import { dropToken, takeToken, tokenOf } from './link-cookie.ts';
import { findLink, spendLink } from './links.ts';
import { html } from './pages/html.ts';
import { backToPortal, messagePage } from './pages/message-page.ts';
import { linkOverPage } from './pages/new-password-page.ts';
import type { Identity } from './provider.ts';

const purpose = 'confirm email';

/** Where the mail to an address leads that nobody has confirmed. A press is asked for: programs that look into mails open links, too. */
export function confirmEmailRoutes(app: FastifyInstance, identity: Identity) {
  const over = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await identity.createPageContext(request.headers);
    return sendPage(
      reply,
      410,
      linkOverPage(context, {
        label: context.text.linkOver.signInToGetOne,
        address: `${context.portalUrl}/`,
      }),
    );
  };

  app.get('/confirm-email', async (request, reply) => {
    if (takeToken(identity, request, reply, purpose)) return reply;
    if (!(await findLink(identity, tokenOf(request), purpose))) return over(request, reply);
    const context = await identity.createPageContext(request.headers);
    const { title, text, button } = context.text.confirmEmail;
    return sendPage(
      reply,
      200,
      messagePage(context, {
        title,
        text,
        action: html`<form method="post" action="${identity.mountPath}/confirm-email">
          <button class="primary" type="submit">${button}</button>
        </form>`,
      }),
    );
  });

  app.post('/confirm-email', async (request, reply) => {
    const subject = await spendLink(identity.db, tokenOf(request), purpose, identity.now());
    if (!subject) return over(request, reply);
    const context = await identity.createPageContext(request.headers);
    return sendPage(
      dropToken(identity, reply, purpose),
      200,
      messagePage(context, {
        ...context.text.confirmEmail.done,
        action: backToPortal(context),
      }),
    );
  });
}
