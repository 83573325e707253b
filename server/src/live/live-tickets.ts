import { type LiveInput, LiveInputs } from '@tv/contract/enumerations';
import { keyedHash } from '../platform/auth/keyed-hash.ts';
import { sameText } from '../platform/auth/same-text.ts';

/** What a ticket opens, and until when, in milliseconds since 1970. `link`: of a guest, whose ticket ends with it. */
export type LiveTicketClaims = { eventId: string; input: LiveInput; until: number; link: string };

/** Milliseconds. Who signs out, or may not run the event any more, sends no longer than this. */
const lifetime = 45_000;

/** Signs and reads tickets, with which the browser of a person who runs an event, or of its guest, sends. They are stored nowhere. */
export function createLiveTickets(secretKey: string) {
  const signature = keyedHash(secretKey, 'live ticket');
  return {
    issue(eventId: string, input: LiveInput, now: Date, link = ''): { ticket: string; until: Date } {
      const until = now.getTime() + lifetime;
      const claims = `${eventId}.${input}.${until}.${link}`;
      return { ticket: `${claims}.${signature(claims)}`, until: new Date(until) };
    },
    /** `undefined`: it is no ticket, or its time is over. */
    read(ticket: string, now: Date): LiveTicketClaims | undefined {
      const [eventId = '', input = '', until = '', link = '', given = ''] = ticket.split('.');
      if (!sameText(given, signature(`${eventId}.${input}.${until}.${link}`))) return undefined;
      const known = LiveInputs.find((each) => each === input);
      if (!known || Number(until) <= now.getTime()) return undefined;
      return { eventId, input: known, until: Number(until), link };
    },
  };
}
