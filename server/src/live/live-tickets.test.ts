import { expect, test } from 'vitest';
import { createLiveTickets } from './live-tickets.ts';

const now = new Date('2026-11-29T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const tickets = createLiveTickets('a secret of thirty-two characters.');

test('a ticket opens its event and input for less than a minute', () => {
  const { ticket, until } = tickets.issue('event', 'backup', now);
  expect(tickets.read(ticket, later(44))).toEqual({
    eventId: 'event',
    input: 'backup',
    until: until.getTime(),
    link: '',
  });
  expect(tickets.read(ticket, later(45))).toBeUndefined();
});

test('a ticket that was changed, or that another portal signed, opens nothing', () => {
  const { ticket } = tickets.issue('event', 'guest', now, 'link');
  const [event, input, until, link, signature] = ticket.split('.');
  const forged = [
    `other.${input}.${until}.${link}.${signature}`,
    `${event}.main.${until}.${link}.${signature}`,
    `${event}.${input}.${Number(until) + 60_000}.${link}.${signature}`,
    `${event}.${input}.${until}.other.${signature}`,
    ...['', 'x', '...', `${ticket}x`],
    createLiveTickets('another secret of the same length.').issue('event', 'main', now).ticket,
  ];
  expect(forged.map((each) => tickets.read(each, now))).toEqual(forged.map(() => undefined));
});
