import { because } from '@tv/contract/reasons/problem-reasons';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { expect, it } from 'vitest';
import { createPlayer } from '@tv/player/create-player.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import { openRoutes, preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import { testItem } from '../../content/table/test-item.ts';
import { Poster } from '../../item/poster.tsx';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

it('takes a picture of one’s own as the poster, tells why another is refused, and goes back to the former one', async () => {
  let item: ManagedMediaContent = testItem({ permitted: ['edit'], thumbnailUrl: '/media/poster-1.jpg' });
  const become = (facts: Partial<ManagedMediaContent>) => {
    item = { ...item, ...facts };
    return item;
  };
  const service = stubService({
    'GET /Management/MediaContents/:id': () => tagged(item, `"${item.thumbnailUrl}"`),
    'PUT /Management/MediaContents/:id/Poster/Picture': refusal(400, { why: because('field.picture') }),
    'DELETE /Management/MediaContents/:id/Poster': () =>
      become({ thumbnailUrl: '/media/poster-1.jpg', poster: undefined as never }),
  });
  openStudio(`content/${item.id}`);
  const poster = await screen.findByAltText<HTMLImageElement>(text.posterNow);
  const file = document.querySelector('section input[type="file"]')!;
  expect(screen.getByText(text.ownPicture)).toBeTruthy();
  expect(screen.queryByText(text.formerPoster)).toBeNull();
  fireEvent.change(file, { target: { files: [new File(['a text'], 'notes.txt')] } });
  await textAppears('Choose a PNG, JPEG, WebP or AVIF picture.');

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

const previews = `WEBVTT

00:00.000 --> 00:10.000
previews.jpg#xywh=0,0,160,90

00:10.000 --> 00:20.000
previews.jpg#xywh=160,0,160,90
`;

it('takes the picture where the player stands, or one of those that are offered, and says that it is being made', async () => {
  const item = testItem({ permitted: ['edit'], durationInSeconds: 20, thumbnailUrl: '/media/poster.jpg' });
  const service = stubService(
    { 'PUT /Management/MediaContents/:id/Poster': () => item },
    { '/previews.vtt': previews },
  );
  signInAs();
  const page = (shown: ManagedMediaContent) => (
    <PlayerProvider player={createPlayer({ duration: 20 })}>
      <Poster item={shown} seekPreviewsUrl="/previews.vtt" />
    </PlayerProvider>
  );
  const { unmount } = openRoutes([{ path: '/', element: page(item) }], '/');
  fireEvent.click(await screen.findByRole('button', { name: text.usePicture('0:00') }));
  const sent = () =>
    service.heard('PUT /Management/MediaContents/:id/Poster').map(({ body }) => body.seconds);
  await waitFor(() => expect(sent()).toEqual([0]));
  const offered = screen.getAllByRole('button', { name: /as the poster$/ });
  expect(offered).toHaveLength(4);
  expect(screen.getByRole('status').textContent).toBe(text.posterHelp);
  fireEvent.click(screen.getByRole('button', { name: text.useFrame('0:14') }));
  await waitFor(() => expect(sent()).toEqual([0, 14]));
  unmount();

  const waiting = { ...item, poster: { isChosen: false, isBeingMade: true } };
  openRoutes([{ path: '/', element: page(waiting) }], '/');
  expect((await screen.findByRole('status')).textContent).toBe(text.posterBeingMade);
  expect(screen.getByAltText(text.posterNow).getAttribute('aria-busy')).toBe('true');
});
