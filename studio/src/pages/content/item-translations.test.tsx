import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import { testItem } from '../../content/table/test-item.ts';
import { openStudio } from '../../testing/open-studio.tsx';

preparePages();

const item = testItem({
  permitted: ['edit'],
  title: 'Ridge at dawn',
  translations: { de: { title: 'Grat am Morgen' }, ar: { description: 'وصف' } },
});

it('a title is edited in each language, and only what changed is sent', async () => {
  const service = stubService({
    'GET /Management/MediaContents/:id': tagged(item, '"1"'),
    'GET /Management/MediaContents/:id/Versions': [],
    'GET /Categories': [],
    'PATCH /Management/MediaContents/:id': ({ body }) =>
      tagged(
        { ...item, ...body, translations: { ...item.translations, ...body.translations } } as typeof item,
        '"2"',
      ),
  });
  openStudio(`content/${item.id}`);
  const german = await screen.findByLabelText<HTMLInputElement>('Title (German)');
  expect([german.value, german.lang]).toEqual(['Grat am Morgen', 'de']);
  const arabic = screen.getByLabelText('Description (Arabic)');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Ridge at dawn');
  fireEvent.change(german, { target: { value: 'Grat am Mittag' } });
  await screen.findByText(/^Saved at /);
  const [sent] = service.heard('PATCH /Management/MediaContents/:id');
  expect(sent?.body).toEqual({ translations: { de: { title: 'Grat am Mittag' } } });
});
