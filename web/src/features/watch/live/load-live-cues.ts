import type { LiveCues } from '@tv/contract/live-captions';
import type { MediaContent } from '@tv/contract/media-content';
import { fetchText } from '../../../lib/api/call.ts';
import { withMediaToken } from '../../../lib/media-contents/address.ts';

/** The captions of a running stream behind a number. Their file stands beside its playlist. */
export async function loadLiveCues(
  { videoUrl = '', ...item }: Pick<MediaContent, 'id' | 'organizationId' | 'videoUrl'>,
  after: number,
): Promise<LiveCues> {
  const address = videoUrl.replace(/[^/]*$/, `captions.json?after=${after}`);
  return JSON.parse(await fetchText(withMediaToken(address, item))) as LiveCues;
}
