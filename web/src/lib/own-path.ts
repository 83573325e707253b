const callbacks = ['/auth', '/silent-auth', '/auth-clear', '/logout'];

/** The path of this origin that a remembered target or a `redirect` query names, or undefined for anything else. */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/')) return undefined;
  const address = URL.parse(text, location.origin);
  // A parser turns `//host` and `/\host` into another origin.
  if (address?.origin !== location.origin || callbacks.includes(address.pathname)) return undefined;
  return address.pathname + address.search + address.hash;
}
