import { callAddress } from '../../platform/http/call-address.ts';
import { MediaType } from '@tv/contract/enumerations';
import type { DownloadLink } from '@tv/contract/media-contents/media-content';
import type { MediaPackage } from '../../media/media-package.ts';
import { downloadName, sizeOf } from '../../media/download-name.ts';
import { joinedOf, joinedSize } from '../../media/mux-download.ts';
import type { DownloadFor, MediaTokens } from '../../media/media-token.ts';
import type { AuthorizedItem } from '../authorize-media-content.ts';

type Download = Pick<DownloadLink, 'label' | 'kind' | 'mimeType' | 'height' | 'sizeInBytes'> & {
  file: string;
};

/** Lists the downloads of an item: a video in each size with its default sound, or every sound track of an audio item. */
export function downloadsOf(media: MediaPackage): Download[] {
  if (media.mediaType === MediaType.AUDIO)
    return media.audioTracks.map((track) => ({
      file: track.playlist.replace(/\.m3u8$/, '.mp4'),
      label: media.audioTracks.length > 1 ? track.name : 'Audio',
      kind: 'audio',
      mimeType: 'audio/mp4',
      sizeInBytes: track.sizeInBytes,
    }));
  return media.renditions
    .map((rendition) => {
      const height = sizeOf(rendition);
      return {
        file: downloadName(height),
        label: `${height}p`,
        kind: 'video',
        mimeType: 'video/mp4',
        height,
        sizeInBytes: joinedSize(joinedOf(media, height) ?? [], media.durationInSeconds),
      };
    })
    .sort((one, other) => other.height - one.height);
}

/** Download addresses. Each opens its one file for 3 minutes, or shorter if the holder's right ends earlier. */
export function downloadLinks(
  mediaTokens: MediaTokens,
  mediaContentId: string,
  { package: media, packageVersion, isManaged }: AuthorizedItem,
  whose: DownloadFor,
): Promise<DownloadLink[]> {
  return Promise.all(
    (media ? downloadsOf(media) : []).map(async ({ file, ...download }) => {
      const { token, expiresAt } = await mediaTokens.issueDownload(mediaContentId, file, {
        ...whose,
        isManaged,
      });
      return {
        id: file,
        ...download,
        url: callAddress('GET /media/:id/:version/:file', {
          params: { id: mediaContentId, version: packageVersion, file },
          query: { jwt: token },
        }),
        expiresAt: expiresAt.toISOString(),
      };
    }),
  );
}
