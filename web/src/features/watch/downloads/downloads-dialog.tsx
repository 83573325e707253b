import { queryOptions, useQuery } from '@tanstack/react-query';
import { writtenEndings } from '@tv/contract/captions/caption-formats';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { Subtitle } from '@tv/contract/captions/captions';
import { Captions, Film, Music } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { withMediaToken } from '@tv/client/lib/media-contents/address.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/watch/downloads.ts';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { byteSize } from '@tv/strings/en/locale.ts';
import styles from './downloads-dialog.module.css';
import { itemRequest } from '../queries.ts';

import { saveSubtitle, subtitleFileName } from './save-subtitle.ts';

type Props = { item: MediaContent; area: Area; subtitles: readonly Subtitle[]; allowDownload: boolean };

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <section>
    <h3 className={styles.name}>{name}</h3>
    <ul>{children}</ul>
  </section>
);

const MediaLinks = ({ item, area }: Pick<Props, 'item' | 'area'>) => {
  const { data, isPending, error, refetch } = useQuery(downloadLinksOf(area, item.id));
  if (isPending)
    return (
      <div className={styles.waiting} role="status" aria-label={text.loading}>
        <Skeleton height={44} radius="8px" />
        <Skeleton height={44} radius="8px" />
      </div>
    );
  if (error) return <Failure size="small" as="p" error={error} retry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <Group name={item.type === 0 ? text.audio : text.video}>
      {data.map((link) => {
        const Icon = link.mimeType.startsWith('audio') ? Music : Film;
        return (
          <li key={link.id}>
            <a className={styles.link} href={link.url} download>
              <Icon aria-hidden="true" size={20} />
              <span className={styles.label}>{link.label}</span>
              <span className={styles.size}>{byteSize(link.sizeInBytes)}</span>
            </a>
          </li>
        );
      })}
    </Group>
  );
};

const SubtitleLinks = ({ item, subtitles }: Pick<Props, 'item' | 'subtitles'>) => (
  <Group name={text.subtitles}>
    {subtitles.map((subtitle) => (
      <li key={subtitle.id} className={styles.subtitle}>
        <Captions aria-hidden="true" size={20} />
        <span className={styles.label}>{subtitle.languageName}</span>
        {writtenEndings.map((format) => (
          <a
            key={format}
            className={styles.format}
            href={`${withMediaToken(subtitle.url, item)}&format=${format}`}
            aria-label={`${subtitle.languageName}, ${format.toUpperCase()}`}
            download
            onClick={(event) => {
              event.preventDefault();
              void saveSubtitle(
                event.currentTarget.href,
                subtitleFileName(item.title, subtitle.languageCode, format),
              );
            }}
          >
            {format.toUpperCase()}
          </a>
        ))}
      </li>
    ))}
  </Group>
);

/** Everything of an item that can be downloaded: the media itself, where that is allowed, and its subtitles. */
export const DownloadsDialog = ({
  isOpen,
  onClose,
  ...rest
}: Props & { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.title} look="sheet">
    <div className={styles.groups}>
      {rest.allowDownload && <MediaLinks item={rest.item} area={rest.area} />}
      {rest.subtitles.length > 0 && <SubtitleLinks item={rest.item} subtitles={rest.subtitles} />}
    </div>
  </Dialog>
);

/** The addresses are good for 3 minutes: fetched again each time they are shown. */
const downloadLinksOf = (area: Area, id: string) =>
  queryOptions({
    queryKey: [area.prefix, 'watch', id, 'downloads'],
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    queryFn: ({ signal }) => {
      const options = itemRequest(id, signal);
      const params = { id, organizationId: area.organizationId };
      return area.isPublic
        ? call('GET /MediaContents/DownloadLinks/:id/Publics/:organizationId/Viewers', { ...options, params })
        : call('GET /MediaContents/DownloadLinks/:id/Viewers', options);
    },
  });
