import { because } from '@tv/contract/reasons/problem-reasons';
import type { DirectoryToken } from '@tv/contract/sign-in/directory';
import type { OrganizationDomain } from '@tv/contract/organization/organization-domains';
import type { ManagedSelfRegistration } from '@tv/contract/sign-in/registration';
import type { SignInConnection } from '@tv/contract/sign-in/sign-in-connections';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const id = 'bbbbbbbb-0000-4000-8000-000000000001';

/** A service that keeps the links, domains and tokens it is told. */
async function open() {
  let links: ManagedSelfRegistration[] = [];
  let domains: OrganizationDomain[] = [];
  let tokens: DirectoryToken[] = [];
  let connections: SignInConnection[] = [];
  const service = stubService({
    'GET /Management/SelfRegistrations': () => onlyPage(links),
    'POST /Management/SelfRegistrations': ({ body }) => {
      const made = {
        ...{ id: body.id ?? id, path: '/self-registration/1', allowedDomains: body.allowedDomains ?? [] },
        isDeactivated: false,
      };
      links = [made as ManagedSelfRegistration];
      return links[0]!;
    },
    'PATCH /Management/SelfRegistrations/:id': ({ body }) => {
      links = links.map((each) => ({ ...each, isDeactivated: body.isDeactivated ?? false }));
      return links[0]!;
    },
    'GET /Management/Domains': () => domains,
    'POST /Management/Domains': ({ body }) => {
      domains = [{ id, domain: body.domain, state: 'asked', record: 'tv-domain=abc' } as OrganizationDomain];
      return domains[0]!;
    },
    'DELETE /Management/Domains/:id': () => {
      domains = [];
      return new Response(null, { status: 204 });
    },
    'GET /Management/SignInConnections': () => connections,
    'POST /Management/SignInConnections': ({ body }) => {
      const { id: made = id, clientSecret, claims = { name: 'name', groups: 'groups' }, ...given } = body;
      connections = [
        {
          ...{
            ...given,
            id: made,
            claims,
            hasSecret: Boolean(clientSecret),
            redirectUrl: 'https://tv.example/back',
          },
          ...{ isTried: false, isActive: false, onlyThisWay: false, peopleCount: 2, withoutPasswordCount: 1 },
          createdDate: new Date().toISOString(),
        },
      ];
      return connections[0]!;
    },
    'PATCH /Management/SignInConnections/:id': ({ body }) => {
      const { claims: _, ...changed } = body;
      connections = connections.map((each) => ({ ...each, ...changed }));
      return connections[0]!;
    },
    'DELETE /Management/SignInConnections/:id': () => {
      connections = [];
      return new Response(null, { status: 204 });
    },
    'GET /Management/DirectoryTokens': () => tokens,
    'POST /Management/DirectoryTokens': ({ body }) => {
      const made = { id, name: body.name, createdDate: new Date().toISOString() };
      tokens = [made];
      return { ...made, token: 'tvscim_secret', address: 'https://tv.example/scim/v2' };
    },
    'DELETE /Management/DirectoryTokens/:id': () => {
      tokens = [];
      return new Response(null, { status: 204 });
    },
    'GET /Management/DirectoryGroups': onlyPage([]),
  });
  openStudio('organization/access');
  await screen.findByRole('heading', { level: 1, name: 'Registration and domains' });
  return service;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('makes a link to register for one domain, and deactivates it', async () => {
  const service = await open();
  expect(await screen.findByText('No links yet.')).toBeTruthy();
  await press('New link');
  const dialog = await screen.findByRole('dialog', { name: 'New link' });
  const domains = within(dialog).getByLabelText('Only addresses of these domains');
  type(domains, 'night-shift.example,');
  fireEvent.keyDown(domains, { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('Addresses of night-shift.example')).toBeTruthy();
  await textAppears(/^Link created\./);
  expect(screen.getByText('does not expire')).toBeTruthy();
  expect(service.heard('POST /Management/SelfRegistrations')).toMatchObject([
    { body: { allowedDomains: ['night-shift.example'] } },
  ]);
  await press(/^Deactivate/);
  expect(await screen.findByText(/^Deactivated/)).toBeTruthy();
  expect(service.heard('PATCH /Management/SelfRegistrations/:id')[0]?.body).toEqual({ isDeactivated: true });
});

it('asks for a domain with its record, and gives it up after one question', async () => {
  const service = await open();
  await press('Add a domain');
  const field = await screen.findByLabelText('Domain');
  type(field, 'night-shift.example');
  fireEvent.submit(field.closest('form')!);
  expect(await screen.findByText('Not verified yet')).toBeTruthy();
  expect(screen.getByText('tv-domain=abc')).toBeTruthy();
  await press(/^Remove: night-shift/);
  expect(service.heard('DELETE /Management/Domains/:id')).toEqual([]);
  const dialog = await screen.findByRole('dialog', { name: 'Remove' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No domains yet.')).toBeTruthy();
});

it('shows the token of a directory once, and revokes it after one question', async () => {
  const service = await open();
  await press('New token');
  const name = await screen.findByLabelText('Name');
  type(name, 'Company directory');
  fireEvent.submit(name.closest('form')!);
  expect((await screen.findByLabelText<HTMLInputElement>('Token')).value).toBe('tvscim_secret');
  expect(screen.getByLabelText<HTMLInputElement>('Address for the directory').value).toBe(
    'https://tv.example/scim/v2',
  );
  await press('Done');
  expect(await screen.findByText('Company directory')).toBeTruthy();
  expect(screen.getByText(/never used/)).toBeTruthy();
  expect(screen.queryByDisplayValue('tvscim_secret')).toBeNull();
  await press(/^Revoke: Company directory/);
  const dialog = await screen.findByRole('dialog', { name: 'Revoke' });
  expect(service.heard('DELETE /Management/DirectoryTokens/:id')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No directory is connected.')).toBeTruthy();
});

it('says why a domain was refused, and keeps what was typed', async () => {
  const service = await open();
  service.answer({
    'POST /Management/Domains': refusal(409, { why: because('domains.tooMany', { most: 20 }) }),
  });
  await press('Add a domain');
  const field = await screen.findByLabelText<HTMLInputElement>('Domain');
  type(field, 'taken.example');
  fireEvent.submit(field.closest('form')!);
  expect(await screen.findByText('The organization already has 20 domains: remove one first.')).toBeTruthy();
  expect(field.value).toBe('taken.example');
});

it('connects a provider, says why it cannot be switched on yet, and deletes it after one question', async () => {
  const service = await open();
  await press('Connect a provider');
  const dialog = await screen.findByRole('dialog', { name: 'Connect a provider' });
  const fields = within(dialog);
  for (const [label, value] of [
    ['Name', 'Night Shift'],
    ['Issuer', 'https://login.night-shift.example'],
    ['Client id', 'tv'],
    ['Client secret', 'a secret of theirs'],
    ['Domains', 'night-shift.example,'],
  ] as const)
    type(fields.getByLabelText(label), value);
  fireEvent.submit(fields.getByLabelText('Name').closest('form')!);
  expect(await screen.findByText('https://tv.example/back')).toBeTruthy();
  expect(screen.getByText(/Not tried with these settings yet/)).toBeTruthy();
  expect(service.heard('POST /Management/SignInConnections')[0]?.body).toMatchObject({
    ...{ clientSecret: 'a secret of theirs', domains: ['night-shift.example'] },
    claims: { name: 'name', groups: 'groups' },
  });
  expect(screen.queryByDisplayValue('a secret of theirs')).toBeNull();
  service.answer({
    'PATCH /Management/SignInConnections/:id': refusal(409, { why: because('connections.tryFirst') }),
  });
  fireEvent.click(screen.getByRole('switch', { name: 'Active' }));
  await textAppears(/once “Try it” has succeeded/);
  await press(/^Delete: Night Shift/);
  const question = await screen.findByRole('dialog', { name: 'Delete' });
  expect(within(question).getByText(/1 person has neither a password nor a passkey/)).toBeTruthy();
  expect(service.heard('DELETE /Management/SignInConnections/:id')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No provider is connected.')).toBeTruthy();
});
