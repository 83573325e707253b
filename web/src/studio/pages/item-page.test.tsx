import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openRoutes, preparePages, signInAs } from '../../lib/testing/open-routes.tsx';
import { stubService, tagged } from '../../lib/testing/stub-service.ts';
import { testItem } from '../content/table/test-item.ts';
import { studioRoutes } from '../routes.tsx';

preparePages();

const item = testItem({ permitted: ['edit'], title: 'Ridge at dawn' });
const routes = [{ path: '/studio', children: studioRoutes }];

async function open(answers: Parameters<typeof stubService>[0] = {}) {
  const service = stubService({
    'GET /Management/MediaContents/:id': tagged(item, '"1"'),
    'GET /Management/MediaContents/:id/Versions': [],
    'GET /Categories': [],
    ...answers,
  });
  signInAs();
  openRoutes(routes, `/studio/content/${item.id}`);
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  return { service, title };
}

it('saves a changed title by itself, and sends the tag of what was read', async () => {
  const { service, title } = await open({
    'PATCH /Management/MediaContents/:id': ({ body }) => tagged({ ...item, ...body } as typeof item, '"2"'),
  });
  expect(title.value).toBe('Ridge at dawn');
  fireEvent.change(title, { target: { value: 'Ridge at noon' } });
  await screen.findByText(/^Saved at /);
  const [sent] = service.heard('PATCH /Management/MediaContents/:id');
  expect(sent?.headers.get('if-match')).toBe('"1"');
  expect(sent?.body).toMatchObject({ title: 'Ridge at noon' });
});
