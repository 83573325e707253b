import { callAddress as address } from '@tv/server/platform/http/call-address';
import { part, whole } from '../questions/checks.ts';
import { drawFrom, draws } from '../draws.ts';
import { folderOf, mediaFile, mediaFileSize, pictureFile, pictureFileSize } from './media-files.ts';
import type { Question, Spans } from '../measure.ts';
import { measureBytes } from './measure-bytes.ts';
import type { Nginx } from '../servers/nginx.ts';
import type { Row } from './row.ts';

const addresses = 1_000;
/** Bytes: a segment of sound, one of a film, and what a player asks for of a file without segments. */
const rangeSize = 64 * 1024;
const segmentSize = 1024 * 1024;
const longSize = 4 * 1024 * 1024;

/** Rows for the bytes of media, as the service sends them; or, with a mark of its own, another server of the same addresses. */
export const mediaRows = (
  service: string,
  nginx: Nginx | undefined,
  itemIds: readonly string[],
  spans: Spans,
  mark = '',
): Row[] =>
  setsOf(itemIds).map(({ name, ofService, ofNginx }) => ({
    name: name + mark,
    measure: () => measureBytes(service, ofService, spans),
    ...(nginx && { measureNginx: () => measureBytes(nginx.alone, ofNginx, spans) }),
  }));

/** Rows for the same through nginx, which asks the service and sends the files that it names. */
export const frontRows = (nginx: Nginx, itemIds: readonly string[], spans: Spans, mark = ''): Row[] =>
  setsOf(itemIds).map(({ name, ofService, ofNginx }) => ({
    name: `${name}: X-Accel-Redirect${mark}`,
    measure: () => measureBytes(nginx.inFront, ofService, spans),
    measureNginx: () => measureBytes(nginx.alone, ofNginx, spans),
  }));

function setsOf(itemIds: readonly string[]) {
  const draw = draws(4);
  const make = (
    name: string,
    file: string,
    ask: () => Omit<Question, 'path'>,
    query: { width?: number } = {},
  ) => {
    const drawn = Array.from({ length: addresses }, () => ({ id: drawFrom(draw, itemIds), question: ask() }));
    const named = file === pictureFile ? 'poster' : file;
    return {
      name,
      ofService: drawn.map(({ id, question }) => ({
        ...question,
        path: address('GET /media/:id/:version/:file', {
          params: { id, version: 1, file: named },
          query: { jwt: 'public', ...query },
        }),
      })),
      ofNginx: drawn.map(({ id, question }) => ({ ...question, path: `/${folderOf(id)}/${file}` })),
    };
  };
  const ranges = (name: string, size: number) =>
    make(name, mediaFile, () => {
      const start = Math.floor(draw() * (mediaFileSize - size));
      const headers = { range: `bytes=${start}-${start + size - 1}` };
      return { headers, status: 206, check: part(start, size, mediaFileSize) };
    });
  return [
    ranges('media range', rangeSize),
    ranges('media segment', segmentSize),
    ranges('media long range', longSize),
    make(
      'picture',
      pictureFile,
      () => ({ headers: { accept: 'image/avif,*/*' }, check: whole(pictureFileSize) }),
      { width: 640 },
    ),
  ];
}
