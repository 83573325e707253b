import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ManagedMediaContent } from '@tv/contract/managed-media-content';
import { expect, it } from 'vitest';
import { preparePages } from '../../lib/testing/open-routes.tsx';
import { refusal, stubService, tagged } from '../../lib/testing/stub-service.ts';
import * as text from '../../strings/en/studio-item.ts';
import { testItem } from '../content/table/test-item.ts';
import { openStudio, said } from './open-studio.tsx';

preparePages();

it('takes a picture of one’s own as the poster, tells why another is refused, and goes back to the former one', async () => {
  let item: ManagedMediaContent = testItem({ permitted: ['edit'], thumbnailUrl: '/media/poster-1.jpg' });
  const become = (facts: Partial<ManagedMediaContent>) => {
    item = { ...item, ...facts };
    return item;
  };
  const service = stubService({
    'GET /Management/MediaContents/:id': () => tagged(item, `"${item.thumbnailUrl}"`),
    'PUT /Management/MediaContents/:id/Poster/Picture': refusal(400, { message: 'This is no picture.' }),
    'DELETE /Management/MediaContents/:id/Poster': () =>
      become({ thumbnailUrl: '/media/poster-1.jpg', poster: undefined as never }),
  });
  openStudio(`content/${item.id}`);
  const poster = await screen.findByAltText<HTMLImageElement>(text.posterNow);
  const file = document.querySelector('section input[type="file"]')!;
  expect(screen.getByText(text.ownPicture)).toBeTruthy();
  expect(screen.queryByText(text.formerPoster)).toBeNull();
  fireEvent.change(file, { target: { files: [new File(['a text'], 'notes.txt')] } });
  await said('This is no picture.');

  service.answer({
    'PUT /Management/MediaContents/:id/Poster/Picture': () =>
      become({ thumbnailUrl: '/media/poster-2.jpg', poster: { isChosen: true, isBeingMade: false } }),
  });
  const picture = new File(['a picture'], 'home.jpg', { type: 'image/jpeg' });
  fireEvent.change(file, { target: { files: [picture] } });
  await waitFor(() => expect(poster.src).toContain('poster-2'));
  const sent = service.heard('PUT /Management/MediaContents/:id/Poster/Picture');
  expect(sent[1]?.body as unknown).toBe(picture);

  fireEvent.click(screen.getByText(text.formerPoster));
  await waitFor(() => expect(poster.src).toContain('poster-1'));
  expect(screen.queryByText(text.formerPoster)).toBeNull();
});
