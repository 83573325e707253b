import { screen } from '@testing-library/react';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { afterEach, expect, it } from 'vitest';
import { Navigation } from '../features/chrome/navigation.tsx';
import { Actions } from '../features/watch/reactions/actions.tsx';
import { outgoing } from '@tv/client/lib/api/outgoing.ts';
import { useMayFollow } from '@tv/client/lib/categories/following.ts';
import { openRoutes, organizationId, preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as chrome from '@tv/strings/en/browse/chrome.ts';
import * as saving from '@tv/strings/en/parts/saving.ts';
import * as likes from '@tv/strings/en/watch/like.ts';
import * as text from '@tv/strings/en/watch/watch.ts';
import { FollowButton } from '../parts/follow-button.tsx';
import { RemindButton } from '../parts/remind-button.tsx';

preparePages();
afterEach(() => delete outgoing.guard);

const item = {
  ...{ id: organizationId, organizationId, title: 'Ridge at dawn', reactionsSummary: [] },
} as unknown as MediaContent;
const never = () => {};

function Everything() {
  const mayFollow = useMayFollow();
  return (
    <>
      <Navigation drawer={undefined} onDrawer={never} />
      <Actions item={item} isMember hasDownloads onShare={never} onDownload={never} />
      <RemindButton item={item} />
      {mayFollow && <FollowButton category={{ id: organizationId, name: 'Safety', isFollowed: false }} />}
    </>
  );
}

const entries = [
  ...[likes.like.name, saving.save, text.share, saving.remindMe, saving.follow],
  ...[chrome.following, chrome.myPlaylist],
];

it('what only the person could do is left out while somebody else’s view is shown, and downloads are off', async () => {
  stubService({});
  signInAs({ organizationId });
  const shown = () => entries.filter((name) => screen.queryByText(name) !== null);
  const { unmount } = openRoutes([{ path: '/', element: <Everything /> }], '/');
  const download = () => screen.getByRole<HTMLButtonElement>('button', { name: text.download });
  expect([shown(), download().disabled]).toEqual([entries, false]);
  unmount();
  outgoing.guard = () => ({});
  openRoutes([{ path: '/', element: <Everything /> }], '/');
  expect([shown(), download().disabled]).toEqual([[], true]);
  expect(screen.getByText(chrome.discover)).toBeTruthy();
});
