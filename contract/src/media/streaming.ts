import { Type } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { writtenEndings } from '../captions/caption-formats.ts';
import { Id } from '../fields.ts';
import { logoBackgrounds } from '../branding/logos.ts';
import { ProblemCode } from '../problems.ts';

const Token = Type.Optional(Type.String({ maxLength: 4096, description: 'media token, or `public`' }));

const problems = [ProblemCode.NotFound];

/** Bytes of media contents. The token travels in the address because players and pictures send no headers. */
export const streaming = endpoints({
  'GET /media/:id/:version/:file': {
    summary:
      'A file of a media package. `poster` answers AVIF, WebP or JPEG at the next width to the one asked.',
    access: 'media-token',
    params: Type.Object({
      id: Id,
      version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
      file: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$' }),
    }),
    query: Type.Object({
      jwt: Token,
      width: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'pixels' })),
    }),
    problems,
    raw: true,
  },
  'GET /media/:id/live/:file': {
    summary:
      'The running stream of a live event: `master.m3u8`, the playlists that it names, and their segments of one second. `captions.json` has its captions, where it has some. `access` answers 204 where the caller gets what all viewers get, and 403 otherwise. Before it is on air for those who run the event alone.',
    access: 'media-token',
    params: Type.Object({
      id: Id,
      file: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$' }),
    }),
    query: Type.Object({
      jwt: Token,
      _HLS_skip: Type.Optional(
        Type.Enum(['YES', 'v2'], { description: 'a playlist without the segments that the player knows' }),
      ),
      withoutToken: Type.Optional(
        Type.Boolean({
          description:
            'for a proxy that stores the stream for all whom `access` admits: addresses in a playlist have an empty token, into which the proxy writes that of the viewer',
        }),
      ),
      after: Type.Optional(
        Type.Integer({
          minimum: -1,
          maximum: 2_147_483_647,
          description: 'of `captions.json`: those behind this number; absent: all',
        }),
      ),
    }),
    problems,
    raw: true,
  },
  'GET /media/:id/subtitles/:subtitleId': {
    summary:
      'Subtitles to play (WebVTT), to download in a format, or as the JSON that the portal shows (`cues`).',
    access: 'media-token',
    params: Type.Object({ id: Id, subtitleId: Id }),
    query: Type.Object({
      jwt: Token,
      format: Type.Optional(
        Type.Union([...writtenEndings, 'original', 'cues'].map((format) => Type.Literal(format))),
      ),
    }),
    problems,
    raw: true,
  },
  'GET /media/:id/attachments/:attachmentId': {
    summary: 'An attachment, as a download.',
    access: 'media-token',
    params: Type.Object({ id: Id, attachmentId: Id }),
    query: Type.Object({ jwt: Token }),
    problems,
    raw: true,
  },
  'GET /media/categories/:id/covers/:file': {
    summary: 'Cover of a category. It is found only by its address.',
    access: 'anyone',
    params: Type.Object({ id: Id, file: Type.String({ maxLength: 50 }) }),
    problems,
    raw: true,
  },
  'GET /media/organizations/:id/logo': {
    summary: 'Logo of an organization, the one for this background where there are two.',
    access: 'anyone',
    params: Type.Object({ id: Id }),
    query: Type.Object({
      background: Type.Optional(Type.Enum([...logoBackgrounds], { description: 'light at first' })),
      version: Type.Optional(
        Type.String({ maxLength: 40, description: 'any text: another one passes by caches' }),
      ),
    }),
    problems,
    raw: true,
  },
});
