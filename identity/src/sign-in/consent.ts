import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from '../account-events.ts';
import { findAccountBySubject } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import { serves } from '../applications/applications.ts';
import type { Application } from '../applications/applications.ts';
import { selectConsent, upsertConsent } from '../applications/consents-db.ts';
import type { IdentityDeps } from '../deps.ts';
import { consentPage, refusedApplicationPage } from '../pages/consent-page.ts';
import type { InteractionRequest } from './sign-in-steps.ts';

export type ConsentDeps = Pick<
  IdentityDeps,
  'mountPath' | 'db' | 'now' | 'createPageContext' | 'signInSteps' | 'applications' | 'recordEvent'
>;

interface ConsentRequest {
  application: Application;
  account: Account;
  scopes: string[];
  /** The person was asked for no more than they allowed before. */
  isKnown: boolean;
}

/** Asks the person who is signed in what an application may do. */
export function consentRoutes(app: FastifyInstance, deps: ConsentDeps) {
  const { mountPath, db, now, createPageContext, signInSteps, applications, recordEvent } = deps;
  const { finish } = signInSteps;

  /** Handles the step of an application. The steps of the sign-in have other addresses, and the portal's own clients need no consent. */
  const asking =
    (
      handle: (
        consentRequest: ConsentRequest,
        request: InteractionRequest,
        reply: FastifyReply,
      ) => Promise<unknown>,
    ) =>
    async (request: InteractionRequest, reply: FastifyReply) => {
      const { prompt, params, session } = await signInSteps.find(request, reply);
      if (prompt.name !== 'consent')
        return reply.redirect(`${mountPath}/interaction/${request.params.uid}`, 303);
      const clientId = String(params['client_id']);
      const application = await applications.find(clientId);
      if (!application) return finish(request, reply, { consent: {} }, true);
      const account = session?.accountId ? await findAccountBySubject(db, session.accountId) : undefined;
      if (!account || account.disabledAt) return signInSteps.cancel(request, reply);
      const scopes = String(params['scope'] ?? '').split(' ');
      const allowed = application.scopes.filter((scope) => scopes.includes(scope));
      if (!(await serves(applications, application, account.subject)))
        return refuse(application, account, request, reply);
      const before = (await selectConsent(db, account.subject, application.id))?.scopes ?? [];
      const isKnown = allowed.every((scope) => before.includes(scope));
      return handle({ application, account, scopes: allowed, isKnown }, request, reply);
    };

  async function refuse(
    application: Application,
    account: Account,
    request: InteractionRequest,
    reply: FastifyReply,
  ) {
    const context = await createPageContext(request.headers, account.subject);
    const action = `${mountPath}/interaction/${request.params.uid}/consent/refusal`;
    return sendPage(
      reply,
      403,
      refusedApplicationPage(context, { application, action, email: account.email }),
    );
  }

  const deny = (request: InteractionRequest, reply: FastifyReply) =>
    finish(request, reply, { error: 'access_denied', error_description: 'The person did not allow it' });

  app.get(
    '/interaction/:uid/consent',
    asking(async ({ account, ...consentRequest }, request, reply) => {
      const action = `${mountPath}/interaction/${request.params.uid}/consent`;
      const context = await createPageContext(request.headers, account.subject);
      return sendPage(reply, 200, consentPage(context, { ...consentRequest, email: account.email, action }));
    }),
  );

  app.post(
    '/interaction/:uid/consent',
    asking(async ({ application, account, scopes }, request, reply) => {
      if (formField(request, 'answer') !== 'allow') return deny(request, reply);
      const { organization, id: clientId, name } = application;
      const isNew = await upsertConsent(db, { subject: account.subject, clientId, scopes, now: now() });
      if (isNew)
        await recordEvent({
          action: 'application allowed',
          of: account,
          ...originOf(request),
          ...(organization && { organizationId: organization.id }),
          detail: { application: name, scopes: scopes.join(' ') },
        });
      return finish(request, reply, { consent: {} }, true);
    }),
  );

  app.post('/interaction/:uid/consent/refusal', async (request: InteractionRequest, reply) => {
    await signInSteps.find(request, reply);
    return deny(request, reply);
  });
}
