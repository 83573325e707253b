import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { fetchText } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { withMediaToken } from './address.ts';

/**
 * Reads a caption, preview or waveform file of an item, once for the player and the transcript alike.
 * The token is added when it is read: addresses stay good however long the page is open.
 */
export const textsOf =
  (whose: Pick<MediaContent, 'id' | 'organizationId'>) =>
  (url: string): Promise<string> =>
    queryClient.fetchQuery({
      queryKey: ['text', url],
      staleTime: Infinity,
      queryFn: ({ signal }) => fetchText(withMediaToken(url, whose), signal),
    });
