import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { GuestAccess } from '@tv/contract/people/guests';
import { guestPath } from '@tv/contract/pages/page-paths';
import { limits } from '@tv/contract/limits/limits';
import { call, callPaged } from '@tv/client/lib/api/call.ts';
import { pagesOf } from '@tv/client/lib/api/paging.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import { setGuestToken } from '@tv/client/lib/session/unlock-tokens.ts';

/** The cookie of a share goes with the calls of that share alone. */
export const withCookie = { credentials: 'same-origin' } as const;

/** What the session of a share opens. Refused (403) without one. Its token is there before what it opens is asked for. */
export const guestAccess = (id: string) =>
  queryOptions({
    queryKey: ['guest', id],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const access = await call('GET /Guests/:id', { params: { id }, signal, ...withCookie });
      setGuestToken(access.token);
      return access;
    },
  });

export const sharedContents = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['guest', id, 'media-contents'],
    ...pagesOf(limits.pageSize),
    queryFn: ({ pageParam, signal }) =>
      callPaged('GET /Guests/:id/MediaContents', {
        params: { id },
        query: { ...pageParam, pageSize: limits.pageSize },
        signal,
        ...withCookie,
      }),
  });

/** An item is read as on public pages, by the token of the share. */
export const guestArea = (id: string, { organization }: GuestAccess): Area => ({
  isPublic: true,
  prefix: guestPath(id),
  organizationId: organization.id,
});
