import { deviceStorage } from '../state/browser-storage.ts';

/** The person who gets messages on this device, and the name of their subscription. */
type PushedTo = { personId: string; id: string };

const key = 'tv.push';

export function pushedTo(next?: PushedTo | null): PushedTo | undefined {
  if (next !== undefined) deviceStorage.set(key, next && `${next.personId} ${next.id}`);
  const [personId, id] = deviceStorage.get(key)?.split(' ') ?? [];
  return personId && id ? { personId, id } : undefined;
}
