import { because } from '@tv/contract/reasons/problem-reasons';
import { invalidField } from '../../platform/http/problem.ts';

// Whatever has no shape of its own, marks and overrides of direction and an empty Braille cell; not the joiners that scripts need.
const unseen =
  /(?![\u200c\u200d])[\p{DI}\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2800\ufff9-\ufffb]/gu;

/** Texts that mail programs turn into links. The full stop of East Asian keyboards counts as a dot in domains too (RFC 5895). */
const addresses = [
  /:\s*\/\//,
  /\bmailto:/i,
  /\bwww\d{0,3}\./i,
  /[\p{L}\p{M}\p{N}-]\.(?:xn--|[\p{L}\p{M}]{2})/iu,
  /\d{1,3}(?:\.\d{1,3}){3}/,
];

/**
 * Normalizes a name to its visible characters: invisible ones could make it look like another name or reverse the text around it.
 * Throws 400 for a name that contains an address, because the portal's mails contain names and would show it as a link.
 */
export function plainName(field: string, text: string): string {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').replace(unseen, '').trim();
  if (!name) throw invalidField(field, because('organization.nameUnseen'));
  const read = name
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replaceAll('。', '.');
  if (addresses.some((address) => address.test(read)))
    throw invalidField(field, because('organization.nameWithAddress'));
  return name;
}
