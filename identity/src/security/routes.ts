import type { FastifyInstance } from 'fastify';
import { originOf } from '../account-events.ts';
import { signOutEverywhere } from '../accounts.ts';
import { formField, sendPage } from '../answer.ts';
import { countRecoveryCodes } from '../second-step/authenticators-db.ts';
import type { IdentityDeps } from '../deps.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import { securityPage } from '../pages/security-page.ts';
import { selectPasskeys } from '../second-step/passkeys-db.ts';
import { deleteSession } from '../sessions/sessions-db.ts';
import { listSessions } from '../sessions/sessions.ts';
import { applicationRoutes, listAllowed } from './applications.ts';
import { authenticatorRoutes } from './authenticator.ts';
import type { AuthenticatorRouteDeps } from './authenticator.ts';
import { passkeyRoutes } from './passkeys.ts';
import { passwordRoutes } from './password.ts';
import { createPersonChecks } from './person.ts';
import type { Person, PersonDeps } from './person.ts';

export type SecurityDeps = PersonDeps &
  AuthenticatorRouteDeps &
  Pick<IdentityDeps, 'mountPath' | 'now' | 'passkeys' | 'endAccess' | 'findPolicy' | 'applications'>;

/** The security settings: how the person signs in, and where they are signed in. */
export function securityRoutes(app: FastifyInstance, deps: SecurityDeps) {
  const { mountPath, db, now, passkeys, authenticators, endAccess, recordEvent } = deps;
  const settings = `${mountPath}/security`;
  const checks = createPersonChecks(deps);
  const { withPerson } = checks;
  passwordRoutes(app, deps, checks, settings);
  authenticatorRoutes(app, deps, checks, settings);
  applicationRoutes(app, deps, checks, settings);
  if (passkeys.areSupported) passkeyRoutes(app, deps, checks, settings);

  async function overview({ account, session, context }: Person) {
    const isAppInUse = await authenticators.isInUse(account.id);
    return securityPage(context, {
      action: settings,
      account,
      session,
      now: now(),
      sessions: await listSessions(db, account.subject, new Date()),
      applications: await listAllowed(deps, account.subject),
      recoveryCodes: isAppInUse ? await countRecoveryCodes(db, account.id) : undefined,
      passkeys: passkeys.areSupported ? (await selectPasskeys(db, account.id)).length : undefined,
    });
  }

  const signedOutPage = ({ context }: Person, message: { title: string; text: string }) =>
    messagePage(context, { ...message, action: backToPortal(context) });

  app.get(
    '/security',
    withPerson(async (person, _request, reply) => sendPage(reply, 200, await overview(person))),
  );

  /** Ending a session that has ended already succeeds, too. */
  app.post(
    '/security/sessions',
    withPerson(async (person, request, reply) => {
      const uid = formField(request, 'session');
      if (await deleteSession(db, person.account.subject, uid))
        await recordEvent({ action: 'session ended', of: person.account, ...originOf(request) });
      if (uid !== person.session) return reply.redirect(`${settings}#sessions`, 303);
      return sendPage(reply, 200, signedOutPage(person, person.context.text.settings.signedOut));
    }),
  );

  app.post(
    '/security/sign-out',
    withPerson(async (person, request, reply) => {
      await signOutEverywhere(db, person.account.subject);
      await endAccess(db, person.account.subject);
      await recordEvent({ action: 'signed out everywhere', of: person.account, ...originOf(request) });
      return sendPage(reply, 200, signedOutPage(person, person.context.text.settings.signedOutEverywhere));
    }),
  );
}
