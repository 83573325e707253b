import { ActiveState, Role } from '@tv/contract/enumerations';
import type { Invitation, InvitationOutcome, ManagedPerson } from '@tv/contract/people/people';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, stubService } from '@tv/client/lib/testing/stub-service.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const person = (number: number, facts: Partial<ManagedPerson> = {}): ManagedPerson => ({
  id: `bbbbbbbb-0000-4000-8000-00000000000${number}`,
  email: `person${number}@aurora.example`,
  firstName: 'Person',
  lastName: `Number ${number}`,
  role: Role.Viewer,
  mayReview: false,
  status: ActiveState.ACTIVE,
  joinedDate: '2026-01-01T00:00:00Z',
  hasSecondStep: false,
  categories: [],
  permitted: ['change', 'erase'],
  ...facts,
});
const stories = { id: 'cccccccc-0000-4000-8000-000000000001', name: 'Customer stories' };
const talks = { id: 'cccccccc-0000-4000-8000-000000000002', name: 'Talks' };
const category = (named: typeof stories) => ({
  ...{
    ...named,
    description: '',
    translations: {},
    mediaContentsCount: 0,
    playerSettings: {},
    defaults: {},
    managers: [],
  },
});

/** A service with two members and the invitations that it is told. */
async function open(query = '') {
  let members = [person(1), person(2, { role: Role.Admin })];
  let invitations: Invitation[] = [];
  const fitting = (parameters: URLSearchParams) =>
    members.filter(
      ({ email, role, status }) =>
        email.includes(parameters.get('searchTerm') ?? '') &&
        (!parameters.has('role') || parameters.getAll('role').includes(String(role))) &&
        (!parameters.has('status') || parameters.getAll('status').includes(String(status))),
    );
  const service = stubService({
    'GET /Management/People': (heard) => onlyPage(fitting(heard.query)),
    'PATCH /Management/People/:id': ({ params, body }) => {
      members = members.map((each) =>
        each.id === params['id'] ? ({ ...each, ...body } as ManagedPerson) : each,
      );
      return members[0]!;
    },
    'GET /Management/Invitations': (heard) =>
      onlyPage(invitations.filter(({ email }) => email.includes(heard.query.get('searchTerm') ?? ''))),
    'POST /Management/Invitations/Batch': ({ body }) =>
      body.emails.map((email): InvitationOutcome => {
        if (members.some((each) => each.email === email)) return { email, outcome: 'member' };
        if (invitations.some((each) => each.email === email)) return { email, outcome: 'open' };
        const made = { id: crypto.randomUUID(), email, role: body.role ?? Role.Viewer, mayReview: false };
        invitations.push({ ...made, expiresAt: '2099-01-01T00:00:00Z', isSetUp: false });
        return { email, outcome: 'invited' };
      }),
    'DELETE /Management/Invitations/:id': ({ params }) => {
      invitations = invitations.filter(({ id }) => id !== params['id']);
      return new Response(null, { status: 204 });
    },
    'GET /Management/Categories': onlyPage([category(stories), category(talks)]),
    'PUT /Management/Categories/:id/Managers/:personId': category(stories),
  });
  const page = openStudio(`organization/people${query}`);
  await screen.findByRole('heading', { level: 1, name: 'People' });
  return { service, ...page };
}

const rows = (label: string) =>
  within(screen.getByRole('grid', { name: label }))
    .getAllByRole('row')
    .filter((row) => row.dataset['row']);
const rowOf = async (words: string) => (await screen.findByText(words)).closest<HTMLElement>('[data-row]')!;
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitem', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Opens the invitations' dialog and pastes into it. */
async function paste(words: string) {
  await press('Invite people');
  const dialog = await screen.findByRole('dialog', { name: 'Invite people' });
  const field = within(dialog).getByLabelText('Email addresses');
  type(field, words);
  return { dialog, send: () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true }) };
}

it('invites all pasted addresses at once, names lines without one, and says what became of them', async () => {
  const { service } = await open();
  const addresses = Array.from({ length: 20 }, (_, at) => `Guest ${at} <guest${at}@pasted.example>`);
  const { dialog, send } = await paste(`${addresses.join('; ')}\nthe whole team\nguest1@PASTED.example`);
  expect(within(dialog).getByText('20 addresses · 1 repetition left out')).toBeTruthy();
  const [wrong] = within(dialog).getAllByRole('listitem');
  expect(wrong?.textContent).toMatch(/Line 2.*no address in it/);
  send();
  expect(await within(dialog).findByText('20 invitations sent')).toBeTruthy();
  expect(within(dialog).getByText('1 line cannot be read:')).toBeTruthy();
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Done' }));
  expect(service.heard('POST /Management/Invitations/Batch')).toHaveLength(1);
  expect(service.heard('POST /Management/Invitations/Batch')[0]?.body).toMatchObject({
    emails: Array.from({ length: 20 }, (_, at) => `guest${at}@pasted.example`),
    role: Role.Viewer,
  });
});

it('tells who was invited before and who is a member, and withdraws an invitation', async () => {
  await open();
  (await paste('guest7@pasted.example')).send();
  await screen.findByText('1 invitation sent');
  await press('Done');
  const { dialog, send } = await paste('guest7@pasted.example, person1@aurora.example');
  send();
  expect(await within(dialog).findByText('1 was invited before')).toBeTruthy();
  expect(within(dialog).getByText('1 is already a member')).toBeTruthy();
  await press('Done');

  fireEvent.click(screen.getByRole('link', { name: /^Invited/ }));
  const row = await rowOf('guest7@pasted.example');
  fireEvent.keyDown(document.body, { key: '/' });
  const search = screen.getByLabelText('Search people');
  expect(document.activeElement).toBe(search);
  type(search, 'guest7@');
  fireEvent.keyDown(row, { key: 'F10', shiftKey: true });
  await choose('Withdraw');
  await textAppears('The invitation of guest7@pasted.example is withdrawn.');
  expect(await screen.findByRole('heading', { name: 'No one matches' })).toBeTruthy();
});

it('gives a role with a category, by keys alone', async () => {
  const { service } = await open();
  fireEvent.keyDown(await rowOf('Person Number 1'), { key: 'Enter' });
  const role = await screen.findByLabelText('Role');
  fireEvent.change(role, { target: { value: Role.ContentManager } });
  expect(screen.getByText('Manages all content of')).toBeTruthy();
  await press('Add a category');
  const find = await screen.findByRole('combobox', { name: 'Type to find' });
  await waitFor(() => expect(document.activeElement).toBe(find));
  type(find, 'customer');
  await waitFor(() => expect(screen.getAllByRole('option', { name: /stories|Talks/ })).toHaveLength(1));
  fireEvent.keyDown(find, { key: 'Enter' });
  expect(screen.getByRole('button', { name: 'Take the category Customer stories away' })).toBeTruthy();
  fireEvent.keyDown(role, { key: 'Enter', ctrlKey: true });
  await textAppears('Access of Person Number 1 saved.');
  expect(service.heard('PATCH /Management/People/:id')[0]?.body).toEqual({ role: Role.ContentManager });
  expect(service.heard('PUT /Management/Categories/:id/Managers/:personId')[0]?.params).toEqual({
    id: stories.id,
    personId: person(1).id,
  });
  await waitFor(async () =>
    expect((await rowOf('Person Number 1')).textContent).toContain('Content manager'),
  );
});

it('deactivates somebody, and takes it back', async () => {
  await open();
  fireEvent.keyDown(await rowOf('Person Number 1'), { key: 'F10', shiftKey: true });
  await choose('Deactivate');
  const row = await rowOf('Person Number 1');
  await waitFor(() => expect(row.textContent).toContain('Deactivated'));
  fireEvent.click(await screen.findByText('Undo'));
  await waitFor(() => expect(row.textContent).not.toContain('Deactivated'));
});

it('has its filters in the address, and Back takes them back', async () => {
  const { router } = await open('?role=Admin');
  await waitFor(() => expect(rows('People')).toHaveLength(1));
  await press('Add filter');
  fireEvent.click(await screen.findByRole('option', { name: 'State' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Deactivated' }));
  expect(await screen.findByRole('heading', { name: 'No one matches' })).toBeTruthy();
  expect(router.state.location.search).toBe('?role=Admin&state=inactive');
  await router.navigate(-1);
  await waitFor(() => expect(rows('People')).toHaveLength(1));
});

it('says what erasing a person erases, and asks for their address first', async () => {
  const { service } = await open();
  service.answer({ 'DELETE /Management/People/:id/Data': () => new Response(null, { status: 204 }) });
  fireEvent.keyDown(await rowOf('Person Number 1'), { key: 'F10', shiftKey: true });
  await choose('Erase their data');
  const dialog = await screen.findByRole('dialog', { name: 'Erase the data of Person Number 1' });
  expect(within(dialog).getByText(/^This cannot be undone\./)).toBeTruthy();
  const erase = within(dialog).getByRole('button', { name: 'Erase their data' });
  expect(erase.getAttribute('aria-disabled')).toBe('true');
  fireEvent.submit(erase.closest('form')!);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Choose a person' }));
  const find = await within(dialog).findByRole('combobox', { name: 'Type to find' });
  type(find, 'person2@');
  fireEvent.click(await within(dialog).findByRole('option', { name: /Number 2/ }));
  expect(within(dialog).getByText('Person Number 2')).toBeTruthy();
  const address = within(dialog).getByLabelText(/^Type person1@/);
  type(address, 'person2@aurora.example');
  expect(erase.getAttribute('aria-disabled')).toBe('true');
  type(address, 'Person1@aurora.example');
  expect(erase.getAttribute('aria-disabled')).toBe('false');
  expect(service.heard('DELETE /Management/People/:id/Data')).toEqual([]);
  fireEvent.submit(erase.closest('form')!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = service.heard('DELETE /Management/People/:id/Data');
  expect(sent?.params).toEqual({ id: person(1).id });
  expect(sent?.query.get('heirId')).toBe(person(2).id);
});
