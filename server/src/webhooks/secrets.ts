import { createSealedText } from '../platform/auth/sealed-text.ts';
import type { WebhookRow } from './webhooks-db.ts';

/** The secrets of webhooks, which the database holds encrypted. */
export function createWebhookSecrets(secretKey: string) {
  const seal = createSealedText(secretKey, 'webhook');
  const nameOf = (id: string) => `secret of ${id}`;
  return {
    seal: (id: string, secret: string) => seal.seal(nameOf(id), secret),
    /** What messages are signed with now: the secret, and the former one for as long as it signs too. */
    open({ id, sealed, formerSealed, formerUntil }: WebhookRow, now: Date): string[] {
      const isFormerValid = formerUntil !== null && formerUntil > now;
      return [sealed, isFormerValid ? formerSealed : null].flatMap((each) =>
        each === null ? [] : [seal.open(nameOf(id), each)],
      );
    },
  };
}
