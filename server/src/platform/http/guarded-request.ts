import { type ClientRequest, request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { type AddressPolicy, createLookup } from './public-address.ts';

/**
 * Begins a request to an address that others named. It connects to addresses that the policy allows, whatever the name resolves to:
 * else the request fails with the code EPRIVATE. A host that is an IP address is not resolved: check it before (`publicEndpoint`). No
 * connection is used again, no redirect is followed.
 */
export const guardedRequest = (
  url: URL,
  policy: AddressPolicy,
  { headers, ...options }: Pick<RequestOptions, 'method' | 'headers' | 'signal'>,
): ClientRequest =>
  (url.protocol === 'http:' ? requestPlain : requestSecure)(url, {
    ...options,
    headers: { ...headers, 'user-agent': 'TV' },
    lookup: createLookup(policy),
    agent: false,
  });
