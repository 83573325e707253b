import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formField, sendPage } from '../answer.ts';
import { deleteAuthenticator } from '../authenticators-db.ts';
import {
  beginAuthenticator,
  begunAuthenticator,
  hasAuthenticator,
  keepRecoveryCodes,
  makeRecoveryCodes,
  provesAuthenticator,
  takeIntoUse,
} from '../authenticators.ts';
import { authenticatorPage, recoveryCodesPage } from '../pages/authenticator-page.ts';
import { html } from '../pages/html.ts';
import { proofStepPage } from '../pages/settings-parts.ts';
import type { ProofProblems } from '../pages/settings-parts.ts';
import type { Identity } from '../provider.ts';
import type { Text } from '../strings/en.ts';
import { donePage, refuseProof, signedIn } from './signed-in.ts';
import type { Person } from './signed-in.ts';

const stepTexts = ({ authenticator, recoveryCodes, remove, setUp }: Text) => ({
  add: { title: authenticator.title, lead: authenticator.addLead, button: setUp },
  remove: { title: authenticator.removeTitle, lead: authenticator.removeLead, button: remove },
  codes: { title: recoveryCodes.renewTitle, lead: recoveryCodes.renewLead, button: recoveryCodes.renew },
});

/** An authenticator app: set up, taken away, and the codes for who has lost it. */
export function authenticatorRoutes(app: FastifyInstance, identity: Identity, settings: string) {
  const { db } = identity;
  const action = `${settings}/authenticator`;
  const siteName = ({ context }: Person) => context.branding?.name ?? 'TV';

  type Step = 'add' | 'remove' | 'codes';

  async function ask(
    reply: FastifyReply,
    person: Person,
    step: Step,
    status = 200,
    problems: ProofProblems = {},
  ) {
    const isInUse = await hasAuthenticator(db, person.account.id);
    // Opened again after it was done: nothing to do.
    if (isInUse === (step === 'add')) return reply.redirect(settings, 303);
    const { text } = person.context;
    return sendPage(
      reply,
      status,
      proofStepPage(person.context, {
        ...stepTexts(text)[step],
        email: person.account.email,
        action: `${action}/${step}`,
        settings,
        problems,
        asksCode: isInUse,
        ...(step === 'remove' && {
          more: html`<p class="aside"><a href="${action}/codes">${text.authenticator.codesInstead}</a></p>`,
        }),
      }),
    );
  }

  /** The person, once the password is right and the step still makes sense. */
  async function allowed(request: FastifyRequest, reply: FastifyReply, step: Step) {
    const person = await signedIn(identity, request, reply);
    if (!person) return undefined;
    const refusal = await refuseProof(identity, person, request, reply);
    if (!refusal) return person;
    await ask(reply, person, step, refusal.status, refusal.problems);
    return undefined;
  }

  for (const step of ['add', 'remove', 'codes'] as const)
    app.get(`/security/authenticator/${step}`, async (request, reply) => {
      const person = await signedIn(identity, request, reply);
      return person ? ask(reply, person, step) : reply;
    });

  app.post('/security/authenticator/add', async (request, reply) => {
    const person = await allowed(request, reply, 'add');
    if (!person) return reply;
    const offer = await beginAuthenticator(identity, person.account, siteName(person));
    if (!offer) return reply.redirect(settings, 303);
    return sendPage(reply, 200, authenticatorPage(person.context, { ...offer, action, settings }));
  });

  app.post('/security/authenticator/confirm', async (request, reply) => {
    const person = await signedIn(identity, request, reply);
    if (!person) return reply;
    const { account, context } = person;
    const { text } = context;
    const offer = await begunAuthenticator(identity, account, siteName(person));
    if (!offer) return reply.redirect(settings, 303);
    const refuse = (status: number, problem: string) =>
      sendPage(reply, status, authenticatorPage(context, { ...offer, action, settings, problem }));
    const attempt = {
      email: account.email,
      source: `session ${person.session}`,
      isKnownBrowser: true,
      isCode: true,
    };
    const delay = await identity.throttle.begin(attempt);
    if (delay > 0) return refuse(429, text.wait(delay));
    if (!(await provesAuthenticator(identity, account.id, formField(request, 'code'))))
      return refuse(422, text.authenticator.wrongCode);
    await identity.throttle.succeeded(attempt);
    const codes = makeRecoveryCodes();
    const isDone = await identity.sendMail(
      account,
      { kind: 'changed', change: 'authenticator added' },
      async (transaction) => {
        if (!(await takeIntoUse(transaction, account.id, identity.now()))) return false;
        await keepRecoveryCodes(identity, transaction, account.id, codes);
        return true;
      },
    );
    if (!isDone) return reply.redirect(settings, 303);
    return sendPage(
      reply,
      200,
      recoveryCodesPage(context, { title: text.authenticator.isOn, codes, settings }),
    );
  });

  app.post('/security/authenticator/codes', async (request, reply) => {
    const person = await allowed(request, reply, 'codes');
    if (!person) return reply;
    const { account, context } = person;
    if (!(await hasAuthenticator(db, account.id))) return reply.redirect(settings, 303);
    const codes = makeRecoveryCodes();
    await identity.sendMail(
      account,
      { kind: 'changed', change: 'recovery codes made' },
      async (transaction) => {
        await keepRecoveryCodes(identity, transaction, account.id, codes);
        return true;
      },
    );
    return sendPage(
      reply,
      200,
      recoveryCodesPage(context, { title: context.text.recoveryCodes.renewTitle, codes, settings }),
    );
  });

  app.post('/security/authenticator/remove', async (request, reply) => {
    const person = await allowed(request, reply, 'remove');
    if (!person) return reply;
    await identity.sendMail(
      person.account,
      { kind: 'changed', change: 'authenticator removed' },
      (transaction) => deleteAuthenticator(transaction, person.account.id),
    );
    return sendPage(reply, 200, donePage(person, settings, person.context.text.authenticator.removed));
  });
}
