import { plainText } from '@tv/contract/formats/plain-text';
import type { ICalEventData } from 'ical-generator';

/** A publication to come. */
export type Publication = {
  id: string;
  title: string;
  description: string;
  durationInSeconds: number;
  /** Of `publicationSequence`. */
  sequence: number;
};

/** Removes control characters. Calendars refuse entries with them (RFC 5545, section 3.1), and texts copied from slides contain some. */
export const withoutControls = (text: string) => text.replace(/(?![\t\n\r])\p{Cc}/gu, ' ');

const shortestEntry = 15 * 60;

/**
 * The entry of a publication in calendars. It has the same UID wherever it comes from, a mail or a calendar that is subscribed to, so
 * that calendars show it once; a higher sequence replaces it. `url`: the page of the item.
 */
export const publicationEntry = (
  { id, title, description, durationInSeconds, sequence }: Publication,
  { start, url }: { start: Date; url: string },
): ICalEventData => ({
  id: `${id}@${new URL(url).hostname}`,
  sequence,
  start,
  end: new Date(start.getTime() + Math.max(shortestEntry, Math.ceil(durationInSeconds)) * 1000),
  summary: withoutControls(title),
  description: withoutControls([plainText(description), url].filter(Boolean).join('\n\n')),
  url,
});
