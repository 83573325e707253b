import { Provider } from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Throttle } from './throttle.ts';
import { configuration } from './configuration.ts';
import type { Settings } from './configuration.ts';
import { boundDevices } from './device-sign-in.ts';
import { recordSession } from './sessions.ts';
import { pageHeaders } from './pages/page.ts';
import { renderMissing } from './problems.ts';
import { passSignedOut } from './sign-out.ts';

/** The protocol's machine for one set of keys. `report` hears what fails without anybody's fault. */
export function makeProvider(settings: Settings & { throttle: Throttle }, report: (error: unknown) => void) {
  const { db, issuer, now, createPageContext } = settings;
  const provider = new Provider(issuer, configuration(settings));
  provider.on('server_error', (_ctx, error) => report(error));
  // Host and protocol are the issuer's: plugin.ts writes them into the forwarding headers that this makes koa read.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    // A silent renewal passes through here inside an iframe of the portal; pages refuse frames themselves.
    ctx.set({
      ...pageHeaders,
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    });
    ctx.remove('cross-origin-opener-policy');
    await next();
    // RFC 7009 leaves the body open; browsers' clients refuse an answer to a token request that is not JSON.
    if (ctx.oidc?.route === 'revocation' && ctx.status === 200) ctx.body = {};
    // Who is signed in goes on even where it cannot be noted.
    await recordSession(db, ctx as unknown as KoaContextWithOIDC, now()).catch(report);
  });
  provider.use(passSignedOut);
  provider.use(boundDevices(settings));
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status === 404 && !ctx.body) await renderMissing(ctx, createPageContext);
  });
  return { provider, handle: provider.callback() };
}
