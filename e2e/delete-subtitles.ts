import type { APIRequestContext } from '@playwright/test';
import type { Answer } from '@tv/contract/api';
import { callAsCommandLine } from './calls.ts';

type Subtitle = Answer<'GET /Management/MediaContents/:id/Subtitles'>[number];

/** Deletes the subtitles of an item that a test has added. */
export async function deleteSubtitles(
  request: APIRequestContext,
  id: string,
  isAdded: (subtitle: Subtitle) => boolean,
): Promise<void> {
  const all = await callAsCommandLine(request, 'GET /Management/MediaContents/:id/Subtitles', {
    params: { id },
  });
  for (const { languageCode, kind } of all.filter(isAdded))
    await callAsCommandLine(request, 'DELETE /Management/MediaContents/:id/Subtitles/:languageCode', {
      params: { id, languageCode },
      query: { kind },
    });
}
