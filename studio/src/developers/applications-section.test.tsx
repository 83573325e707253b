import type { Application } from '@tv/contract/integrations/applications';
import { because } from '@tv/contract/reasons/problem-reasons';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import { openStudio, textAppears } from '../testing/open-studio.tsx';

preparePages();

const id = 'cccccccc-0000-4000-8000-000000000001';

/** A service that keeps the applications it is told. */
async function open(page: string) {
  let applications: Application[] = [];
  const service = stubService({
    'GET /Management/ApiKeys': () => [],
    'GET /Management/Applications': () => applications,
    'POST /Management/Applications': ({ body }) => {
      if (body.redirectUris?.some((each) => each.startsWith('http://')))
        return refusal(400, {
          why: because('applications.notHttps', { found: body.redirectUris[0]! }),
          exceptionData: { field: 'redirectUris' },
        });
      const made = {
        ...{ id, name: body.name, type: body.type, scopes: body.scopes, hasSecret: body.hasSecret ?? false },
        ...{
          redirectUris: body.redirectUris ?? [],
          postLogoutRedirectUris: [],
          createdAt: new Date().toISOString(),
        },
      };
      applications = [made];
      return { ...made, ...(made.hasSecret && { secret: 'shown-once' }) };
    },
    'PATCH /Management/Applications/:id': ({ body }) => {
      applications = applications.map((each) => ({ ...each, ...body }));
      return applications[0]!;
    },
    'POST /Management/Applications/:id/Secrets': () => ({
      secret: 'another-one',
      formerSecretEndsAt: new Date().toISOString(),
    }),
    'DELETE /Management/Applications/:id': () => {
      applications = [];
      return new Response(null, { status: 204 });
    },
  });
  openStudio(page as never);
  await screen.findByText('No applications yet.');
  return service;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('adds a web application, shows its secret once, renews it and deletes the application', async () => {
  const service = await open('organization/developers');
  await press('New application');
  const dialog = await screen.findByRole('dialog', { name: 'New application' });
  type(within(dialog).getByLabelText('Name'), 'Intranet');
  const addresses = within(dialog).getByLabelText('Redirect addresses');
  type(addresses, 'http://intranet.example/');
  fireEvent.click(within(dialog).getByLabelText(/^Read content/));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(await within(dialog).findByText(/must begin with https/)).toBeTruthy();
  expect(document.activeElement).toBe(addresses);
  type(addresses, 'https://intranet.example/callback\n\nhttps://intranet.example/other');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  const secret = await screen.findByRole('dialog', { name: 'Intranet' });
  expect(within(secret).getByLabelText('Secret')).toHaveProperty('value', 'shown-once');
  expect(within(secret).getByLabelText('Client ID')).toHaveProperty('value', id);
  fireEvent.click(within(secret).getByRole('button', { name: 'Done' }));
  expect(service.heard('POST /Management/Applications').at(-1)?.body).toEqual({
    name: 'Intranet',
    type: 'web',
    redirectUris: ['https://intranet.example/callback', 'https://intranet.example/other'],
    postLogoutRedirectUris: [],
    scopes: ['openid', 'profile', 'email', 'content:read'],
    hasSecret: true,
  });

  await press('New secret: Intranet');
  const confirmation = await screen.findByRole('dialog', { name: 'New secret' });
  fireEvent.click(within(confirmation).getByRole('button', { name: 'New secret' }));
  expect(await screen.findByDisplayValue('another-one')).toBeTruthy();
  await press('Done');

  await press('Change: Intranet');
  const changing = await screen.findByRole('dialog', { name: /Change .*Intranet/ });
  type(within(changing).getByLabelText('Name'), 'Intranet 2');
  fireEvent.click(within(changing).getByRole('button', { name: 'Save' }));
  await textAppears('Application saved.');
  await press('Delete: Intranet 2');
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Delete application' })).getByRole('button', {
      name: 'Delete',
    }),
  );
  expect(await screen.findByText('No applications yet.')).toBeTruthy();
});
