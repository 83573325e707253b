import { expect, it, vi } from 'vitest';
import { watchedItem } from '@tv/client/lib/media-contents/test-watched-item.ts';
import { organizationId, preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService } from '@tv/client/lib/testing/stub-service.ts';
import { prefetchPages } from './prefetch-pages.ts';

// Its code does not concern this test.
vi.mock('../watch/watch-page.tsx', () => ({}));

preparePages();

const item = watchedItem();

function over(href: string) {
  document.body.innerHTML = `<a href="${href}">Card</a>`;
  const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' });
  document.querySelector('a')!.dispatchEvent(event);
}

it('a card under the mouse has its item asked for before it is pressed, where it is looked at', async () => {
  const service = stubService({
    'GET /MediaContents/Publics/:id': item,
    'GET /MediaContents/Published/:id': item,
  });
  signInAs();
  const stop = prefetchPages();
  over(`/public/${organizationId}/watch/${item.id}`);
  await vi.waitFor(() =>
    expect(service.heard('GET /MediaContents/Publics/:id').map(({ params }) => params['id'])).toEqual([
      item.id,
    ]),
  );
  expect(service.heard('GET /MediaContents/Published/:id')).toEqual([]);
  over(`/watch/${item.id}`);
  await vi.waitFor(() => expect(service.heard('GET /MediaContents/Published/:id')).toHaveLength(1));
  stop();
});
