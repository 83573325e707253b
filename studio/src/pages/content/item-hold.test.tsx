import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { because } from '@tv/contract/reasons/problem-reasons';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/item/hold.ts';
import { testItem } from '../../content/table/test-item.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const item = testItem({ permitted: ['edit'] });
const held = { ...item, permitted: [], legalHold: { kind: 'item', reason: 'Case 7' } } as typeof item;

it('an admin places an item under legal hold, reads why it is, and lifts the hold', async () => {
  let shown = item;
  const service = stubService({
    'GET /Management/MediaContents/:id': () => tagged(shown, '"1"'),
    'PUT /Management/MediaContents/:id/LegalHold': refusal(404, { why: because('request.notFound') }),
    'DELETE /Management/MediaContents/:id/LegalHold': () => (shown = item),
    'GET /Categories': [],
  });
  openStudio(`content/${item.id}`);
  fireEvent.click(await screen.findByRole('button', { name: text.place }));
  const dialog = await screen.findByRole('dialog', { name: text.place });
  fireEvent.change(within(dialog).getByLabelText(text.reason), { target: { value: ' Case 7 ' } });
  const place = within(dialog).getByRole('button', { name: text.place });
  fireEvent.click(place);
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  service.answer({ 'PUT /Management/MediaContents/:id/LegalHold': () => (shown = held) });
  fireEvent.click(place);
  await textAppears(text.placed);
  expect(service.heard('PUT /Management/MediaContents/:id/LegalHold').at(-1)?.body).toEqual({
    reason: 'Case 7',
  });
  expect(await screen.findByText(text.keptByItem('Case 7'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: text.lift }));
  await waitFor(() => expect(screen.getByRole('button', { name: text.place })).toBeTruthy());
});

it('a hold of the manager is lifted elsewhere', async () => {
  const byManager = { ...held, legalHold: { kind: 'manager' } } as typeof item;
  stubService({ 'GET /Management/MediaContents/:id': tagged(byManager, '"1"'), 'GET /Categories': [] });
  openStudio(`content/${item.id}`);
  expect(await screen.findByText(text.keptByManager)).toBeTruthy();
  expect(screen.queryByRole('button', { name: text.lift })).toBeNull();
});
