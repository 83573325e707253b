import { domainToASCII } from 'node:url';

/**
 * The canonical form of an e-mail address. Its domain is in ASCII (RFC 5891), as mail servers and most browsers write it,
 * so that an address with `ü` in its domain belongs to one account. An invalid domain stays as it is.
 */
export const normalizeEmail = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/(?<=@)[\p{L}\p{M}\p{N}.-]+$/u, (domain) => domainToASCII(domain) || domain);
