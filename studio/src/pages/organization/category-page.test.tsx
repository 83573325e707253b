import { because } from '@tv/contract/reasons/problem-reasons';
import { Role, Visibility } from '@tv/contract/enumerations';
import type { ManagedCategory } from '@tv/contract/categories/categories';
import type { Guest } from '@tv/contract/people/guests';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as audienceText from '@tv/strings/en/studio/item/audience.ts';
import * as guestText from '@tv/strings/en/registration/guests.ts';
import * as text from '@tv/strings/en/studio/content/categories.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const category = (number: number, name: string): ManagedCategory => ({
  ...{
    id: `cccccccc-0000-4000-8000-00000000000${number}`,
    name,
    description: '',
    translations: {},
    mediaContentsCount: 2,
  },
  ...{ playerSettings: {}, defaults: {}, managers: [] },
});
const [talks, tours, walks] = [category(1, 'Talks'), category(2, 'Tours'), category(3, 'Walks')];

/** A service that keeps the categories it is told. */
function stubCategories(initial = [talks, tours, walks]) {
  let categories = initial;
  return stubService({
    'GET /Management/Categories': () => onlyPage(categories),
    'POST /Management/Categories': ({ body }) => {
      const made = { ...category(4, body.name), id: body.id ?? '' };
      categories = [...categories, made];
      return made;
    },
    'PUT /Management/Categories/Order': ({ body }) => {
      categories = body.ids.map((id) => categories.find((each) => each.id === id)!);
      return new Response(null, { status: 204 });
    },
    'POST /Management/Categories/:id/Merges': ({ params }) => {
      categories = categories.filter(({ id }) => id !== params['id']);
      return new Response(null, { status: 204 });
    },
  });
}

const names = () =>
  within(screen.getByRole('list', { name: text.categories }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('adds one category after the other, with an empty field that keeps the focus', async () => {
  stubCategories([]);
  openStudio('organization/categories');
  expect(await screen.findByText(text.none)).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>(text.newName);
  for (const name of ['Talks', 'Tours']) {
    fireEvent.change(field, { target: { value: name } });
    fireEvent.submit(field.closest('form')!);
    expect(await screen.findByRole('link', { name })).toBeTruthy();
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  }
});

it('moves a category by arrow keys: shown at once, saved once, and the handle keeps the focus', async () => {
  const service = stubCategories();
  openStudio('organization/categories');
  const handle = () => screen.findByRole('button', { name: text.move('Walks') });
  fireEvent.keyDown(await handle(), { key: 'ArrowUp' });
  fireEvent.keyDown(await handle(), { key: 'ArrowUp' });
  expect(names()).toEqual(['Walks', 'Talks', 'Tours']);
  expect(document.activeElement).toBe(await handle());
  await waitFor(() => expect(service.heard('PUT /Management/Categories/Order')).toHaveLength(1));
  expect(service.heard('PUT /Management/Categories/Order')[0]?.body).toEqual({
    ids: [walks.id, talks.id, tours.id],
  });
});

it('takes back an order that could not be saved, and says so', async () => {
  const service = stubCategories();
  service.answer({ 'PUT /Management/Categories/Order': refusal(503) });
  openStudio('organization/categories');
  fireEvent.keyDown(await screen.findByRole('button', { name: text.move('Walks') }), { key: 'Home' });
  expect(names()).toEqual(['Walks', 'Talks', 'Tours']);
  await textAppears(text.unexpected);
  await waitFor(() => expect(names()).toEqual(['Talks', 'Tours', 'Walks']));
});

it('merges a category into one that is found by its name, after one question', async () => {
  const service = stubCategories();
  const { router } = openStudio(`organization/categories/${tours.id}`);
  fireEvent.click(await screen.findByRole('button', { name: text.merge }));
  const targets = await screen.findByRole('listbox', { name: text.mergeInto('Tours') });
  expect(within(targets).getAllByRole('option')).toHaveLength(2);
  const find = screen.getByRole('combobox', { name: text.find });
  fireEvent.change(find, { target: { value: 'talk' } });
  expect(within(targets).getAllByRole('option')).toHaveLength(1);
  fireEvent.keyDown(find, { key: 'Enter' });
  const dialog = await screen.findByRole('dialog', { name: text.mergeInto('Tours') });
  expect(service.heard('POST /Management/Categories/:id/Merges')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: text.mergeNow }));
  await textAppears(text.merged('Tours', 'Talks'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Talks' })).toBeTruthy();
  expect(router.state.location.pathname).toBe(`/studio/organization/categories/${talks.id}`);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(service.heard('POST /Management/Categories/:id/Merges')[0]).toMatchObject({
    params: { id: tours.id },
    body: { intoId: talks.id },
  });
});

it('leaves merging and deleting to admins', async () => {
  stubCategories();
  openStudio(`organization/categories/${tours.id}`, { role: Role.OrganizationManager });
  expect(await screen.findByText(text.forAdmins)).toBeTruthy();
  expect(screen.queryByRole('button', { name: text.merge })).toBeNull();
  expect(screen.queryByRole('button', { name: text.deleteCategory })).toBeNull();
});

it('gives what is there the default audience, after saying how many items that changes', async () => {
  const audience = { kind: 'everybody' as const };
  const service = stubCategories([{ ...tours, defaults: { visibility: Visibility.INTERNAL, audience } }]);
  const steps = [
    { changedCount: 2, remainingCount: 1 },
    { changedCount: 1, remainingCount: 0 },
  ];
  service.answer({
    'GET /Management/Categories/:id/AudienceChanges': { itemsCount: 3, publicCount: 1 },
    'POST /Management/Categories/:id/AudienceChanges': () => steps.shift()!,
  });
  openStudio(`organization/categories/${tours.id}`);
  fireEvent.click(await screen.findByRole('button', { name: audienceText.apply }));
  const dialog = await screen.findByRole('dialog', { name: audienceText.applyTitle });
  expect(
    within(dialog).getByText(`${audienceText.applySure(3)} ${audienceText.publicStays(1)}`),
  ).toBeTruthy();
  expect(service.heard('POST /Management/Categories/:id/AudienceChanges')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: audienceText.apply }));
  await textAppears(audienceText.applied(3));
  expect(steps).toEqual([]);
});

it('shows nobody a cover before it is saved', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:chosen');
  URL.revokeObjectURL = vi.fn();
  const covered = { ...walks!, coverUrl: '/cover.jpg' };
  const service = stubService({
    'GET /Management/Categories': () => onlyPage([walks!]),
    'PUT /Management/Categories/:id/Cover': refusal(400, { why: because('field.picture') }),
  });
  openStudio(`organization/categories/${walks!.id}`);
  const group = within(await screen.findByRole('group', { name: text.cover }));
  const input = screen
    .getByRole('group', { name: text.cover })
    .querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [new File(['x'], 'cover.png')] } });
  expect(group.getByAltText(text.coverOf('Walks')).getAttribute('src')).toBe('blob:chosen');
  expect(service.heard('PUT /Management/Categories/:id/Cover')).toEqual([]);

  const save = () => fireEvent.click(screen.getByRole('button', { name: fields.save }));
  save();
  expect(await group.findByRole('alert')).toBeTruthy();
  expect(group.getByAltText(text.coverOf('Walks')).getAttribute('src')).toBe('blob:chosen');
  expect(screen.getByText(fields.notSavedYet)).toBeTruthy();

  service.answer({ 'PUT /Management/Categories/:id/Cover': () => covered });
  save();
  await waitFor(() => expect(screen.queryByText(fields.notSavedYet)).toBeNull());
  expect(group.getByAltText(text.coverOf('Walks')).getAttribute('src')).toBe('/cover.jpg');
  expect(service.heard('PATCH /Management/Categories/:id')).toEqual([]);

  service.answer({
    'DELETE /Management/Categories/:id/Cover': () => walks!,
  });
  fireEvent.click(group.getByRole('button', { name: text.removeCover }));
  expect(service.heard('DELETE /Management/Categories/:id/Cover')).toEqual([]);
  save();
  await waitFor(() => expect(service.heard('DELETE /Management/Categories/:id/Cover')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(fields.notSavedYet)).toBeNull());
  expect(group.queryByRole('img')).toBeNull();
});

it('shares a category with a guest until the evening of a day, says why not, and ends the share', async () => {
  const guest: Guest = {
    ...{
      id: 'dddddddd-0000-4000-8000-000000000001',
      email: 'ada@outside.example',
      url: 'https://tv.example',
    },
    ...{ allowDownload: false, createdAt: '2026-03-02T09:00:00Z', expiresAt: '2099-03-02T09:00:00Z' },
    ...{ openedAt: '2026-03-03T09:00:00Z', watchedCount: 2 },
  };
  let guests: Guest[] = [];
  const service = stubCategories();
  service.answer({
    'GET /Management/Categories/:id/Guests': () => ({ isAllowed: true, longestDays: 14, guests }),
    'POST /Management/Categories/:id/Guests': refusal(400, { why: because('guests.tooLong', { days: 14 }) }),
    'DELETE /Management/Categories/:id/Guests/:guestId': () => {
      guests = [];
      return new Response(null, { status: 204 });
    },
  });
  openStudio(`organization/categories/${talks.id}`);
  const field = await screen.findByLabelText<HTMLInputElement>(guestText.email);
  const share = () => {
    fireEvent.change(field, { target: { value: ` ${guest.email} ` } });
    fireEvent.click(screen.getByRole('button', { name: guestText.share }));
  };
  share();
  expect(await screen.findByText(guestText.tooLong(14))).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');

  let sent: unknown;
  service.answer({
    'POST /Management/Categories/:id/Guests': ({ body }) => {
      sent = body;
      guests = [guest];
      return guest;
    },
  });
  fireEvent.change(screen.getByLabelText(guestText.until), { target: { value: '2026-12-24' } });
  share();
  await textAppears(guestText.shared(guest.email));
  const expiresAt = new Date('2026-12-24T23:59:00').toISOString();
  expect(sent).toEqual({ email: guest.email, expiresAt, allowDownload: false });
  expect(await screen.findByText(/2 items played/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: guestText.end(guest.email) }));
  await textAppears(guestText.ended(guest.email));
  expect(await screen.findByText(guestText.nobody)).toBeTruthy();
});
