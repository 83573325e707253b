import { Resolver } from 'node:dns/promises';

/** The texts of a domain's TXT records (RFC 1035, section 3.3.14); none where there is no such record or domain. */
export type ResolveTxt = (domain: string) => Promise<string[]>;

/** The name servers said nothing that tells whether a record is there. */
export class NameServersSilent extends Error {
  override name = 'NameServersSilent';
}

/** Milliseconds for a whole look-up. */
const usualLimit = 5_000;

/** Asks the machine's name servers, or the given ones; gives up after `limit` milliseconds. */
export function createTxtResolver({
  servers,
  limit = usualLimit,
}: { servers?: string[]; limit?: number } = {}): ResolveTxt {
  return async (domain) => {
    const resolver = new Resolver({ timeout: Math.ceil(limit / 2), tries: 2 });
    if (servers) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), limit);
    try {
      // A long text comes in parts of 255 bytes.
      return (await resolver.resolveTxt(domain)).map((parts) => parts.join(''));
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
      throw new NameServersSilent(`The name servers do not tell the TXT records of ${domain} (${code}).`, {
        cause,
      });
    } finally {
      clearTimeout(timer);
    }
  };
}
