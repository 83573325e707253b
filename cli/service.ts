import type { Answer, Api, CallName } from '@tv/contract/calls/api';
import type { ByteCallName } from '@tv/contract/calls/byte-calls';
import type { AddressOptions, Optional, RequestOptions } from '@tv/contract/calls/request';
import { openBearer } from './sign-in/bearer.ts';
import { portalOf } from './portal.ts';
import { requestsTo, type AnyOptions } from './send-request.ts';

type PagedCallName = {
  [Name in CallName]: Api[Name] extends { paged: true } ? Name : never;
}[CallName];
type ItemOf<Name extends PagedCallName> = Answer<Name> extends readonly (infer Item)[] ? Item : never;

export type CallOptions<Name extends CallName> = RequestOptions<Name> &
  (Name extends ByteCallName ? { bytes?: Buffer; headers?: Record<string, string> } : unknown);

/** The calls of a running service, by their names in the contract. */
export type Service = {
  /** The address where people reach the portal, without a slash at the end. */
  publicUrl: string;
  call<Name extends CallName>(name: Name, ...[options]: Optional<CallOptions<Name>>): Promise<Answer<Name>>;
  /** One page of a list, and the number of items on all its pages. */
  page<Name extends PagedCallName>(
    name: Name,
    ...[options]: Optional<AddressOptions<Name>>
  ): Promise<{ items: ItemOf<Name>[]; total: number }>;
  /** The items of a list, one page after the other. */
  pages<Name extends PagedCallName>(
    name: Name,
    ...[options]: Optional<AddressOptions<Name>>
  ): AsyncGenerator<ItemOf<Name>[]>;
};

export type OpenedService = Service & {
  /** The bytes of an answer. */
  read<Name extends ByteCallName>(name: Name, ...[options]: Optional<AddressOptions<Name>>): Promise<Buffer>;
  /** Bytes that go on coming until the service ends them or `signal` aborts. */
  listen(name: ByteCallName, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
};

const pageSize = 100;

/** The service of the portal that a command is for, called as the person who signed in there, or as the owner of this machine. */
export async function openService(env = process.env): Promise<OpenedService> {
  const portal = portalOf(env);
  const { ask, listen } = requestsTo(portal, await openBearer(portal, env));
  return {
    publicUrl: portal.url,
    async call(name, ...[options]) {
      const text = (await ask(name, options as AnyOptions)).content.toString();
      return (text ? JSON.parse(text) : undefined) as never;
    },
    async page(name, ...[options]) {
      const { content, headers } = await ask(name, options as AnyOptions);
      return {
        items: JSON.parse(content.toString()) as never[],
        total: Number(headers.get('x-pagination-total-results') ?? 0),
      };
    },
    async *pages(name, ...[options]) {
      const { query, ...rest } = (options ?? {}) as AnyOptions;
      let paging: Record<string, unknown> = { pageIndex: 1 };
      for (let pageIndex = 1; ; pageIndex++) {
        const { content, headers } = await ask(name, { ...rest, query: { pageSize, ...query, ...paging } });
        const items = JSON.parse(content.toString()) as [];
        yield items;
        const next = headers.get('x-pagination-next');
        if (!next && (paging.cursor || items.length < pageSize)) return;
        // Items that come or go meanwhile do not move the pages behind a cursor.
        paging = next ? { cursor: next } : { pageIndex: pageIndex + 1 };
      }
    },
    async read(name, ...[options]) {
      return (await ask(name, options as AnyOptions)).content;
    },
    listen,
  };
}
