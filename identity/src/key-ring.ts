const day = 24 * 3600_000;

/** Milliseconds between two keys. */
const every = 90 * day;
/** So long a new key is published before it signs: whoever keeps the published ones for a while has it by then. */
const ahead = 2 * day;
/** So long an old one stays: as long as a session, since its id token names who signs out. */
const kept = 14 * day;

export interface RingKey {
  id: string;
  createdAt: Date;
}

/** Of keys in the order of their making: which signs, which are published, which are over, and whether the next one is due. */
export function keyRoles<Key extends RingKey>(keys: readonly Key[], now: Date) {
  const begins = (index: number) => (keys[index]?.createdAt.getTime() ?? 0) + (index === 0 ? 0 : ahead);
  const at = now.getTime();
  let active = 0;
  while (active + 1 < keys.length && begins(active + 1) <= at) active++;
  const isOver = (index: number) => index < active && begins(index + 1) + kept <= at;
  const newest = keys.at(-1);
  return {
    /** The one that signs comes first. */
    published: [
      ...keys.slice(active, active + 1),
      ...keys.filter((_key, index) => index !== active && !isOver(index)),
    ],
    over: keys.filter((_key, index) => isOver(index)),
    isNextDue: !newest || newest.createdAt.getTime() + every - ahead <= at,
  };
}
