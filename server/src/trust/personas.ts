import type { TrustService } from './start-with-provider.ts';
import type { TrustWorld } from './trust-world.ts';

/** Everybody who may knock, in the order of the columns of the table of expected answers. */
export const personas = [
  'no bearer',
  'expired token',
  'visitor',
  'unknown',
  'inactive',
  'viewer',
  'content manager',
  'organization manager',
  'admin',
  'viewer elsewhere',
  'provider admin',
  'reviewer',
  /** With a session for the viewer's internal item, on the pages of guests. */
  'guest',
] as const;
export type Persona = (typeof personas)[number];

export const withoutRecord = 'somebody-without-a-record';
const verified = { email_verified: true };

/** What each of them sends to say who they are. */
export async function bearersOf({ tokenOf }: TrustService, { people }: TrustWorld) {
  const bearers = new Map<Persona, string | undefined>([
    ['no bearer', undefined],
    ['visitor', 'public'],
    ['guest', 'public'],
    ['unknown', await tokenOf(withoutRecord, verified)],
    ['expired token', await tokenOf(people.viewer.subject, { exp: Math.floor(Date.now() / 1000) - 60 })],
  ]);
  for (const [persona, { subject }] of Object.entries(people))
    bearers.set(persona as Persona, await tokenOf(subject, verified));
  return bearers;
}
