import { fireEvent, screen, within } from '@testing-library/react';
import type { ApiKey } from '@tv/contract/integrations/api-keys';
import { because } from '@tv/contract/reasons/problem-reasons';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as keys from '@tv/strings/en/studio/developers/api-keys.ts';
import * as sites from '@tv/strings/en/studio/developers/other-sites.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';
import { testOrganization } from './test-organization.ts';

preparePages();

const id = 'cccccccc-0000-4000-8000-000000000001';
const present: ApiKey = {
  ...{ id, name: 'Nightly import', scopes: ['content:read'], allowedNetworks: [], start: 'tv_demo_abc' },
  ...{ createdAt: '2026-11-01T08:00:00Z', state: 'active', madeBy: 'ada@aurora.example' },
};

/** A service that keeps the keys and sites it is told. */
async function open(facts: { keys?: ApiKey[]; apiOrigins?: string[] } = {}) {
  let stored = testOrganization({ apiOrigins: facts.apiOrigins ?? [] });
  let listed = facts.keys ?? [];
  const service = stubService({
    'GET /Management/Organization': () => stored,
    'PATCH /Management/Organization': ({ body: { apiOrigins = [] } }) => {
      const found = apiOrigins.find((each) => each.includes('*'));
      if (found)
        return refusal(400, {
          why: because('organization.originForAll', { found }),
          exceptionData: { field: 'apiOrigins' },
        });
      stored = testOrganization({ apiOrigins });
      return stored;
    },
    'GET /Management/ApiKeys': () => listed,
    'POST /Management/ApiKeys': ({ body }) => {
      const made = { ...present, name: body.name, scopes: body.scopes };
      listed = [made];
      return { ...made, key: 'tv_demo_whole_key' };
    },
    'DELETE /Management/ApiKeys/:id': () => {
      listed = [];
      return new Response(null, { status: 204 });
    },
  });
  openStudio('organization/developers');
  await screen.findByRole('heading', { level: 1, name: 'Developers' });
  return service;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('makes a key and shows it once, then deletes it', async () => {
  const service = await open();
  expect(await screen.findByText(keys.noKeys)).toBeTruthy();
  await press(keys.newKey);
  const dialog = await screen.findByRole('dialog', { name: keys.newKey });
  type(within(dialog).getByLabelText(keys.name), 'Nightly import');
  fireEvent.click(within(dialog).getByLabelText(new RegExp(`^${keys.scopeNames['content:read']}`)));
  fireEvent.click(within(dialog).getByRole('button', { name: keys.create }));
  expect(await screen.findByDisplayValue('tv_demo_whole_key')).toBeTruthy();
  await press('Done');
  expect(screen.queryByDisplayValue('tv_demo_whole_key')).toBeNull();
  expect(service.heard('POST /Management/ApiKeys')).toMatchObject([
    { body: { name: 'Nightly import', scopes: ['content:read'] } },
  ]);
  expect(await screen.findByText('Nightly import')).toBeTruthy();
  await press(new RegExp(`^${keys.remove}: Nightly import`));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: keys.remove }));
  expect(await screen.findByText(keys.noKeys)).toBeTruthy();
});

it('says of a key that nobody answers for any more what to do', async () => {
  await open({ keys: [{ ...present, state: 'stopped' }] });
  expect(await screen.findByText(keys.stoppedHelp)).toBeTruthy();
});

it('adds a site, shows what is wrong with one at the field, and removes one after a question', async () => {
  const service = await open();
  expect(await screen.findByText(sites.none)).toBeTruthy();
  const field = screen.getByLabelText(sites.origin);
  type(field, 'https://*.example');
  await press(sites.add);
  expect(await screen.findByText(/https:\/\/\*\.example/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type(field, 'https://intranet.example');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  await press(sites.add);
  await textAppears(sites.added);
  expect(screen.getByText('https://intranet.example')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('');
  await press(`${sites.remove}: https://intranet.example`);
  const question = await screen.findByRole('dialog', { name: sites.removeTitle });
  fireEvent.click(within(question).getByRole('button', { name: sites.remove }));
  expect(await screen.findByText(sites.none)).toBeTruthy();
  expect(service.heard('PATCH /Management/Organization').at(-1)?.body).toEqual({ apiOrigins: [] });
});
