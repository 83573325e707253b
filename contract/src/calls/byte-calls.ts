import type { TSchema } from 'typebox';
import type { Api, CallName } from './api.ts';
import { captionFormatsIn } from '../captions/caption-formats.ts';
import { uploadLimits } from '../limits/upload-limits.ts';
import { PersonalData } from '../people/personal-data.ts';

/** A call of the tables whose handler writes the answer itself (`raw`). */
export type ByteCallName = {
  [Name in CallName]: Api[Name] extends { raw: true } ? Name : never;
}[CallName];

/** A header of an answer that its kind does not bring with it. With `etag` a GET of bytes answers 304 to `if-none-match`. */
export type AnswerHeader = 'etag' | 'last-modified' | 'content-disposition';

/** What travels where it is not JSON alone. Media types; without `sends` the call answers by its schema, else 204. */
export type ByteCall = {
  takes?: { description: string; mediaType: string };
  sends?: {
    description: string;
    mediaTypes: readonly string[];
    /** The schema of a JSON body. Absent: any JSON. */
    schema?: TSchema;
    hasRanges?: true;
    headers?: readonly AnswerHeader[];
  };
  /** The call answers this status alone, with the header `location`. */
  redirects?: string;
};

/** The media type of files that are brought in. */
export const bytesType = 'application/offset+octet-stream';
const subtitles = {
  takes: {
    mediaType: bytesType,
    description: `${captionFormatsIn('or')}, at most ${uploadLimits.subtitles} bytes`,
  },
};
const attachment = {
  takes: { mediaType: bytesType, description: `the file, at most ${uploadLimits.attachment} bytes` },
};
const artwork = { sends: { mediaTypes: ['image/jpeg'], description: 'a square picture' } };
const feed = {
  sends: {
    mediaTypes: ['application/rss+xml'],
    description: 'RSS 2.0 with podcast tags',
    headers: ['etag', 'last-modified'],
  },
} as const;

const personalData = {
  sends: {
    mediaTypes: ['application/json'],
    schema: PersonalData,
    description: 'a file with an array for each table',
    headers: ['content-disposition'],
  },
} as const;

const calendar: ByteCall = {
  sends: { mediaTypes: ['text/calendar'], description: 'iCalendar (RFC 5545)', headers: ['etag'] },
};

const table: ByteCall = {
  sends: {
    mediaTypes: ['text/csv'],
    description: 'a table for spreadsheets',
    headers: ['content-disposition'],
  },
};

export const byteCalls: Record<ByteCallName, ByteCall> = {
  'GET /Notifications/Unsubscriptions': { redirects: 'to the page that asks once more' },
  'GET /Organizations/:organizationId/Publics/Categories/:id/feed.xml': feed,
  'GET /Feeds/Personal.xml': feed,
  'GET /Organizations/:id/Publics/calendar.ics': calendar,
  'GET /Calendars/Personal.ics': calendar,
  'GET /Feeds/Artwork.jpg': artwork,
  'GET /Organizations/:organizationId/Publics/Categories/:id/artwork.jpg': artwork,
  'GET /Feeds/Media/:id/:file': {
    sends: {
      mediaTypes: ['video/mp4', 'audio/mp4', 'image/jpeg', 'text/vtt', 'application/json+chapters'],
      description: 'the file',
      hasRanges: true,
    },
  },
  'GET /media/:id/:version/:file': {
    sends: {
      mediaTypes: [
        'application/vnd.apple.mpegurl',
        'video/mp4',
        'audio/mp4',
        'image/avif',
        'image/webp',
        'image/jpeg',
        'text/vtt',
        'application/json',
      ],
      description: 'the file: `master.m3u8` is the HLS playlist to play',
      hasRanges: true,
      headers: ['content-disposition'],
    },
  },
  'GET /media/:id/live/:file': {
    sends: {
      mediaTypes: ['application/vnd.apple.mpegurl', 'video/mp4', 'text/vtt', 'application/json'],
      description: 'the file: `master.m3u8` is the HLS playlist to play',
      hasRanges: true,
    },
  },
  'GET /media/:id/subtitles/:subtitleId': {
    sends: {
      mediaTypes: ['text/vtt', 'application/x-subrip', 'application/ttml+xml', 'application/json'],
      description: 'the text',
      headers: ['content-disposition'],
    },
  },
  'GET /media/:id/attachments/:attachmentId': {
    sends: {
      mediaTypes: ['*/*'],
      description: 'the file, in the type that it was brought in with',
      hasRanges: true,
      headers: ['content-disposition'],
    },
  },
  'GET /media/organizations/:id/logo': {
    sends: {
      mediaTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
      description: 'the picture',
      hasRanges: true,
    },
  },
  'GET /media/categories/:id/covers/:file': {
    sends: { mediaTypes: ['image/webp'], description: 'the picture', hasRanges: true },
  },
  'PATCH /Management/Uploads/:id': {
    takes: { mediaType: bytesType, description: `the next bytes, at most ${uploadLimits.chunk}` },
  },
  'PUT /Management/Uploads/:id/Subtitles/:languageCode': subtitles,
  'PUT /Management/Uploads/:id/Attachments/:fileName': {
    takes: { mediaType: bytesType, description: `the file, at most ${uploadLimits.attachment} bytes` },
  },
  'POST /Management/MediaContents/:id/Attachments': attachment,
  'PUT /Management/MediaContents/:id/Attachments/:attachmentId': attachment,
  'PUT /Management/MediaContents/:id/Poster/Picture': {
    takes: { mediaType: bytesType, description: `the picture, at most ${uploadLimits.poster} bytes` },
  },
  'GET /Management/Processings/Events': {
    sends: { mediaTypes: ['text/event-stream'], description: 'server-sent events' },
  },
  'GET /MediaContents/:id/Talk/Events': {
    sends: { mediaTypes: ['text/event-stream'], description: 'server-sent events' },
  },
  'GET /Management/MediaContents/:id/Talk.json': {
    sends: {
      mediaTypes: ['application/json'],
      description: 'a file with `messages`, `polls` and `reactions`',
      headers: ['content-disposition'],
    },
  },
  'GET /Management/MediaContents/:id/Talk.csv': table,
  'GET /Management/Presences/Events': {
    sends: { mediaTypes: ['text/event-stream'], description: 'server-sent events' },
  },
  'PUT /Management/MediaContents/:id/Subtitles/:languageCode': subtitles,
  'POST /Management/MediaContents/:id/Subtitles/:languageCode/Readings': subtitles,
  'PUT /Management/Categories/:id/Cover': {
    takes: { mediaType: bytesType, description: `the picture, at most ${uploadLimits.cover} bytes` },
  },
  'PUT /Management/Organization/Logo': {
    takes: { mediaType: bytesType, description: `the picture, at most ${uploadLimits.logo} bytes` },
  },
  'GET /Management/Backup/Rows': {
    sends: {
      mediaTypes: ['application/x-ndjson'],
      description: 'lines that begin with t (a table), r (a row) or e (the end), then JSON',
    },
  },
  'GET /Management/Checks': {
    sends: { mediaTypes: ['application/x-ndjson'], description: 'one finding a line, as JSON' },
  },
  'GET /Users/Me/Data': personalData,
  'GET /Management/People/:id/Data': personalData,
  'GET /Management/OldAddresses.csv': table,
  'GET /Management/AuditLog.csv': table,
  'GET /Management/MediaContents/:id/Watched.csv': table,
  'GET /Management/Analytics/Days.csv': table,
  'GET /Management/Analytics/MediaContents.csv': table,
  'GET /Management/Analytics/MediaContents/:id/Retention.csv': table,
  'GET /Management/Analytics/Audience.csv': table,
  'GET /Management/Analytics/Searches.csv': table,
  'GET /Management/Analytics/Playing.csv': table,
  'GET /Management/Analytics/Playing/MediaContents.csv': table,
  'GET /Management/Analytics/Watched.csv': table,
  'GET /Management/Analytics/Guests.csv': table,
  'GET /Management/Analytics/Completions.csv': table,
  'GET /Management/RetentionRules/:id/Preview.csv': table,
};

type SentHeader = { description: string; isRequired?: true; schema: { type: 'integer' | 'string' } };
const ifMatch: Record<string, SentHeader> = {
  'if-match': { description: 'the `etag` of what was read before', schema: { type: 'string' } },
};
const privacy: Record<string, SentHeader> = {
  'sec-gpc': { description: '1: nothing is counted', schema: { type: 'string' } },
};
/** Headers that a call reads besides those that its kind reads. */
export const callHeaders: Partial<Record<CallName, Record<string, SentHeader>>> = {
  'PATCH /Management/Uploads/:id': {
    'upload-offset': {
      description: 'at which byte of the file the body begins',
      isRequired: true,
      schema: { type: 'integer' },
    },
  },
  'PUT /Management/Policies': ifMatch,
  'PATCH /Management/MediaContents/:id': ifMatch,
  'PUT /Management/MediaContents/:id/Subtitles/:languageCode/Cues': ifMatch,
  'PATCH /Management/MediaContents/:id/Subtitles/:languageCode/Cues': ifMatch,
  'POST /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Publications': ifMatch,
  'POST /AnalyticsEvents': privacy,
  'POST /MediaContents/:id/Playings': privacy,
  'POST /MediaContents/:id/Playings/Publics': privacy,
  'GET /media/:id/:version/:file': {
    accept: {
      description: 'of `poster`: image/avif and image/webp where they are taken',
      schema: { type: 'string' },
    },
  },
};

/** Calls whose answer has an entity tag that `if-match` of a later change names. */
export const taggedCalls: readonly CallName[] = [
  'GET /Management/Policies',
  'PUT /Management/Policies',
  'GET /Management/MediaContents/:id',
  'PATCH /Management/MediaContents/:id',
  'GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues',
  'PUT /Management/MediaContents/:id/Subtitles/:languageCode/Cues',
  'PATCH /Management/MediaContents/:id/Subtitles/:languageCode/Cues',
  'POST /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Publications',
];
