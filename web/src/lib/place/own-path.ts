/** Where a sign-in or a sign-out ends: led back there, a person would go through it again. */
const callbacks = ['/auth', '/silent-auth', '/auth-clear', '/logout'];

/** The path of this origin that a remembered target or a `redirect` query names, or undefined for anything else. */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/')) return undefined;
  const address = URL.parse(text, location.origin);
  // A parser turns `//host` and `/\host` into another origin.
  if (address?.origin !== location.origin || isCallback(address.pathname)) return undefined;
  // Shortened by the parser, `/.//host` and `/%2e%2e//host` have become `//host`.
  if (address.pathname.startsWith('//')) return undefined;
  return address.pathname + address.search + address.hash;
}

/** As the router reads it: decoded, in any case, with any slashes at its end. */
function isCallback(pathname: string): boolean {
  try {
    return callbacks.includes(decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, ''));
  } catch {
    return false; // no encoding that anything decodes
  }
}
