import { itemLimits } from '@tv/contract/limits/item-limits';

export type ReadAddress = {
  /** As it is stored: without its fragment, with a sorted query. */
  address: string;
  /** By which it is found: without its scheme, so that http and https are one, and with one way of encoding its query. */
  key: string;
  host: string;
  /** The same without what says only where playing starts or where the reader comes from. */
  plainKey: string;
  /** Where playing starts, as the address says it. */
  start: string | undefined;
};

/** Query names that say where playing starts. */
const startNames = ['t', 'start', 'time_continue'];
/** Query names that campaigns and social networks add. */
const trackingNames = /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid)$/;
/** A start that the watch page reads: `90`, `90s`, `1h2m3s`. */
const startForm = /^(?=\d)(?:\d{1,5}h)?(?:\d{1,5}m)?(?:\d{1,6}(?:\.\d{1,3})?s?)?$/;

/**
 * Reads an old address. The case and a final dot of the host, the default port, the fragment and the order of the query make no
 * difference. `undefined`: it is no address of a web page, it holds a password, or it is too long.
 */
export function readOldAddress(text: string): ReadAddress | undefined {
  const given = text.trim();
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return undefined;
  const url = new URL(given);
  if (url.username || url.password) return undefined;
  const host = url.hostname.replace(/\.+$/, '');
  if (host === '') return undefined;
  // In place of `url.hostname = host`, which keeps the dot.
  const origin = `${url.protocol}//${host}${url.port && `:${url.port}`}`;
  const addressWith = (query: string) => `${origin}${url.pathname}${query && `?${query}`}`;
  // Encoded as it was given, so that it is found in pages by searching for it.
  const address = addressWith(url.search.slice(1).split('&').filter(Boolean).toSorted().join('&'));
  const pairs = [...url.searchParams];
  const keyWith = (kept: [string, string][]) => addressWith(encoded(kept)).replace(/^https?:\/\//, '');
  const key = keyWith(pairs);
  if (Math.max(address.length, key.length) > itemLimits.oldAddress) return undefined;
  const plain = pairs.filter(([name]) => !startNames.includes(name) && !trackingNames.test(name));
  return { address, key, host, plainKey: keyWith(plain), start: startOf(url) };
}

const encoded = (pairs: [string, string][]) =>
  pairs
    .map((pair) => new URLSearchParams([pair]).toString())
    .toSorted()
    .join('&');

/** Where playing starts: in the query, else in the fragment (`#t=90`). */
function startOf({ searchParams, hash }: URL): string | undefined {
  const inFragment = new URLSearchParams(hash.slice(1));
  const given = startNames.map((name) => searchParams.get(name)).find((each) => each !== null);
  const start = given ?? inFragment.get('t');
  return start && startForm.test(start) ? start : undefined;
}

/** The host and the domains above it, the longest first. */
export function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, at) => labels.slice(at).join('.')).filter((domain) => domain.includes('.'));
}

/**
 * What a request for `/from` asks: an old address, and the organization that it is looked for in. Redirects of other servers write the
 * address as it is, so everything behind `u=http` belongs to it; else it is a parameter like any other.
 */
export function readRequested(requestUrl: string): {
  address: string | undefined;
  organization: string | undefined;
} {
  const query = requestUrl.includes('?') ? requestUrl.slice(requestUrl.indexOf('?') + 1) : '';
  const [, before = query, asItIs] = /^(|.*?&)u=(https?:\/\/.*)$/i.exec(query) ?? [];
  const parameters = new URLSearchParams(before);
  return {
    address: asItIs ?? parameters.get('u') ?? undefined,
    organization: parameters.get('organization') ?? undefined,
  };
}
