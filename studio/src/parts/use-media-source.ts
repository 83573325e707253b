import { useMemo } from 'react';
import { mediaToken } from '@tv/client/lib/media-contents/address.ts';
import { refreshUser } from '@tv/client/lib/session/current-user.ts';
import type { Source } from '@tv/player/playback/engine.ts';

/** What a player of the studio plays of an item: a playlist, with the token of the person, renewed where it is refused. */
export const useMediaSource = (url: string, id: string, organizationId: string): Source =>
  useMemo(
    () => ({
      url,
      mediaToken: async (isRefused?: boolean) => {
        if (isRefused) await refreshUser().catch(() => undefined);
        return mediaToken({ id, organizationId });
      },
    }),
    [url, id, organizationId],
  );
