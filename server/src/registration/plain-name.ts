import { invalidField } from '../platform/http/problem.ts';

// Whatever has no shape of its own, marks and overrides of direction and an empty Braille cell; not the joiners that scripts need.
const unseen =
  /(?![\u200c\u200d])[\p{DI}\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2800\ufff9-\ufffb]/gu;

/** What mail programs make links of. A point that East Asian keyboards write is one in domains, too (RFC 5895). */
const addresses = [
  /:\s*\/\//,
  /\bmailto:/i,
  /\bwww\d{0,3}\./i,
  /[\p{L}\p{M}\p{N}-]\.(?:xn--|[\p{L}\p{M}]{2})/iu,
  /\d{1,3}(?:\.\d{1,3}){3}/,
];

/**
 * A name as people see it: what nobody sees could make it look like another one, or turn the text around it. Throws 400 for one that holds
 * an address: names stand in mails of the portal, and would lead their readers there.
 */
export function plainName(field: string, text: string): string {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').replace(unseen, '').trim();
  if (!name) throw invalidField(field, 'must have letters that can be seen.');
  const read = name
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replaceAll('。', '.');
  if (addresses.some((address) => address.test(read)))
    throw invalidField(
      field,
      'must not hold an address such as https://… or name.example. Leave a space behind a point.',
    );
  return name;
}
