import { fireEvent, screen, within } from '@testing-library/react';
import { because } from '@tv/contract/reasons/problem-reasons';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/item/old-addresses.ts';
import { testItem } from '../../content/table/test-item.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const item = testItem({ permitted: ['edit'] });
const call = 'PUT /Management/MediaContents/:id/OldAddresses';
const addedDate = '2026-03-02T09:00:00.000Z';

it('old addresses of an item are added, refused with a reason, and removed', async () => {
  const first = 'https://old.example/v/1';
  let stored = [{ address: first, addedDate }];
  const service = stubService({
    'GET /Management/MediaContents/:id': tagged(item, '"1"'),
    'GET /Management/MediaContents/:id/OldAddresses': () => stored,
    [call]: refusal(400, { why: because('items.addressElsewhere', { address: 'https://old.example/v/2' }) }),
    'GET /Categories': [],
  });
  openStudio(`content/${item.id}`);
  const section = within(await screen.findByRole('region', { name: text.title }));
  expect(section.getByText(first)).toBeTruthy();
  fireEvent.change(section.getByLabelText(text.address), { target: { value: ' https://old.example/v/2 ' } });
  fireEvent.click(section.getByRole('button', { name: text.add }));
  expect(await section.findByText('“https://old.example/v/2” leads to another item already.')).toBeTruthy();
  service.answer({
    [call]: () => (stored = [...stored, { address: 'https://old.example/v/2', addedDate }]),
  });
  fireEvent.click(section.getByRole('button', { name: text.add }));
  await textAppears(text.changed);
  expect(service.heard(call).at(-1)?.body).toEqual({ addresses: [first, 'https://old.example/v/2'] });
  service.answer({ [call]: () => (stored = stored.slice(1)) });
  fireEvent.click(section.getByRole('button', { name: text.remove(first) }));
  await expect.poll(() => section.queryByText(first)).toBeNull();
  expect(service.heard(call).at(-1)?.body).toEqual({ addresses: ['https://old.example/v/2'] });
});
