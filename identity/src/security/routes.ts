import type { FastifyInstance } from 'fastify';
import { signOutEverywhere } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import { hasAuthenticator } from '../authenticators.ts';
import { countRecoveryCodes } from '../authenticators-db.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import { securityPage } from '../pages/security-page.ts';
import { passkeysWork } from '../passkeys.ts';
import { selectPasskeys } from '../passkeys-db.ts';
import type { Identity } from '../provider.ts';
import { deleteSession } from '../sessions-db.ts';
import { listSessions } from '../sessions.ts';
import { authenticatorRoutes } from './authenticator.ts';
import { passkeyRoutes } from './passkeys.ts';
import { passwordRoutes } from './password.ts';
import { signedIn } from './signed-in.ts';
import type { Person } from './signed-in.ts';

/** What the portal calls security settings: how the person signs in, and where they are signed in. */
export function securityRoutes(app: FastifyInstance, identity: Identity) {
  const { db } = identity;
  const action = `${identity.mountPath}/security`;
  passwordRoutes(app, identity, action);
  authenticatorRoutes(app, identity, action);
  passkeyRoutes(app, identity, action);

  async function overview({ account, session, context }: Person) {
    const isAppInUse = await hasAuthenticator(db, account.id);
    return securityPage(context, {
      action,
      account,
      session,
      now: identity.now(),
      sessions: await listSessions(db, account.subject, new Date()),
      recoveryCodes: isAppInUse ? await countRecoveryCodes(db, account.id) : undefined,
      passkeys: passkeysWork(identity) ? (await selectPasskeys(db, account.id)).length : undefined,
    });
  }

  app.get('/security', async (request, reply) => {
    const person = await signedIn(identity, request, reply);
    return person ? sendPage(reply, 200, await overview(person)) : reply;
  });

  /** One that has ended meanwhile is not there any more, which is what was asked for. */
  app.post('/security/sessions', async (request, reply) => {
    const person = await signedIn(identity, request, reply);
    if (!person) return reply;
    const uid = formField(request, 'session');
    await deleteSession(db, person.account.subject, uid);
    if (uid !== person.session) return reply.redirect(`${action}#sessions`, 303);
    return sendPage(
      reply,
      200,
      messagePage(person.context, {
        ...person.context.text.settings.signedOut,
        action: backToPortal(person.context),
      }),
    );
  });

  app.post('/security/sign-out', async (request, reply) => {
    const person = await signedIn(identity, request, reply);
    if (!person) return reply;
    await signOutEverywhere(db, person.account.subject);
    await identity.endAccess(db, person.account.subject);
    return sendPage(
      reply,
      200,
      messagePage(person.context, {
        ...person.context.text.settings.signedOutEverywhere,
        action: backToPortal(person.context),
      }),
    );
  });
}
