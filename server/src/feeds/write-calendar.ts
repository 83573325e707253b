import ical from 'ical-generator';
import { publicationEntry, withoutControls } from '../media-contents/lifecycle/publication-entry.ts';
import type { UpcomingItem } from './calendars-db.ts';

/** Seconds after which a calendar may ask again. */
const asksAgainAfter = 3600;

/**
 * Writes iCalendar (RFC 5545). It has no method, because nobody is invited: a calendar shows what is in it now, and lets go of what is not,
 * such as a publication that was called off.
 */
export function writeCalendar(
  { name, page }: { name: string; page: (item: UpcomingItem) => string },
  items: readonly UpcomingItem[],
): string {
  const calendar = ical({
    prodId: { company: 'TV', product: 'portal' },
    // As the library's own field it would have bare commas and semicolons.
    x: { 'X-WR-CALNAME': withoutControls(name) },
    ttl: asksAgainAfter,
  });
  for (const item of items)
    calendar.createEvent({
      ...publicationEntry(item, { start: item.scheduledAt, url: page(item) }),
      categories: [{ name: withoutControls(item.organizationName) }],
      // By the item and not by the clock, so that the same calendar is the same text.
      stamp: item.modifiedAt,
      lastModified: item.modifiedAt,
    });
  return nameFirst(calendar.toString());
}

/** The library writes the name behind the entries; properties stand before them (RFC 5545, section 3.4). */
const nameFirst = (text: string) =>
  text.replace(/(BEGIN:VEVENT\r\n[^]*\r\n)(X-WR-CALNAME:[^]*?\r\n)(?=END:VCALENDAR)/, '$2$1');
