import { workRepeatedly } from '../platform/queue/work-repeatedly.ts';
import { forgetPushes } from './push-db.ts';
import { sendDigests, type DigestParts } from './send-digests.ts';
import { sendPushes, type PushParts } from './send-pushes.ts';

/** Milliseconds between two looks. */
const lookEvery = 1_000;
const digestsEvery = 10_000;
const forgetEvery = 3_600_000;

/** Writes the digests that are due, and tells devices. `stop` waits for what is under way. */
export function workOnNotifications(parts: DigestParts & PushParts): { stop(): Promise<void> } {
  return workRepeatedly(parts.log, [
    { what: 'writing digests', pause: digestsEvery, work: () => sendDigests(parts, parts.clock()) },
    { what: 'telling devices', pause: lookEvery, work: (signal) => sendPushes(parts, signal) },
    {
      what: 'forgetting old messages',
      pause: forgetEvery,
      work: () => forgetPushes(parts.db, parts.clock()),
    },
  ]);
}
