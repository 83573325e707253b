import { keyedHash } from '../platform/auth/keyed-hash.ts';
import { sameText } from '../platform/auth/same-text.ts';

export type UnsubscribeTokens = {
  /** Signs a token with the person's id, for the link in their digest. The token can only end their digest. */
  issue(personId: string): string;
  /** The id of the person that a token was issued to. */
  read(token: string): string | undefined;
};

const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Issues and reads tokens. They never expire, because a mail may be opened years later. */
export function createUnsubscribeTokens(secretKey: string): UnsubscribeTokens {
  const signature = keyedHash(secretKey, 'unsubscribe from digest');
  return {
    issue: (personId) => `${personId}.${signature(personId)}`,
    read(token) {
      const [personId = '', given = ''] = token.split('.');
      if (!idPattern.test(personId)) return undefined;
      return sameText(given, signature(personId)) ? personId : undefined;
    },
  };
}
