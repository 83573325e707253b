import { createHash } from 'node:crypto';

/** The UUID namespace of podcasts (podcastindex.org/namespace/1.0#guid). */
const namespace = Buffer.from('ead4c236-bf58-58c6-a2c6-a6b28d128cb6'.replaceAll('-', ''), 'hex');

/** The podcast's GUID: a version 5 UUID (RFC 9562) of the feed's address without protocol, so that all directories know it as one podcast. */
export function feedGuid(address: string): string {
  const bytes = createHash('sha1')
    .update(namespace)
    .update(address.replace(/^\w+:\/\//, '').replace(/\/$/, ''))
    .digest()
    .subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
