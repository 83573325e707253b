import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../answer.ts';
import type { IdentityDeps } from '../deps.ts';
import { html } from '../pages/html.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import { expiredLinkPage } from '../pages/new-password-page.ts';

export type ConfirmEmailDeps = Pick<IdentityDeps, 'mountPath' | 'db' | 'createPageContext' | 'links'>;

const purpose = 'confirm email';

/** The page that confirms an e-mail address. It asks for a press of a button, since mail scanners open links, too. */
export function confirmEmailRoutes(app: FastifyInstance, deps: ConfirmEmailDeps) {
  const { mountPath, db, createPageContext, links } = deps;

  async function showExpired(request: FastifyRequest, reply: FastifyReply) {
    const context = await createPageContext(request.headers);
    const label = context.text.expiredLink.signInToGetOne;
    return sendPage(reply, 410, expiredLinkPage(context, { label, address: `${context.portalUrl}/` }));
  }

  app.get('/confirm-email', async (request, reply) => {
    if (links.moveTokenToCookie(request, reply, purpose)) return reply;
    if (!(await links.find(request, purpose))) return showExpired(request, reply);
    const context = await createPageContext(request.headers);
    const { title, text, button } = context.text.confirmEmail;
    const action = html`<form method="post" action="${mountPath}/confirm-email">
      <button class="primary" type="submit">${button}</button>
    </form>`;
    return sendPage(reply, 200, messagePage(context, { title, text, action }));
  });

  app.post('/confirm-email', async (request, reply) => {
    const subject = await links.consume(db, request, purpose);
    if (!subject) return showExpired(request, reply);
    const context = await createPageContext(request.headers);
    return sendPage(
      links.clearCookie(reply, purpose),
      200,
      messagePage(context, { ...context.text.confirmEmail.done, action: backToPortal(context) }),
    );
  });
}
