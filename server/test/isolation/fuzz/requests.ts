import { gzipSync } from 'node:zlib';
import type { CallName } from '@tv/contract/calls/api';
import { operationNames } from '@tv/contract/calls/operation-names';
import type { InjectOptions } from 'fastify';
import type { Operation, ReadDocument } from './document.ts';
import { otherAddresses } from './other-addresses.ts';
import { createDraw, type Draw } from './random.ts';
import { createValues, edgeTexts, edgeValue, secretMark, spoiled } from './values.ts';
import { type Caller, callers, type FuzzWorld } from './world.ts';

export type FuzzRequest = {
  number: number;
  caller: Caller;
  /** Absent: an address that the document does not have. */
  operation: Operation | undefined;
  /** The portal's own sign-in provider is asked. */
  isOwnProvider: boolean;
  options: InjectOptions & { method: string; url: string; headers: Record<string, string> };
};

/** With these a person ends what is theirs, or decides who may come in: somebody makes them who is asked for nothing else. */
const lasting = new Set<string>(
  (
    [
      'DELETE /Users/Me/Data',
      'DELETE /Users/Me/Organizations/:id',
      'PUT /Users/Me/CurrentOrganization',
      'PUT /Management/Policies',
    ] satisfies CallName[]
  ).map((name) => operationNames[name]),
);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Makes the requests of a seed. A request follows from the seed and its number, and from the ids of the world. */
export function createRequests(seed: number, { schemas, operations }: ReadDocument, world: FuzzWorld) {
  const { value } = createValues(schemas, (draw, name) => world.idFor(draw, name));

  function ofDocument(draw: Draw, number: number): FuzzRequest {
    const operation = draw.pick(operations);
    const { method, parameters, body, path } = operation;
    const caller = draw.pick(
      path.startsWith('/scim') && draw.chance(0.7) ? (['directory'] as const) : callers,
    );
    const isValid = draw.chance(0.4);
    const isSpoiled = (share: number) => !isValid && draw.chance(share);
    const headers: Record<string, string> = {};
    const query: [string, string][] = [];
    let url = path;
    for (const { in: location, name, required, schema = { type: 'string' } } of parameters) {
      if (location !== 'path' && !(required ? !isSpoiled(0.1) : draw.chance(0.3))) continue;
      const around = location === 'path' ? before(path, name) : `${name} ${path}`;
      const made = value(schema, draw, name === 'id' ? around : name);
      const given = isSpoiled(0.3) ? [edgeValue(draw)].flat(9).slice(0, 20) : [made].flat();
      const texts = given.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
      if (location === 'path') url = url.replace(`{${name}}`, encode(texts[0] ?? '') || 'x');
      else if (location === 'query') query.push(...texts.map((text): [string, string] => [name, text]));
      else headers[name] = printable(texts[0] ?? '');
    }
    if (operation.security.some((each) => 'mediaToken' in each))
      query.push(['jwt', isSpoiled(0.2) ? secretMark : world.mediaTokenOf(caller)]);
    if (isSpoiled(0.1)) query.push([draw.pick(['unknown', '_draw', '__proto__', 'a[]', 'a\0']), 'x']);
    if (isSpoiled(0.1) && query.length > 0) query.push(draw.pick(query));
    // An answer of events ends by itself with this alone.
    if (path.endsWith('Events') && method === 'GET') query.splice(0, query.length, ['seconds', '0']);
    if (draw.chance(0.1)) url = url.replace(/^\/api/, '/api/v2');
    const payload = body && payloadOf(body, draw, isSpoiled, headers);
    return {
      ...{ number, caller, operation, isOwnProvider: false },
      options: {
        method: isSpoiled(0.03) ? draw.pick(methods) : method,
        url: withQuery(url, query),
        headers: { ...authorization(operation.id, caller, draw), ...headers, ...more(draw) },
        ...(payload !== undefined && { payload }),
        remoteAddress: caller === 'command line' ? '127.0.0.1' : `10.${draw.below(250)}.${draw.below(250)}.7`,
      } as FuzzRequest['options'],
    };
  }

  function payloadOf(
    { mediaType, schema }: NonNullable<Operation['body']>,
    draw: Draw,
    isSpoiled: (share: number) => boolean,
    headers: Record<string, string>,
  ): string | Buffer {
    headers['content-type'] = isSpoiled(0.1)
      ? draw.pick([
          'text/plain',
          'application/json; charset=utf-16',
          'multipart/form-data',
          'a/b/c',
          '',
          'application/offset+octet-stream',
        ])
      : mediaType;
    if (!/json/.test(mediaType)) {
      const bytes = draw.pick([
        '',
        'a',
        'WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning.\n',
        '1\n00:00:00,000 --> 00:00:02,000\nHi\n',
        '\u0000\u0001',
        'x'.repeat(70_000),
      ]);
      return Buffer.from(bytes);
    }
    if (isSpoiled(0.05))
      return draw.pick([
        '',
        '{',
        '[1,',
        '"a',
        'null',
        'true',
        '{"a":1}{"b":2}',
        '{"__proto__":{"a":1}}',
        '﻿{}',
        '['.repeat(5000),
      ]);
    const made = value(schema, draw);
    const text = JSON.stringify(isSpoiled(0.8) ? spoiled(made, draw) : made) ?? 'null';
    if (!isSpoiled(0.05)) return text;
    headers['content-encoding'] = draw.pick(['gzip', 'br', 'identity', 'x']);
    return gzipSync(text);
  }

  function authorization(operationId: string, caller: Caller, draw: Draw): Record<string, string> {
    const bearer =
      lasting.has(operationId) && /viewer|manager|admin|member/.test(caller)
        ? world.spareBearer(caller)
        : caller === 'visitor'
          ? 'public'
          : world.bearerOf(caller);
    if (draw.chance(0.03))
      return {
        authorization: draw.pick([
          secretMark,
          `Bearer ${secretMark}`,
          `Basic ${secretMark}`,
          'Bearer',
          'Bearer ',
          'bearer public',
          `Bearer ${'a.'.repeat(2000)}`,
          `DPoP ${secretMark}`,
        ]),
      };
    return bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  }

  function elsewhere(draw: Draw, number: number): FuzzRequest {
    const caller = draw.pick(callers);
    const { url, method = 'GET', isOwnProvider = false } = otherAddresses(draw, world, caller);
    return {
      ...{ number, caller, operation: undefined, isOwnProvider },
      options: {
        method: draw.chance(0.1) ? draw.pick(methods) : method,
        url,
        headers: { ...authorization('', caller, draw), ...more(draw) },
        remoteAddress: `10.${draw.below(250)}.${draw.below(250)}.7`,
      } as FuzzRequest['options'],
    };
  }

  return (number: number): FuzzRequest => {
    const draw = createDraw(seed, number);
    return draw.chance(0.85) ? ofDocument(draw, number) : elsewhere(draw, number);
  };
}

/** The part of a path that names what a parameter is of. People talk at items with an event. */
const before = (path: string, name: string) =>
  path.includes(`{${name}}/Talk`)
    ? 'LiveEvents'
    : path
        .slice(0, path.indexOf(`{${name}}`))
        .split('/')
        .slice(-3)
        .join('/');

const encode = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 3000);
const withQuery = (url: string, query: [string, string][]) =>
  query.length === 0 ? url : `${url}?${query.map((pair) => pair.map(encode).join('=')).join('&')}`;

/** What Node's parser lets through in a header. */
const printable = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2000);

/** Headers that any request may have. */
function more(draw: Draw): Record<string, string> {
  const headers: Record<string, string> = {};
  if (!draw.chance(0.35)) return headers;
  const text = () => printable(draw.pick(edgeTexts));
  const some: [string, () => string][] = [
    ['x-unlock-token', () => draw.pick([secretMark, '', `${secretMark}.a.b`])],
    ['if-match', () => draw.pick(['*', '"a"', 'W/"a"', '"', text()])],
    ['if-none-match', () => draw.pick(['*', '"a", "b"', 'W/"a"', ',', text()])],
    ['if-modified-since', () => draw.pick(['Mon, 02 Mar 2026 09:00:00 GMT', 'never', '0'])],
    [
      'range',
      () =>
        draw.pick([
          'bytes=0-0',
          'bytes=5-1',
          'bytes=-1',
          'bytes=99999999999999999999-',
          'bytes=0-1,3-4',
          'lines=1-2',
          'bytes=',
          text(),
        ]),
    ],
    ['if-range', () => draw.pick(['"a"', 'Mon, 02 Mar 2026 09:00:00 GMT', text()])],
    [
      'accept',
      () => draw.pick(['*/*', 'text/html', 'image/avif,image/webp', 'application/json;q=0', text()]),
    ],
    ['accept-encoding', () => draw.pick(['gzip', 'br', 'identity;q=0', '*;q=0', text()])],
    ['accept-language', () => draw.pick(['de', 'en;q=0.1,de', '*', 'x'.repeat(2000), text()])],
    ['origin', () => draw.pick(['null', 'https://other.example', 'http://localhost:3000', text()])],
    ['x-request-id', text],
    ['cookie', () => draw.pick([`_session=${secretMark}`, '=;=;', 'language=de', 'a=b; a=c', text()])],
    ['sec-gpc', () => draw.pick(['1', '0', text()])],
    [
      'traceparent',
      () => draw.pick(['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', '00-0-0-0', text()]),
    ],
    ['x-forwarded-for', () => draw.pick(['127.0.0.1', '::1, 10.0.0.1', text()])],
    ['upload-offset', () => draw.pick(['0', '-1', '9007199254740993', '1e3', text()])],
    ['user-agent', text],
    ['referer', () => draw.pick(['https://other.example/a?b', text()])],
  ];
  for (let count = 1 + draw.below(3); count > 0; count--) {
    const [name, make] = draw.pick(some);
    headers[name] = make();
  }
  return headers;
}
