import { Provider } from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Throttle } from './sign-in/throttle.ts';
import { compareHashedSecrets } from './applications/application-client.ts';
import { configuration } from './configuration.ts';
import type { Settings } from './configuration.ts';
import { limitDeviceCodes, showEndedFormAnew } from './sign-in/device-sign-in.ts';
import { endOvertakenSignIn, recordSession } from './sessions/sessions.ts';
import { showPage } from './answer.ts';
import { pageHeaders } from './pages/page.ts';
import { problemPage, renderNotFound } from './problems.ts';
import { recordSignOut, skipSignOutPage } from './sign-in/sign-out.ts';

/** Makes oidc-provider for one set of keys. `report` receives unexpected errors. */
export function makeProvider(settings: Settings & { throttle: Throttle }, report: (error: unknown) => void) {
  const { db, issuer, now, createPageContext, recordEvent, findPolicy } = settings;
  const provider = new Provider(issuer, configuration(settings));
  compareHashedSecrets(provider);
  provider.on('server_error', (_ctx, error) => report(error));
  // The person confirmed it on the page that asks. Without that page sign-out.ts records it.
  provider.on('end_session.success', (ctx) => void recordSignOut(ctx, recordEvent).catch(report));
  // Lets Koa read host and protocol from forwarding headers, which plugin.ts sets from the issuer.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    // A silent renewal runs in an iframe of the portal. Pages set their own headers against frames.
    ctx.set({
      ...pageHeaders,
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    });
    ctx.remove('cross-origin-opener-policy');
    await next();
    // RFC 7009 allows an empty body, but clients in browsers expect JSON of a token endpoint.
    if (ctx.oidc?.route === 'revocation' && ctx.status === 200) ctx.body = {};
    await endOvertakenSignIn(db, ctx as unknown as KoaContextWithOIDC);
    // The answer stands even where the use of the session cannot be recorded.
    await recordSession(db, ctx as unknown as KoaContextWithOIDC, now(), findPolicy).catch(report);
  });
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (problem) {
      // What the library does not answer itself gets a page with the headers of every other.
      report(problem);
      showPage(ctx, problemPage(await createPageContext(ctx.headers), 'server_error'));
      ctx.status = 500;
    }
  });
  provider.use(skipSignOutPage);
  provider.use(showEndedFormAnew({ provider, mountPath: settings.mountPath }) as never);
  provider.use(limitDeviceCodes(settings));
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status === 404 && !ctx.body) await renderNotFound(ctx, createPageContext);
  });
  return { provider, handle: provider.callback() };
}
