import type { CallName } from '@tv/contract/calls/api';
import { callPath, type AddressOptions, type Optional } from '@tv/contract/calls/request';

/** Where the calls of the contract begin on the portal's own address. */
export const apiBase = '/api';

/** The address of a call on the portal: `callAddress('GET /media/organizations/:id/logo', { params: { id } })`. */
export const callAddress = <Name extends CallName>(
  name: Name,
  ...options: Optional<AddressOptions<Name>>
): string => apiBase + callPath(name, ...options);

// A list has several of these addresses an item, so the path is split once.
const [, beforeId, beforeVersion, beforeFile] = ('GET /media/:id/:version/:file' satisfies CallName).split(
  / |:id|:version|:file/,
);

/** The address of a file of an item's package. */
export const mediaFileAddress = (id: string, version: number, file: string): string =>
  `${apiBase}${beforeId}${id}${beforeVersion}${version}${beforeFile}${encodeURIComponent(file)}`;

const [, beforeLiveId, beforeLiveFile] = ('GET /media/:id/live/:file' satisfies CallName).split(
  / |:id|:file/,
);

/** The address of a file of an item's running stream. */
export const liveFileAddress = (id: string, file: string): string =>
  `${apiBase}${beforeLiveId}${id}${beforeLiveFile}${file}`;
