import { queryOptions, useQuery } from '@tanstack/react-query';
import type { StorageUse } from '@tv/contract/organization/storage';
import { studioPath } from '@tv/contract/pages/studio-paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '@tv/client/lib/api/call.ts';
import { byteSize } from '@tv/strings/en/locale.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/organization/storage.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { ProgressBar } from '@tv/ui/loading/progress-bar.tsx';
import style from './storage-use.module.css';

const storageUse = (organizationId: string) =>
  queryOptions({
    queryKey: ['storage-use', organizationId],
    queryFn: ({ signal }) => call('GET /Management/Storage', { signal }),
    refetchOnMount: true,
  });

const kinds = ['originals', 'packages', 'attachments', 'subtitles'] as const;
/** The share of the limit from which little is left. */
const nearlyAll = 0.9;

/** What the organization stores, against its limit. */
export function StorageUseView() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const { data: use, error, refetch } = useQuery(storageUse(organizationId));
  if (error && !use) return <Failure error={error} retry={() => void refetch()} />;
  return use ? <Use use={use} /> : <LinesSkeleton />;
}

function Use({ use }: { use: StorageUse }) {
  const { storedBytes, storageLimit, categories, items, searchRebuild } = use;
  const size = byteSize(storedBytes);
  const isNearlyFull = storageLimit !== undefined && storedBytes > storageLimit * nearlyAll;
  return (
    <div className={style.use}>
      <section className={style.all} aria-label={text.storage}>
        <p className={style.total}>
          {storageLimit === undefined ? text.used(size) : text.usedOf(size, byteSize(storageLimit))}
        </p>
        {storageLimit !== undefined && (
          <meter
            className={style.meter}
            min={0}
            max={storageLimit}
            high={storageLimit * nearlyAll}
            value={storedBytes}
            aria-label={text.usedOf(size, byteSize(storageLimit))}
          />
        )}
        <p className={isNearlyFull ? style.warning : style.note}>
          {isNearlyFull ? text.nearlyFull : storageLimit === undefined ? text.noLimit : ''}
        </p>
        <p className={style.note}>{storedBytes === 0 ? text.nothing : text.deletedText}</p>
      </section>
      {searchRebuild && <SearchRebuild {...searchRebuild} />}
      <Shares title={text.byKind}>
        {kinds.map((kind) => (
          <Share key={kind} name={text.kinds[kind]} bytes={use.kinds[kind]} of={storedBytes} />
        ))}
      </Shares>
      {categories.length > 0 && (
        <Shares title={text.byCategory} note={text.categoriesText}>
          {categories.map(({ id, name, storedBytes: bytes }) => (
            <Share key={id} name={name} bytes={bytes} of={storedBytes} />
          ))}
        </Shares>
      )}
      {items.length > 0 && (
        <Shares title={text.largest}>
          {items.map(({ id, title, storedBytes: bytes, packageVersions }) => (
            <Share
              key={id}
              name={<Link to={studioPath('content/:id', { id })}>{title}</Link>}
              note={packageVersions > 1 ? text.versions(packageVersions) : undefined}
              bytes={bytes}
              of={storedBytes}
            />
          ))}
        </Shares>
      )}
    </div>
  );
}

type SharesProps = { title: string; note?: string; children: ReactNode };

const Shares = ({ title, note, children }: SharesProps) => (
  <section>
    <h2 className={style.title}>{title}</h2>
    {note && <p className={style.note}>{note}</p>}
    <ul>{children}</ul>
  </section>
);

type ShareProps = { name: ReactNode; note?: string | undefined; bytes: number; of: number };

/** One line: its name, its size, and a bar as long as its share. */
const Share = ({ name, note, bytes, of }: ShareProps) => (
  <li className={style.share}>
    <p className={style.name}>
      <bdi>{name}</bdi>
      {note && <span className={style.note}> · {note}</span>}
    </p>
    <p className={style.size}>{byteSize(bytes)}</p>
    <span className={style.bar} aria-hidden="true">
      <span style={{ inlineSize: `${of > 0 ? Math.min(100, (bytes / of) * 100) : 0}%` }} />
    </span>
  </li>
);

/** How far the rebuilding of search has come after a new version. */
function SearchRebuild({ remaining, total }: NonNullable<StorageUse['searchRebuild']>) {
  const done = total - remaining;
  return (
    <section className={style.all} aria-label={text.search}>
      <h2 className={style.title}>{text.search}</h2>
      <ProgressBar value={done} max={total} label={text.search} />
      <p className={style.note}>{text.searchRebuild(done, total)}</p>
    </section>
  );
}
