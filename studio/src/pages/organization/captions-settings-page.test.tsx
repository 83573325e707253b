import type { OrganizationChange } from '@tv/contract/organization/organization-settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/item/machine-captions.ts';
import { openStudio } from '../../testing/open-studio.tsx';
import { testOrganization } from './test-organization.ts';

preparePages();

it('allows captions by machine, and names words, each saved at once', async () => {
  let stored = testOrganization({ allowsMachineCaptions: true });
  const service = stubService({
    'GET /Management/Organization': () => stored,
    'PATCH /Management/Organization': ({ body }) => (stored = { ...stored, ...(body as object) }),
  });
  openStudio('organization/machine-captions');
  const sent = (): OrganizationChange[] =>
    service.heard('PATCH /Management/Organization').map(({ body }) => body);
  const allow = await screen.findByRole<HTMLInputElement>('switch', { name: text.allow });
  expect(allow.checked).toBe(true);
  fireEvent.click(allow);
  await waitFor(() => expect(screen.queryByLabelText(text.glossary)).toBeNull());
  fireEvent.click(allow);
  const words = await screen.findByLabelText(text.glossary);
  fireEvent.change(words, { target: { value: 'heat pump' } });
  fireEvent.keyDown(words, { key: 'Enter' });
  const remove = await screen.findByRole('button', { name: text.removeWord('heat pump') });
  await waitFor(() => expect(sent()).toHaveLength(3));
  fireEvent.click(remove);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: text.removeWord('heat pump') })).toBeNull(),
  );
  await waitFor(() =>
    expect(sent()).toEqual([
      { allowsMachineCaptions: false },
      { allowsMachineCaptions: true },
      { captionGlossary: ['heat pump'] },
      { captionGlossary: [] },
    ]),
  );
});
