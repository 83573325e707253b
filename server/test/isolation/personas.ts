import { sql } from '../../src/platform/db/sql.ts';
import { type KeyPersona, keyPersonas } from './key-personas.ts';
import type { ServiceWithProvider } from './start-with-provider.ts';
import type { Target, IsolationWorld } from './isolation-world.ts';

/** Those whose answers the tables of expected answers have, in the order of their columns. */
export const columns = [
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
] as const;
export type Column = (typeof columns)[number];

/** Everybody who may knock. */
export const personas = [
  ...columns,
  /** With a session for the viewer's internal item, on the pages of guests. */
  'guest',
  /** With a session for the category of the items. */
  'guest of a category',
  /** With an account of the sign-in, and an invitation into the viewer's organization. */
  'invited',
  'member of a group',
  'member of another group',
  'chosen person',
  'content manager of another category',
  /** Of an organization of their own, on trial. */
  'member on trial',
  /** Of an organization that lets its members record. The viewer's does not. */
  'member who may record',
  ...keyPersonas,
] as const;
export type Persona = (typeof personas)[number];

/** A provider admin is told which organization to enter, as of every item. */
const managing: readonly Persona[] = ['organization manager', 'admin', 'provider admin'];
/** Who is in the audience of an item that has one. */
export const audiences: Partial<Record<Target, readonly Persona[]>> = {
  'for a group': ['member of a group', ...managing],
  'for another group': ['member of another group', ...managing],
  'for a person': ['chosen person', ...managing],
};

/** In which column the answer for a persona at a target stands. */
export function columnOf(persona: Exclude<Persona, KeyPersona>, target: Target): Column {
  switch (persona) {
    case 'guest':
    case 'guest of a category':
      return 'visitor';
    case 'invited':
      return 'unknown';
    case 'member of a group':
    case 'member of another group':
    case 'chosen person':
      return 'viewer';
    case 'content manager of another category':
      // What the content manager brought in is not theirs.
      return target === 'own drafted' ? 'viewer' : 'content manager';
    case 'member on trial':
    case 'member who may record':
      // Both organizations are strange to them.
      return target.startsWith('own') ? 'viewer elsewhere' : 'viewer';
    default:
      return persona;
  }
}

export const withoutRecord = 'somebody-without-a-record';
const verified = { email_verified: true };

/** What each of them sends to say who they are. */
export async function bearersOf(
  { db, tokenOf }: ServiceWithProvider,
  { people, invitations, keys }: IsolationWorld,
) {
  const [invited] = await db.query<{ email: string }>(
    sql`select email from onboardings where id = ${invitations.own}`,
  );
  const bearers = new Map<Persona, string | undefined>([
    ['no bearer', undefined],
    ['visitor', 'public'],
    ['guest', 'public'],
    ['guest of a category', 'public'],
    ['unknown', await tokenOf(withoutRecord, verified)],
    ['invited', await tokenOf('somebody-invited', { ...verified, email: invited!.email })],
    ['expired token', await tokenOf(people.viewer.subject, { exp: Math.floor(Date.now() / 1000) - 60 })],
    ...(Object.entries(keys) as [KeyPersona, string][]),
  ]);
  const emails = new Map(
    (await db.query<{ id: string; email: string }>(sql`select id, email from people`)).map(
      ({ id, email }) => [id, email] as const,
    ),
  );
  for (const [persona, { id, subject }] of Object.entries(people))
    bearers.set(persona as Persona, await tokenOf(subject, { ...verified, email: emails.get(id) }));
  return bearers;
}
