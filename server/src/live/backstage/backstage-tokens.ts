import { keyedHash } from '../../platform/auth/keyed-hash.ts';
import { sameText } from '../../platform/auth/same-text.ts';

/** The stream that a token opens, and the guest's link with which it ends. */
export type BackstageGrant = { eventId: string; link: string };

const begin = 'backstage';

/** A short name of a guest's link, which tells it from the one before and after. It opens nothing. */
export const linkOf = (keyHash: string): string => keyHash.replaceAll(/[^\dA-Za-z]/g, '').slice(0, 20);

/** Signs and reads the tokens with which guests of live events see the stream. They hold as long as the link, which is asked for each time. */
export function createBackstageTokens(secretKey: string) {
  const signature = keyedHash(secretKey, 'backstage stream');
  return {
    issue({ eventId, link }: BackstageGrant): string {
      const grant = `${eventId}.${link}`;
      return `${begin}.${grant}.${signature(grant)}`;
    },
    /** `undefined`: it is no token of a guest. */
    read(token: string): BackstageGrant | undefined {
      const [first, eventId = '', link = '', given = ''] = token.split('.');
      if (first !== begin || !sameText(given, signature(`${eventId}.${link}`))) return undefined;
      return { eventId, link };
    },
  };
}
