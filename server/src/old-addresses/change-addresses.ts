import { because } from '@tv/contract/reasons/problem-reasons';
import type { Queries } from '../platform/db/database.ts';
import { invalidField } from '../platform/http/problem.ts';
import { addAddresses, findElsewhere, removeOthers } from './db.ts';
import { readOldAddress, type ReadAddress } from './old-address.ts';

/** Reads addresses that a field of a request has, each once. 400 for one that is no address of a web page. */
export function readAddresses(texts: readonly string[], field = 'addresses'): ReadAddress[] {
  const byKey = new Map<string, ReadAddress>();
  for (const text of texts) {
    const read = readOldAddress(text);
    if (!read) throw invalidField(field, because('items.noWebAddress', { address: text.slice(0, 100) }));
    if (!byKey.has(read.key)) byKey.set(read.key, read);
  }
  return [...byKey.values()];
}

/** Says at which addresses an item was before: all of them. Answers how many came and went. */
export async function setAddresses(
  db: Queries,
  item: { id: string; organizationId: string },
  addresses: readonly ReadAddress[],
): Promise<{ added: number; removed: number }> {
  const removed = await removeOthers(
    db,
    item.id,
    addresses.map(({ key }) => key),
  );
  const { added, elsewhere } = await addAddresses(db, item, addresses);
  if (elsewhere.length > 0)
    throw invalidField('addresses', because('items.addressElsewhere', { address: elsewhere[0]! }));
  return { added, removed };
}

/** Throws 400 where one of the addresses that a new item is to have leads to an item already. */
export async function refuseElsewhere(
  db: Queries,
  organizationId: string,
  addresses: readonly ReadAddress[],
): Promise<void> {
  if (addresses.length === 0) return;
  const keys = addresses.map(({ key }) => key);
  const [address] = await findElsewhere(db, organizationId, keys);
  if (address) throw invalidField('oldAddresses', because('items.addressElsewhere', { address }));
}

/**
 * Stores the old addresses with which an item is brought in. Safe to repeat. Answers those that lead to another item of the organization,
 * where they stay.
 */
export async function storeOldAddresses(
  db: Queries,
  organizationId: string,
  itemId: string,
  addresses: readonly string[],
): Promise<string[]> {
  if (addresses.length === 0) return [];
  const { elsewhere } = await addAddresses(
    db,
    { id: itemId, organizationId },
    readAddresses(addresses, 'oldAddresses'),
  );
  return elsewhere;
}
