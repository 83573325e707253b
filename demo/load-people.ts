import { createAccount } from '@tv/identity/accounts';
import { hashPassword } from '@tv/identity/passwords/password-hash';
import type { Queries, TextQueries } from '@tv/server/platform/db/database';
import { portalIssuer } from '@tv/server/platform/auth/issuer';
import { ReactionType } from '@tv/contract/enumerations';
import { follows, playlist, reactions, reminders } from './beginnings.ts';
import { insertFollow, insertMembership, insertPerson, insertPlaylistItem } from './db.ts';
import { insertReaction, insertReminder } from './db.ts';
import { categories, organizations } from './organizations.ts';
import { DEMO_PASSWORD, people } from './people.ts';
import { items } from './world.ts';

/** Accounts that can sign in; those that exist stay. */
export async function loadAccounts(text: TextQueries): Promise<void> {
  // One hash for all of them: it is the slow part, and the password is one.
  const passwordHash = await hashPassword({ isTrusted: true, source: 'demo' }, DEMO_PASSWORD);
  for (const { email, subject, firstName, lastName } of people)
    await createAccount(text, { email, subject, firstName, lastName, passwordHash, emailVerified: true });
}

/** The records of those who have access. */
export async function loadPeople(db: Queries): Promise<void> {
  for (const person of people.filter(({ memberships }) => memberships.length > 0)) {
    await insertPerson(db, person, portalIssuer);
    for (const membership of person.memberships) await insertMembership(db, person, membership);
  }
}

/** What the demo's viewers did before the first start. */
export async function loadBeginnings(db: Queries, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const { person, organization, category } of follows)
    await insertFollow(db, personId(person), categoryId(organization, category));
  for (const { person, item, watchStatus, addedDaysAgo } of playlist)
    await insertPlaylistItem(db, personId(person), itemOf(item).id, watchStatus, daysAgo(addedDaysAgo));
  for (const { person, item, reaction } of reactions)
    await insertReaction(db, personId(person), itemOf(item).id, ReactionType[reaction]);
  for (const { person, item } of reminders) await insertReminder(db, personId(person), itemOf(item).id);
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The demo has no "${name}".`);
  return value;
}

const personId = (key: string) => found(people.find((person) => person.key === key)?.id, key);
const itemOf = (slug: string) =>
  found(
    items.find((item) => item.slug === slug),
    slug,
  );

function categoryId(organizationSlug: string, slug: string): string {
  const organization = organizations.find((each) => each.slug === organizationSlug);
  const category = categories.find((each) => each.organizationId === organization?.id && each.slug === slug);
  return found(category?.id, slug);
}
