import { hkdfSync } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { spendChallenge } from './bot-check-db.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

/** Tells people from programs. Another kind of check fits behind the same two functions. */
export type BotCheck = {
  challenge(): Promise<{ parameters: Record<string, unknown>; signature: string }>;
  /** Whether the token solves a challenge of ours that is still open; it is spent by that. */
  passes(token: string): Promise<boolean>;
};

/** A phone takes about two seconds: on average 256 keys of 5,000 rounds. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyLength: 32, keyPrefix: '00' };
const openMinutes = 10;

/** A proof of work in the format of ALTCHA. */
export function createBotCheck(parts: { db: Database; clock: Clock; secretKey: string }): BotCheck {
  const { db, clock, secretKey } = parts;
  const secret = Buffer.from(hkdfSync('sha256', secretKey, '', 'bot check', 32)).toString('hex');
  return {
    async challenge() {
      const expiresAt = new Date(clock().getTime() + openMinutes * 60_000);
      const made = await createChallenge({ ...work, deriveKey, expiresAt, hmacSignatureSecret: secret });
      return { parameters: { ...made.parameters }, signature: made.signature! };
    },
    async passes(token) {
      const payload = parse(token);
      // Before anything is computed from it: only what we ask for is that cheap.
      const parameters = payload?.challenge?.parameters;
      const isOurs =
        parameters && Object.entries(work).every(([name, value]) => parameters[name as 'cost'] === value);
      if (!payload?.solution || !isOurs) return false;
      const { signature = '' } = payload.challenge;
      const expiresAt = new Date((parameters.expiresAt ?? 0) * 1000);
      if (!(expiresAt > clock())) return false;
      const { challenge, solution } = payload;
      const verify = { challenge, solution, deriveKey, hmacSignatureSecret: secret };
      const { invalidSignature, invalidSolution } = await verifySolution(verify).catch(() => refused);
      if (invalidSignature !== false || invalidSolution !== false) return false;
      return spendChallenge(db, { challenge: signature, now: clock(), expiresAt });
    },
  };
}

const refused = { invalidSignature: true, invalidSolution: true };

function parse(token: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return typeof payload === 'object' && payload ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}
