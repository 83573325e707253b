import type { Database } from '../../src/platform/db/database.ts';
import { crossing } from '../../src/platform/db/second-lock/scope.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { aCategory, anApiKey } from '../../src/test-builders.ts';

/** Programs with an API key. Unless it says otherwise, a key is of the viewer's organization, whole, and has all scopes. */
export const keyPersonas = [
  'key',
  /** Of the category that the items are in. */
  'key of a category',
  'key of another category',
  'key elsewhere',
  'expired key',
  'deleted key',
  'key outside its networks',
] as const;
export type KeyPersona = (typeof keyPersonas)[number];

export const isKeyPersona = (persona: string): persona is KeyPersona =>
  (keyPersonas as readonly string[]).includes(persona);

/** The key of each. */
export async function addKeys(
  db: Database,
  { own, other, category }: { own: string; other: string; category: string },
): Promise<Record<KeyPersona, string>> {
  const deleted = await anApiKey(db, own);
  await db.query(sql`delete from api_keys where id = ${deleted.id}`);
  const elsewhere = await aCategory(db, own);
  const keyOf = async (organizationId: string, given: Parameters<typeof anApiKey>[2] = {}) =>
    (await anApiKey(db, organizationId, given)).key;
  return {
    key: await keyOf(own),
    'key of a category': await keyOf(own, { categoryIds: [category] }),
    'key of another category': await keyOf(own, { categoryIds: [elsewhere] }),
    'key elsewhere': await keyOf(other),
    'expired key': await keyOf(own, { expiresAt: new Date(Date.now() - 60_000) }),
    'deleted key': deleted.key,
    'key outside its networks': await keyOf(own, { allowedNetworks: ['203.0.113.0/24'] }),
  };
}

/** Lets all keys make their calls of a minute again: a suite makes more of them. */
export const forgetCallsOfKeys = (db: Database) =>
  crossing('start', () => db.query(sql`delete from rate_limits where key like 'call by key %'`));
