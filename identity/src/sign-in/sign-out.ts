import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { originOf } from '../account-events.ts';
import type { RecordAccountEvent } from '../account-events.ts';
import { showPage } from '../answer.ts';
import { applicationOf } from '../applications/application-client.ts';
import { allowFormTarget } from '../pages/form-target.ts';
import { Html } from '../pages/html.ts';
import { backToPortal, messagePage, signOutPage } from '../pages/message-page.ts';
import type { CreatePageContext } from '../page-context.ts';

export async function renderSignedOut(ctx: KoaContextWithOIDC, createPageContext: CreatePageContext) {
  const context = await createPageContext(ctx.headers);
  showPage(
    ctx,
    messagePage(context, {
      ...context.text.signOut.done,
      action: backToPortal(context),
    }),
  );
}

/** Ends a session with its grants and tokens. */
export async function endSession(provider: Provider, session: InstanceType<Provider['Session']>) {
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    const grant = await provider.Grant.find(grantId);
    await grant?.destroy();
  }
  await session.destroy();
}

function redirectAfterSignOut(ctx: KoaContextWithOIDC) {
  const { params, provider } = ctx.oidc;
  const target = params?.post_logout_redirect_uri;
  if (typeof target !== 'string') return ctx.redirect(provider.urlFor('end_session_success'));
  const address = new URL(target);
  if (typeof params?.state === 'string') address.searchParams.set('state', params.state);
  return ctx.redirect(address.href);
}

/** Records that the person who was signed in has signed out. Where nobody was signed in, nothing is recorded. */
export async function recordSignOut(ctx: KoaContextWithOIDC, recordEvent: RecordAccountEvent) {
  const subject = ctx.oidc.session?.accountId;
  if (subject) await recordEvent({ action: 'signed out', of: { subject }, ...originOf(ctx) });
}

/**
 * RP-initiated logout. A valid `id_token_hint` of the signed-in person proves that the portal asks for them, so they are
 * signed out at once. Without it, and where an application asks, a page asks them (OpenID Connect RP-Initiated Logout 1.0, section 2).
 */
export function createSignOut(createPageContext: CreatePageContext, recordEvent: RecordAccountEvent) {
  return async (ctx: KoaContextWithOIDC, form: string) => {
    const { entities, provider, session } = ctx.oidc;
    const hint = entities.IdTokenHint as { payload?: { sub?: string } } | undefined;
    const isApplication = applicationOf(ctx.oidc.client) !== undefined;
    if (!session || isApplication || hint?.payload?.sub !== session.accountId) {
      const context = await createPageContext(ctx.headers);
      showPage(
        ctx,
        signOutPage(context, form, (text) => new Html(text)),
      );
      return allowFormTarget(ctx, ctx.oidc.params?.['post_logout_redirect_uri']);
    }
    await endSession(provider, session);
    await recordSignOut(ctx, recordEvent);
    ctx.oidc.cookies.set(provider.cookieName('session'), null, { path: new URL(provider.issuer).pathname });
    return redirectAfterSignOut(ctx);
  };
}

/** Redirects a browser without a session at once, in place of the library's page that submits itself by script. */
export async function skipSignOutPage(ctx: KoaContextWithOIDC, next: () => Promise<void>) {
  await next();
  const { route, session } = ctx.oidc ?? {};
  if (route === 'end_session' && ctx.status === 200 && session && !session.accountId)
    redirectAfterSignOut(ctx);
}
