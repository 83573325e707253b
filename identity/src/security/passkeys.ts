import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../account-events.ts';
import { formField, sendPage } from '../answer.ts';
import type { IdentityDeps } from '../deps.ts';
import { siteName } from '../pages/page.ts';
import { newPasskeyPage, passkeysPage } from '../pages/passkeys-page.ts';
import { reauthenticationPage, settingsMessagePage } from '../pages/reauthentication-page.ts';
import type { ReauthenticationProblems } from '../pages/reauthentication-page.ts';
import { deletePasskey, selectPasskeys } from '../second-step/passkeys-db.ts';
import type { Person, PersonChecks } from './person.ts';

export type PasskeyRouteDeps = Pick<
  IdentityDeps,
  'db' | 'now' | 'passkeys' | 'authenticators' | 'sendMail' | 'recordEvent'
>;
type PasskeyRequest = FastifyRequest<{ Params: { id: string } }>;

/** Lists, adds and removes passkeys. `settings`: the address of the security settings. */
export function passkeyRoutes(
  app: FastifyInstance,
  { db, now, passkeys, authenticators, sendMail, recordEvent }: PasskeyRouteDeps,
  { withPerson, refuseReauthentication }: PersonChecks,
  settings: string,
) {
  const list = `${settings}/passkeys`;

  async function ask(
    reply: FastifyReply,
    { account, context }: Person,
    step: { title: string; lead: string; button: string; action: string },
    status = 200,
    problems: ReauthenticationProblems = {},
  ) {
    const needsCode = await authenticators.isInUse(account.id);
    const page = reauthenticationPage(context, {
      ...step,
      email: account.email,
      settings: list,
      problems,
      needsCode,
    });
    return sendPage(reply, status, page);
  }

  function askToAdd(reply: FastifyReply, person: Person, status = 200, problems?: ReauthenticationProblems) {
    const { passkeys: words, proceed } = person.context.text;
    const step = { title: words.addTitle, lead: words.addLead, button: proceed, action: `${list}/new` };
    return ask(reply, person, step, status, problems);
  }

  async function askToRemove(
    reply: FastifyReply,
    person: Person,
    id: string,
    status = 200,
    problems?: ReauthenticationProblems,
  ) {
    const passkey = (await selectPasskeys(db, person.account.id)).find((own) => own.id === id);
    if (!passkey) return reply.redirect(list, 303);
    const { passkeys: words, remove } = person.context.text;
    const action = `${list}/${encodeURIComponent(id)}/remove`;
    const step = { title: words.removeTitle, lead: words.removeLead(passkey.name), button: remove, action };
    return ask(reply, person, step, status, problems);
  }

  app.get(
    '/security/passkeys',
    withPerson(async ({ account, context }, _request, reply) => {
      const own = await selectPasskeys(db, account.id);
      const page = passkeysPage(context, { action: list, settings, passkeys: own, now: now() });
      return sendPage(reply, 200, page);
    }),
  );

  app.get(
    '/security/passkeys/new',
    withPerson((person, _request, reply) => askToAdd(reply, person)),
  );

  app.post(
    '/security/passkeys/new',
    withPerson(async (person, request, reply) => {
      const refusal = await refuseReauthentication(person, request, reply);
      if (refusal) return askToAdd(reply, person, refusal.status, refusal.problems);
      const { account, session, context } = person;
      const options = await passkeys.registrationOptions(session, account, siteName(context));
      return sendPage(reply, 200, newPasskeyPage(context, { action: list, options }));
    }),
  );

  app.post(
    '/security/passkeys',
    withPerson(async ({ account, session, context }, request, reply) => {
      const insert = await passkeys.verifyRegistration(session, account, {
        response: formField(request, 'response', 6000),
        name: formField(request, 'name'),
      });
      const mail = { kind: 'changed', change: 'passkey added' } as const;
      const event = { of: account, ...originOf(request), detail: { kind: 'passkey' } };
      const isAdded =
        insert &&
        (await sendMail(account, mail, async (transaction) => {
          if (!(await insert(transaction))) return false;
          await recordEvent({ action: 'second step added', ...event }, transaction);
          return true;
        }));
      if (isAdded) return reply.redirect(list, 303);
      return sendPage(reply, 422, settingsMessagePage(context, list, context.text.passkeys.notAdded));
    }),
  );

  app.get(
    '/security/passkeys/:id/remove',
    withPerson<PasskeyRequest>((person, { params }, reply) => askToRemove(reply, person, params.id)),
  );

  app.post(
    '/security/passkeys/:id/remove',
    withPerson<PasskeyRequest>(async (person, request, reply) => {
      const { id } = request.params;
      const refusal = await refuseReauthentication(person, request, reply);
      if (refusal) return askToRemove(reply, person, id, refusal.status, refusal.problems);
      const { account } = person;
      const event = { of: account, ...originOf(request), detail: { kind: 'passkey' } };
      await sendMail(account, { kind: 'changed', change: 'passkey removed' }, async (transaction) => {
        if (!(await deletePasskey(transaction, account.id, id))) return false;
        await recordEvent({ action: 'second step removed', ...event }, transaction);
        return true;
      });
      return reply.redirect(list, 303);
    }),
  );
}
