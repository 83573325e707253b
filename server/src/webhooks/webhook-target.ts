import { isLoopback, isLoopbackHost } from '@tv/contract/formats/network';
import { type AddressPolicy, publicAddresses, publicEndpoint } from '../platform/http/public-address.ts';

/** Where a message may go: the one spelling of the address, and which network addresses its name may lead to. */
export type WebhookTarget = { endpoint: string; policy: AddressPolicy };

const loopback: AddressPolicy = { allows: isLoopback, protocols: ['http:', 'https:'] };

/**
 * The target of an address that an admin gives, or of a stored one before each connection. `undefined`: no message goes there. With
 * `allowsLoopback`, which is for tests, this machine is a target too, and nothing else is that would not be one.
 */
export function webhookTarget(text: string, allowsLoopback: boolean): WebhookTarget | undefined {
  const url = URL.parse(text);
  if (!url || text.includes('#') || url.username || url.password) return undefined;
  if (allowsLoopback && isLoopbackHost(url.hostname) && loopback.protocols.includes(url.protocol))
    return { endpoint: url.href, policy: loopback };
  const endpoint = publicEndpoint(text);
  return endpoint === undefined ? undefined : { endpoint, policy: publicAddresses };
}
