import { uuidOfName } from '../platform/uuid-of-name.ts';

/** The UUID namespace of podcasts (podcastindex.org/namespace/1.0#guid). */
const namespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/** The podcast's GUID: a version 5 UUID of the feed's address without protocol, so that all directories know it as one podcast. */
export const feedGuid = (address: string): string =>
  uuidOfName(namespace, address.replace(/^\w+:\/\//, '').replace(/\/$/, ''));
