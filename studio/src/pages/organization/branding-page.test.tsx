import { because } from '@tv/contract/reasons/problem-reasons';
import type { ManagedOrganization } from '@tv/contract/organization/organization-settings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/organization/branding.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import { openStudio } from '../../testing/open-studio.tsx';
import { testOrganization } from './test-organization.ts';

preparePages();

it('shows nobody a logo before it is saved, and loses nothing where a part cannot be saved', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:chosen');
  URL.revokeObjectURL = vi.fn();
  let settings = testOrganization({ logoUrl: '/light.png' });
  const reason = 'Choose a PNG, JPEG, WebP or AVIF picture.';
  const gone = () => new Response(null, { status: 204 });
  const service = stubService({
    'GET /Management/Organization': () => settings,
    'PATCH /Management/Organization': ({ body }) =>
      (settings = { ...settings, ...body } as ManagedOrganization),
    'PUT /Management/Organization/Logo': refusal(400, { why: because('field.picture') }),
    'DELETE /Management/Organization/Logo': () => {
      const { logoUrl: _, ...others } = settings;
      settings = others;
      return gone();
    },
  });
  const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const group = async (background: 'light' | 'dark') =>
    within(await screen.findByRole('group', { name: text.logoOn[background] }));
  const page = openStudio('organization/branding');
  expect((await group('dark')).getByAltText(text.logoOfOther).getAttribute('src')).toBe('/light.png');
  expect(asksBeforeLeaving()).toBe(false);

  const input = screen
    .getByRole('group', { name: text.logoOn.dark })
    .querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File(['x'], 'dark.png')] } });
  expect((await group('dark')).getByAltText(text.logoNow).getAttribute('src')).toBe('blob:chosen');
  fireEvent.click((await group('light')).getByRole('button', { name: text.removeLogo }));
  fireEvent.change(screen.getByLabelText(text.colorName.textLinkColor), { target: { value: '#2fd6a3' } });
  expect(asksBeforeLeaving()).toBe(true);

  // Another screen and back again: all of it is there, and none of it is live.
  page.unmount();
  openStudio('organization/branding');
  expect((await group('light')).getByAltText(text.logoOfOther).getAttribute('src')).toBe('blob:chosen');
  expect(service.heard('PUT /Management/Organization/Logo')).toEqual([]);
  expect(service.heard('DELETE /Management/Organization/Logo')).toEqual([]);

  const save = () => fireEvent.click(screen.getByRole('button', { name: fields.save }));
  save();
  expect((await (await group('dark')).findByRole('alert')).textContent).toBe(reason);
  await waitFor(() => expect(settings.colors).toEqual({ textLinkColor: '#2FD6A3' }));
  expect((await group('dark')).getByAltText(text.logoNow).getAttribute('src')).toBe('blob:chosen');
  expect(screen.getByText(fields.notSavedYet)).toBeTruthy();
  expect(asksBeforeLeaving()).toBe(true);

  service.answer({
    'PUT /Management/Organization/Logo': () => {
      settings = { ...settings, logoDarkUrl: '/dark.png' };
      return gone();
    },
  });
  save();
  await waitFor(() => expect(screen.queryByText(fields.notSavedYet)).toBeNull());
  expect((await group('dark')).getByAltText(text.logoNow).getAttribute('src')).toBe('/dark.png');
  expect(service.heard('DELETE /Management/Organization/Logo')).toHaveLength(1);
  expect(asksBeforeLeaving()).toBe(false);
});
