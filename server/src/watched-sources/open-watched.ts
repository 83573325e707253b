import { because } from '@tv/contract/reasons/problem-reasons';
import type { WatchedEndpoint } from '../platform/storage/watched-endpoints.ts';
import type { BucketKeys } from './bucket-keys.ts';
import type { SourceRow } from './sources-db.ts';
import { openWatchedBucket } from './watched-bucket.ts';
import { openWatchedFolder, type WatchedFolder } from './watched-folder.ts';
import { WatchedProblem } from './watched-problem.ts';

/** What an operator lets organizations watch on the server, and in the network. */
export type Watchable = {
  /** Folders on the server in which organizations have their own. */
  watchedFolders: readonly string[];
  watchedEndpoints: readonly WatchedEndpoint[];
  bucketKeys: BucketKeys;
};

/** The files of a source that is a folder or a bucket, as they are now. Undefined for one at an address. */
export async function openWatched(
  { watchedFolders, watchedEndpoints, bucketKeys }: Watchable,
  { id, organizationId, folder, bucket }: SourceRow,
): Promise<WatchedFolder | undefined> {
  if (folder === null) return undefined;
  if (!bucket) return openWatchedFolder(watchedFolders, organizationId, folder);
  const allowed = watchedEndpoints.find(({ endpoint }) => endpoint === bucket.endpoint);
  if (!allowed)
    throw new WatchedProblem(because('watched.endpointOff', { host: new URL(bucket.endpoint).host }));
  const { name, keyId, sealed } = bucket;
  const secret = bucketKeys.open(id, sealed);
  return openWatchedBucket(allowed, { bucket: name, prefix: folder, keyId, secret });
}

/** The name under which the portal remembers what came, where the source does not name itself. */
export const nameOfLocation = ({ address, folder, bucket, organizationId }: SourceRow): string =>
  bucket
    ? [new URL(bucket.endpoint).host, bucket.name, ...(folder ? [folder] : [])].join('/')
    : (address ?? (folder || organizationId));
