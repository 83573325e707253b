import { domainToASCII } from 'node:url';

/**
 * The one form of an address: its domain as mail servers and most browsers' fields write it (RFC 5891), so that who types
 * `ü` there is the same person everywhere. What is no domain stays as it is.
 */
export const normalizeEmail = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/(?<=@)[\p{L}\p{M}\p{N}.-]+$/u, (domain) => domainToASCII(domain) || domain);
