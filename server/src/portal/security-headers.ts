import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../platform/config.ts';

/**
 * The security headers of every answer. Only the object store's host may be loaded from beside this origin. Pages refuse frames,
 * except those that servePortal allows (embeds, the silent sign-in).
 */
export function securityHeaders({
  oidc,
  publicUrl,
  storage,
}: Pick<Config, 'oidc' | 'publicUrl' | 'storage'>): Record<string, string> {
  const provider = oidc.issuer ? [new URL(oidc.issuer).origin] : [];
  const store = storage?.publicEndpoint ? [new URL(storage.publicEndpoint).origin] : [];
  return headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"], // accessible components set measured styles inline
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:', ...store],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...provider, ...store],
        frameSrc: ["'self'", ...provider],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        formAction: ["'self'", ...provider],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    frameguard: false,
  });
}

/** The headers are the same for every answer, so helmet computes them once. */
function headersOf(options: Parameters<typeof helmet>[0]): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, () => {});
  return headers;
}
