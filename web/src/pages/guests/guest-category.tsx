import { useInfiniteQuery } from '@tanstack/react-query';
import type { GuestAccess } from '@tv/contract/people/guests';
import { guestPath } from '@tv/contract/pages/page-paths';
import { Film } from 'lucide-react';
import { useLocation } from 'react-router';
import { countOf } from '@tv/client/lib/api/paging.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { mediaContentsOf } from '@tv/client/lib/media-contents/lists.ts';
import * as counts from '@tv/strings/en/parts/counts.ts';
import * as text from '@tv/strings/en/registration/guest.ts';
import { Notice } from '@tv/ui/notice.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PagedGrid } from '../../parts/paged-grid.tsx';
import { sharedContents } from './guest-queries.ts';

/** The items of the category that is shared. The links keep the secret, so that a reload finds the way in again. */
export function GuestCategory({ id, access }: { id: string; access: GuestAccess }) {
  const { hash } = useLocation();
  const list = useInfiniteQuery(sharedContents(id));
  const { name = '', description = '' } = access.category ?? {};
  useTitle(name);
  return (
    <>
      <PageHead title={name} fact={countOf(list.data, counts.items)} text={description} />
      <PagedGrid
        list={list}
        contents={mediaContentsOf(list.data)}
        label={name}
        empty={<Notice icon={<Film />} title={text.nothing} text={text.nothingText} />}
        more={(item) => ({
          to: `${guestPath(id)}?item=${item.id}${hash}`,
          isInternal: false,
          hideOptionsButton: true,
        })}
      />
    </>
  );
}
