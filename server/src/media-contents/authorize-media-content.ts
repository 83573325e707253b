import type { MediaType } from '@tv/contract/enumerations';
import type { MediaPackage } from '../media/media-package.ts';
import type { Queries } from '../platform/db/database.ts';
import { pipelined, sql, type Sql } from '../platform/db/sql.ts';
import { accessOf, type Viewer, type ItemAccess, openableTo, shareAllowsDownload } from './visibility.ts';

export type AuthorizedItem = {
  access: Exclude<ItemAccess, 'managed'>;
  /** The caller manages the item, so it is open in every state. */
  isManaged: boolean;
  /** A guest's share allows downloads. Of others the player settings alone decide. */
  shareAllowsDownload: boolean;
  organizationId: string;
  title: string;
  mediaType: MediaType;
  package: MediaPackage | undefined;
  packageVersion: number;
  durationInSeconds: number;
  passwordVersion: number;
};

type Row = {
  access: ItemAccess;
  share_allows_download: boolean;
  organization_id: string;
  title: string;
  media_type: MediaType;
  package: MediaPackage | null;
  package_version: number;
  duration_in_seconds: number;
  password_version: number;
};

/**
 * Authorizes access to an item and its sub-resources (subtitles, attachments, downloads, settings, media files) in one
 * statement. `undefined` if the item does not exist for this viewer. Unless `open`, only metadata and the picture are shown.
 */
export async function authorizeMediaContent(
  db: Queries,
  id: string,
  viewer: Viewer,
  now: Date,
  /** A further condition, for example that the session of the token has not ended. */
  condition: Sql = sql`true`,
): Promise<AuthorizedItem | undefined> {
  const [row] = await db.query<Row>(
    pipelined(sql`
    select ${accessOf(viewer)} as access, ${shareAllowsDownload(viewer)} as share_allows_download, mc.organization_id, mc.title, mc.media_type, mc.package,
      mc.package_version, mc.duration_in_seconds, mc.password_version
    from media_contents mc where mc.id = ${id}::uuid and ${openableTo(viewer, now)}
      and ${condition}`),
  );
  return (
    row && {
      access: row.access === 'managed' ? 'open' : row.access,
      isManaged: row.access === 'managed',
      shareAllowsDownload: row.share_allows_download,
      organizationId: row.organization_id,
      title: row.title,
      mediaType: row.media_type,
      package: row.package ?? undefined,
      packageVersion: row.package_version,
      durationInSeconds: row.duration_in_seconds,
      passwordVersion: row.password_version,
    }
  );
}
