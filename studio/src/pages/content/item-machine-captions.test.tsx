import type { CaptionRequest } from '@tv/contract/captions/machine-captions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import * as itemText from '@tv/strings/en/studio/item/item.ts';
import * as text from '@tv/strings/en/studio/item/machine-captions.ts';
import { testItem } from '../../content/table/test-item.ts';
import { openStudio } from '../../testing/open-studio.tsx';

preparePages();

const item = testItem({ permitted: ['edit'] });
const request: CaptionRequest = {
  ...{ id: 'cccccccc-0000-4000-8000-000000000001', kind: 'transcription', state: 'working', progress: 0.5 },
  createdDate: '2026-11-01T10:00:00Z',
};

it('shows how far a machine is with captions, and cancels them', async () => {
  let requests: CaptionRequest[] = [];
  const service = stubService({
    'GET /Management/MediaContents/:id': tagged(item, '"1"'),
    'GET /Management/MediaContents/:id/Subtitles': [],
    'GET /Management/MediaContents/:id/SubtitleDrafts': [],
    'GET /Management/MediaContents/:id/CaptionRequests': () => ({ requests }),
    'POST /Management/MediaContents/:id/CaptionRequests': () => {
      requests = [request];
      return request;
    },
    'DELETE /Management/MediaContents/:id/CaptionRequests/:requestId': () => {
      requests = [{ ...request, state: 'cancelled' }];
      return undefined as never;
    },
  });
  openStudio(`content/${item.id}?tab=captions`);
  fireEvent.click(await screen.findByRole('button', { name: text.makeCaptions }));
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', {
    name: text.progressOf(text.captions),
  });
  expect(bar.value).toBe(0.5);
  expect(service.heard('POST /Management/MediaContents/:id/CaptionRequests')[0]?.body).toEqual({
    kind: 'transcription',
  });
  fireEvent.click(screen.getByRole('button', { name: `${text.cancel}: ${text.captions}` }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(
    service
      .heard('DELETE /Management/MediaContents/:id/CaptionRequests/:requestId')
      .map(({ params }) => params),
  ).toEqual([{ id: item.id, requestId: request.id }]);
  expect(screen.getByText(itemText.noCaptions)).toBeTruthy();
});
