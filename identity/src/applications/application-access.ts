import { errors } from 'oidc-provider';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { applicationOf } from './application-client.ts';
import { serves } from './applications.ts';
import type { Application, Applications } from './applications.ts';
import { oidcScopes } from './claims.ts';
import { selectConsent, recordUse } from './consents-db.ts';
import type { Database } from '../db.ts';
import { giveOwnSession } from './own-session.ts';
import { deleteSession } from '../sessions/sessions-db.ts';

type Grant = InstanceType<Provider['Grant']>;
type Token = { kind: string; accountId?: string; clientId?: string; sessionUid?: string };

const isOfSignIn = (scope: string) => oidcScopes.includes(scope) || scope === 'offline_access';

/** The scopes that a request asks for, as its client sent them. oidc-provider drops `offline_access` where `prompt` lacks `consent`. */
function sentScopes(ctx: KoaContextWithOIDC): string[] {
  const { scope = ctx.query['scope'] } = (ctx.oidc as { body?: { scope?: unknown } }).body ?? {};
  return typeof scope === 'string' ? scope.split(' ').filter(Boolean) : [];
}

/** What applications get: the answers that the configuration of oidc-provider gives for them. */
export function createApplicationAccess(deps: {
  db: Database;
  applications: Applications;
  /** The service, as a resource (RFC 8707). */
  resource: string;
  now: () => Date;
}) {
  const { db, applications, resource, now } = deps;

  return {
    /** The scopes that tokens of an application may have. Throws when it asks for others: a developer sees at once what is missing. */
    scopesOf(ctx: KoaContextWithOIDC, application: Application): string {
      if (ctx.oidc.route === 'authorization' || ctx.oidc.route === 'device_authorization') {
        const sent = sentScopes(ctx);
        const refused = sent.find((scope) => !application.scopes.includes(scope));
        if (refused) throw new errors.InvalidScope('requested scope is not allowed', refused);
        if (ctx.oidc.params && sent.length > 0) ctx.oidc.params['scope'] = [...new Set(sent)].join(' ');
      }
      return application.scopes.join(' ');
    },

    /**
     * The grant for what the person allowed before. Undefined asks them: where scopes grew, and where a native application begins, since
     * any program of the device could have begun in its name (RFC 8252, section 8.6).
     */
    async grantOf(ctx: KoaContextWithOIDC, application: Application): Promise<Grant | undefined> {
      const { session, provider, result, requestParamScopes } = ctx.oidc;
      const subject = session?.accountId ?? '';
      const scopes = [...requestParamScopes];
      if (application.type === 'native' && !result?.['consent']) return undefined;
      const consent = await selectConsent(db, subject, application.id);
      if (!consent || !scopes.every((scope) => consent.scopes.includes(scope))) return undefined;
      if (!(await serves(applications, application, subject))) return undefined;
      const grant = new provider.Grant({ clientId: application.id, accountId: subject });
      grant.addOIDCScope(scopes.filter(isOfSignIn).join(' '));
      grant.addResourceScope(resource, scopes.join(' '));
      await grant.save();
      return grant;
    },

    /** Called before a code is stored. */
    async beginSession(ctx: KoaContextWithOIDC, token: unknown): Promise<void> {
      const code = token as Token & Parameters<typeof giveOwnSession>[1];
      if (code.kind === 'AuthorizationCode' && applicationOf(ctx.oidc.client))
        await giveOwnSession(ctx, code);
    },

    /** The claims of an access token. It names nobody: what the application may know is in the ID token. Throws when access has ended. */
    async claimsOf(token: Token, application: Application): Promise<Record<string, unknown>> {
      const { accountId: subject = '', sessionUid } = token;
      const allowed = await recordUse(db, subject, application.id, now());
      if (!allowed || !(await serves(applications, application, subject)))
        throw new errors.InvalidGrant('the access of this application has ended');
      const { organization } = application;
      return { sid: sessionUid, ...(organization && { organization_id: organization.id }) };
    },

    /** Ends the session of tokens that are revoked, or were used twice: access tokens that were made of them open nothing. */
    async endRevoked(ctx: KoaContextWithOIDC): Promise<void> {
      const { client, entities } = ctx.oidc;
      const token: Token | undefined = entities.RefreshToken ?? entities.DeviceCode;
      if (applicationOf(client) && token?.accountId && token.sessionUid)
        await deleteSession(db, token.accountId, token.sessionUid);
    },
  };
}
