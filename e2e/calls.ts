import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Answer, CallName } from '@tv/contract/calls/api';
import { bytesType, type ByteCallName } from '@tv/contract/calls/byte-calls';
import { requestLine, type Optional, type RequestOptions } from '@tv/contract/calls/request';
import { apiBase, callAddress } from '../server/src/platform/http/call-address.ts';
import { expect } from './portal.ts';

export { callAddress };

type Options<Name extends CallName> = RequestOptions<Name> &
  (Name extends ByteCallName ? { bytes?: string } : unknown);

/** Makes a call as the command line of the portal's machine. The test fails where the service refuses the call. */
export const callAsCommandLine = <Name extends CallName>(
  request: APIRequestContext,
  name: Name,
  ...[options]: Optional<Options<Name>>
): Promise<Answer<Name>> => send(request, readSecret('service-token'), name, options);

/** A secret of the portal, by the name of its file. */
export const readSecret = (file: 'service-token' | 'secret-key'): string =>
  readFileSync(join(process.env.DATA_DIR!, file), 'utf8').trim();

/** The addresses of a call, whatever its parameters and its query are. */
export function callPattern(name: CallName): RegExp {
  const [, template = ''] = name.split(' ');
  const path = template.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/?]+');
  return new RegExp(String.raw`${apiBase}(?:/v2)?${path}(?:\?.*)?$`);
}

async function send<Name extends CallName>(
  request: APIRequestContext,
  bearer: string,
  name: Name,
  options: unknown,
): Promise<Answer<Name>> {
  const { params, query, body, bytes } = (options ?? {}) as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: object;
    bytes?: string;
  };
  const { method, path } = requestLine(name, { params, query });
  const answer = await request.fetch(apiBase + path, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(bytes !== undefined && { 'content-type': bytesType }),
    },
    ...(body && { data: body }),
    ...(bytes !== undefined && { data: bytes }),
  });
  const text = await answer.text();
  expect(answer.ok(), `${name}: ${text}`).toBe(true);
  return (text ? JSON.parse(text) : undefined) as Answer<Name>;
}
