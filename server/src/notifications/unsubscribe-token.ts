import { createHmac, hkdfSync } from 'node:crypto';
import { sameText } from '../platform/auth/same-text.ts';

export type UnsubscribeTokens = {
  /** What the address in a person's digest carries: who they are, signed. It ends nothing but their digest. */
  issue(personId: string): string;
  /** Whom it was issued to. */
  read(token: string): string | undefined;
};

const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** They have no end: a mail may be found years later. */
export function createUnsubscribeTokens(secretKey: string): UnsubscribeTokens {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'unsubscribe from digest', 32));
  const signature = (personId: string) => createHmac('sha256', key).update(personId).digest('base64url');
  return {
    issue: (personId) => `${personId}.${signature(personId)}`,
    read(token) {
      const [personId = '', given = ''] = token.split('.');
      if (!idPattern.test(personId)) return undefined;
      return sameText(given, signature(personId)) ? personId : undefined;
    },
  };
}
