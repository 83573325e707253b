import { domainToASCII } from 'node:url';

/**
 * An address with its domain as mail servers and most browsers' fields write it (RFC 5891), so that who types `ü` there
 * is the same person everywhere. What is no domain stays as it is.
 */
export const withAsciiDomain = (address: string) =>
  address.replace(/(?<=@)[\p{L}\p{M}\p{N}.-]+$/u, (domain) => domainToASCII(domain) || domain);
