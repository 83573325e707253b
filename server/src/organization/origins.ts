import { because, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import { invalidField } from '../platform/http/problem.ts';

// An origin becomes part of a header, so it may only have the characters of an origin (RFC 6454).
const host = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;
const loopbacks: readonly string[] = ['localhost', '127.0.0.1'];

/** Limit for all sites that may embed together, in characters: proxies before the portal accept headers of 4 kB. */
const maxInOneHeader = 2_000;

/** The sites that may embed. A page names all of them in one header. */
export function embedOriginsOf(list: readonly string[]): string[] {
  const origins = originsOf('embedOrigins', list);
  if (origins.join(' ').length > maxInOneHeader)
    throw invalidField('embedOrigins', because('organization.longOrigins', { most: maxInOneHeader }));
  return origins;
}

/** Origins as browsers write them, each once. Throws 400 for a text that is none, and says what is wrong with it. */
export const originsOf = (field: string, list: readonly string[]): string[] => [
  ...new Set(list.map((text) => originOf(field, text))),
];

function originOf(field: string, text: string): string {
  const url = URL.parse(text.trim());
  const refused = refusalOf(text, url);
  if (!url || refused)
    throw invalidField(field, refused ?? because('organization.noOrigin', { found: text }));
  return url.origin;
}

function refusalOf(text: string, url: URL | null): ProblemReason | undefined {
  if (text.includes('*')) return because('organization.originForAll', { found: text });
  // The parser leaves out tabs and line breaks, and reads a backslash as a slash.
  if (!url || /[\s\\]/.test(text.trim()) || url.username || url.password) return noOrigin(text);
  if (url.protocol === 'http:' && !loopbacks.includes(url.hostname))
    return because('organization.originPlain', { found: text });
  if (!['http:', 'https:'].includes(url.protocol) || !host.test(url.hostname)) return noOrigin(text);
  if (url.pathname !== '/' || /[?#]/.test(text)) return because('organization.originPath', { found: text });
  return undefined;
}

const noOrigin = (text: string) => because('organization.noOrigin', { found: text });
