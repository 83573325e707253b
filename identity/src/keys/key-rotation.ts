const day = 24 * 3600_000;

/** Milliseconds between two keys. */
const rotationInterval = 90 * day;
/** Milliseconds for which a new key is published before it signs, so that caches of published keys hold it by then. */
const publicationLead = 2 * day;
/** Milliseconds for which an old key stays published. An id token names the person who signs out, so this is as long as a session. */
const retention = 14 * day;

export interface RotatedKey {
  id: string;
  createdAt: Date;
}

/** Answers which keys are published and which are expired, and whether a new one is due. `keys`: the oldest first. */
export function keyRoles<Key extends RotatedKey>(keys: readonly Key[], now: Date) {
  const signsFrom = (index: number) =>
    (keys[index]?.createdAt.getTime() ?? 0) + (index === 0 ? 0 : publicationLead);
  const at = now.getTime();
  let signing = 0;
  while (signing + 1 < keys.length && signsFrom(signing + 1) <= at) signing++;
  const isExpired = (index: number) => index < signing && signsFrom(index + 1) + retention <= at;
  const newest = keys.at(-1);
  return {
    /** The key that signs comes first. */
    published: [
      ...keys.slice(signing, signing + 1),
      ...keys.filter((_key, index) => index !== signing && !isExpired(index)),
    ],
    expired: keys.filter((_key, index) => isExpired(index)),
    isNextDue: !newest || newest.createdAt.getTime() + rotationInterval - publicationLead <= at,
  };
}
