import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Role } from '@tv/contract/enumerations';
import { expect, it } from 'vitest';
import { useToasts } from '@tv/client/lib/layout/toasts.ts';
import { openRoutes, organizationId, preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import { OrganizationSettings } from './organization-settings.tsx';

preparePages();

const leave = 'DELETE /Users/Me/Organizations/:id' as const;
const other = 'bbbbbbbb-0000-4000-8000-000000000000';
const all = [
  { organizationId, organizationName: 'Aurora Energy', roleName: Role.Admin },
  { organizationId: other, organizationName: 'Harbor Bank', roleName: Role.Viewer },
];

const Page = () => (
  <>
    <OrganizationSettings />
    <output>{useToasts().at(-1)?.text}</output>
  </>
);

async function open(answers: Parameters<typeof stubService>[0]) {
  const service = stubService({ 'GET /Users/Me/Organizations': onlyPage(all), ...answers });
  signInAs();
  openRoutes([{ path: '/', Component: Page }], '/');
  /** Asks to leave, and answers the question. */
  const answer = async (name: string, button: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `Leave ${name}` }));
    const dialog = await screen.findByRole('dialog', { name: `Leave ${name}?` });
    fireEvent.click(within(dialog).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { service, answer };
}

it('nobody leaves who thinks better of it', async () => {
  const { service, answer } = await open({ [leave]: undefined });
  await answer('Aurora Energy', 'Cancel');
  expect(service.heard(leave)).toEqual([]);
});

it('the last administrator is told why they stay', async () => {
  const { service, answer } = await open({ [leave]: refusal(409) });
  await answer('Aurora Energy', 'Leave');
  expect(service.heard(leave).map(({ params }) => params)).toEqual([{ id: organizationId }]);
  await screen.findByText(/You are the last admin of Aurora Energy/, { selector: 'output' });
  screen.getByRole('button', { name: 'Leave Aurora Energy' });
});

it('another organization than the shown one is left without leaving the page', async () => {
  const { service, answer } = await open({ [leave]: () => undefined as never });
  await screen.findByRole('button', { name: 'Leave Harbor Bank' });
  service.answer({ 'GET /Users/Me/Organizations': onlyPage(all.slice(0, 1)) });
  await answer('Harbor Bank', 'Leave');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Leave Harbor Bank' })).toBeNull());
  expect(service.heard(leave).map(({ params }) => params)).toEqual([{ id: other }]);
});
