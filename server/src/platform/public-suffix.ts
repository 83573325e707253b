import { getPublicSuffix } from 'tldts';

/**
 * Whether a domain is a public suffix: strangers register names directly below it, such as below `co.uk` and `github.io`. Nobody
 * owns its addresses as one. The list is that of publicsuffix.org, with its private section, as the package has it.
 */
export const isPublicSuffix = (domain: string): boolean =>
  getPublicSuffix(domain, { allowPrivateDomains: true }) === domain;
