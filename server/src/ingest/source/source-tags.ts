import { itemLimits } from '@tv/contract/limits/item-limits';
import { asLine } from '@tv/contract/text-characters';
import type { MediaPackage } from '../../media/media-package.ts';

/** The tags of a file as fields of an item. The date is in ISO 8601. */
export type SourceTags = NonNullable<MediaPackage['sourceTags']>;

/** Meaningless values that recorders and converters write by default. */
const saysNothing =
  /^(untitled|unknown|no title|title|track \d+|\d+|lavf.*|handbrake.*|created with .*|www\.\S+)$/i;

/**
 * The tags of a container, by ffprobe's names for them (ID3, MP4, Matroska, Vorbis comments): title; description,
 * synopsis or comment; genre as tags; date. The artists of a sound file are its speakers; of a video they stand before
 * the description.
 */
export function readSourceTags(
  given: Record<string, string> = {},
  { isAudio = false, now = new Date() } = {},
): SourceTags {
  const byName = new Map(
    Object.entries(given).map(([name, value]) => [name.toLowerCase(), cleaned(value)] as const),
  );
  const found = (...names: string[]) => names.map((name) => byName.get(name)).filter(Boolean);
  const first = (...names: string[]) => found(...names).find((value) => value && !saysNothing.test(value));
  const title = line(first('title'))?.slice(0, itemLimits.title);
  const artist = line(first('artist', 'album_artist', 'author', 'performer'));
  const words = first('description', 'synopsis', 'comment', 'summary');
  const speakers = (isAudio ? (artist ?? '') : '')
    .split(/;| \/ /)
    .map((name) => name.trim().slice(0, itemLimits.speaker).trim())
    .filter(Boolean);
  const description = [isAudio ? undefined : artist, words === artist ? undefined : words]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, itemLimits.description);
  const tags = (line(first('genre')) ?? '')
    .split(/[;,/]/)
    .map((tag) => tag.trim().slice(0, itemLimits.tag))
    .filter(Boolean);
  const date = dateIn(found('date', 'year', 'date_recorded', 'date_released')[0], now);
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(speakers.length > 0 && { speakers: [...new Set(speakers)].slice(0, itemLimits.speakers) }),
    ...(tags.length > 0 && { tags: [...new Set(tags)].slice(0, itemLimits.tags) }),
    ...(date && { date }),
  };
}

/** Removes characters that neither a database nor a page accepts. */
const cleaned = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|\p{Cs}/gu, '')
    .trim();

const line = (text: string | undefined) => text && asLine(text).replace(/\s+/g, ' ').trim();

/** Reads a date. A year alone is its first day. A day is in UTC, because a file has no time zone. A future date is ignored. */
function dateIn(text: string | undefined, now: Date): string | undefined {
  const [, year, month = '01', day = '01', time] =
    /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?))?)?)?$/.exec(
      text?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') ?? '',
    ) ?? [];
  if (!year || Number(year) < 1800) return undefined;
  const zoned = time && /[Z+-]/.test(time) ? time : time ? `${time}Z` : '12:00:00Z';
  const date = new Date(`${year}-${month}-${day}T${zoned}`);
  return Number.isNaN(date.getTime()) || date > now ? undefined : date.toISOString();
}
