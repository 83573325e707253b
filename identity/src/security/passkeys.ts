import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formField, sendPage } from '../answer.ts';
import { hasAuthenticator } from '../authenticators.ts';
import { newPasskeyPage, passkeysPage } from '../pages/passkeys-page.ts';
import { proofStepPage } from '../pages/settings-parts.ts';
import type { ProofProblems } from '../pages/settings-parts.ts';
import { additionOptions, checkAddition, passkeysWork } from '../passkeys.ts';
import { deletePasskey, selectPasskeys } from '../passkeys-db.ts';
import type { Identity } from '../provider.ts';
import { donePage, refuseProof, signedIn } from './signed-in.ts';
import type { Person } from './signed-in.ts';

type OneRequest = FastifyRequest<{ Params: { id: string } }>;

/** Passkeys: listed, added, taken away. */
export function passkeyRoutes(app: FastifyInstance, identity: Identity, settings: string) {
  if (!passkeysWork(identity)) return;
  const { db } = identity;
  const action = `${settings}/passkeys`;
  const siteName = ({ context }: Person) => context.branding?.name ?? 'TV';

  const asksCode = ({ account }: Person) => hasAuthenticator(db, account.id);

  async function askToAdd(reply: FastifyReply, person: Person, status = 200, problems: ProofProblems = {}) {
    const { passkeys, proceed } = person.context.text;
    return sendPage(
      reply,
      status,
      proofStepPage(person.context, {
        title: passkeys.addTitle,
        lead: passkeys.addLead,
        email: person.account.email,
        action: `${action}/new`,
        settings: action,
        button: proceed,
        problems,
        asksCode: await asksCode(person),
      }),
    );
  }

  const ownPasskey = async ({ account }: Person, id: string) =>
    (await selectPasskeys(db, account.id)).find((passkey) => passkey.id === id);

  async function askToRemove(
    reply: FastifyReply,
    person: Person,
    id: string,
    status = 200,
    problems: ProofProblems = {},
  ) {
    const passkey = await ownPasskey(person, id);
    if (!passkey) return reply.redirect(action, 303);
    const { passkeys, remove } = person.context.text;
    return sendPage(
      reply,
      status,
      proofStepPage(person.context, {
        title: passkeys.removeTitle,
        lead: passkeys.removeLead(passkey.name),
        email: person.account.email,
        action: `${action}/${encodeURIComponent(id)}/remove`,
        settings: action,
        button: remove,
        problems,
        asksCode: await asksCode(person),
      }),
    );
  }

  app.get('/security/passkeys', async (request, reply) => {
    const person = await signedIn(identity, request, reply);
    if (!person) return reply;
    const passkeys = await selectPasskeys(db, person.account.id);
    return sendPage(
      reply,
      200,
      passkeysPage(person.context, { action, settings, passkeys, now: identity.now() }),
    );
  });

  app.get('/security/passkeys/new', async (request, reply) => {
    const person = await signedIn(identity, request, reply);
    return person ? askToAdd(reply, person) : reply;
  });

  app.post('/security/passkeys/new', async (request, reply) => {
    const person = await signedIn(identity, request, reply);
    if (!person) return reply;
    const refusal = await refuseProof(identity, person, request, reply);
    if (refusal) return askToAdd(reply, person, refusal.status, refusal.problems);
    const options = await additionOptions(identity, person.session, person.account, siteName(person));
    return sendPage(reply, 200, newPasskeyPage(person.context, { action, options }));
  });

  app.post('/security/passkeys', async (request, reply) => {
    const person = await signedIn(identity, request, reply);
    if (!person) return reply;
    const write = await checkAddition(identity, person.session, person.account, {
      response: formField(request, 'response', 6000),
      name: formField(request, 'name'),
    });
    const isAdded =
      write !== undefined &&
      (await identity.sendMail(person.account, { kind: 'changed', change: 'passkey added' }, write));
    if (isAdded) return reply.redirect(action, 303);
    return sendPage(reply, 422, donePage(person, action, person.context.text.passkeys.notAdded));
  });

  app.get('/security/passkeys/:id/remove', async (request: OneRequest, reply) => {
    const person = await signedIn(identity, request, reply);
    return person ? askToRemove(reply, person, request.params.id) : reply;
  });

  app.post('/security/passkeys/:id/remove', async (request: OneRequest, reply) => {
    const person = await signedIn(identity, request, reply);
    if (!person) return reply;
    const { id } = request.params;
    const refusal = await refuseProof(identity, person, request, reply);
    if (refusal) return askToRemove(reply, person, id, refusal.status, refusal.problems);
    await identity.sendMail(person.account, { kind: 'changed', change: 'passkey removed' }, (transaction) =>
      deletePasskey(transaction, person.account.id, id),
    );
    return reply.redirect(action, 303);
  });
}
