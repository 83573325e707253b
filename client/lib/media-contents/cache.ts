import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { queryClient } from '../api/query-client.ts';

/** Changes one media content in every answer that holds it, so that a card, the hero and the watch page agree at once. */
export function patchMediaContent(id: string, patch: Partial<MediaContent>): void {
  queryClient.setQueriesData({}, (data: unknown) => patched(data, id, patch));
}

/** Copies only what changes: answers without the item stay the same object and render nothing. */
export function patched(data: unknown, id: string, patch: Partial<MediaContent>): unknown {
  if (Array.isArray(data)) {
    const items = data.map((entry: unknown) => patched(entry, id, patch));
    return items.some((entry, index) => entry !== data[index]) ? items : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  const entry = data as Record<string, unknown>;
  if (entry['id'] === id && 'durationInSeconds' in entry) return { ...entry, ...patch };
  let copy: Record<string, unknown> | undefined;
  for (const key of ['pages', 'answer', 'mediaContents', 'mediaContent']) {
    const value = patched(entry[key], id, patch);
    if (value !== entry[key]) copy = { ...(copy ?? entry), [key]: value };
  }
  return copy ?? data;
}
