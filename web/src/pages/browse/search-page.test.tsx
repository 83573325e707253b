import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAnnouncement } from '@tv/client/lib/layout/announcer.ts';
import { SearchPage } from './search-page.tsx';

type Options = { query: Record<string, unknown>; signal: AbortSignal };
const { call, callPaged } = vi.hoisted(() => ({
  call: vi.fn<(name: string, options: Options) => Promise<unknown>>(),
  callPaged: vi.fn<(name: string, options: Options) => Promise<unknown>>(),
}));
vi.mock('@tv/client/lib/api/call.ts', () => ({
  call,
  callPaged,
  prepared: ([name, options]: [string, object], more: object) => [name, { ...options, ...more }],
}));

const safety = { id: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Safety' };
const training = { id: 'aaaaaaaa-0000-4000-8000-000000000002', name: 'Training' };
const item = (id: string, more: object = {}) => ({
  ...{ id, title: 'Wind at night', description: 'Of wind.', tags: [], speakers: ['Harbour pilot'], type: 1 },
  ...{ durationInSeconds: 60, categories: [safety], reactionsSummary: [], isPasswordProtected: false },
  ...{ organizationId: 'o', organization: { id: 'o', name: 'O' }, highlights: [], ...more },
});
const page = (answer: unknown[], more: object = {}) => ({
  ...{ answer, totalPages: 1, totalResults: answer.length, isTotalExact: true, next: undefined },
  ...more,
});
const facets = {
  mediaTypes: [
    { mediaType: 1, count: 2 },
    { mediaType: 0, count: 0 },
  ],
  categories: [
    { ...safety, count: 2 },
    { ...training, count: 1 },
  ],
  ...{ speakers: [{ name: 'Harbour pilot', count: 2 }], languages: [], years: [], durations: [] },
  isExact: true,
};

let found: (query: Record<string, unknown>) => unknown;
/** What the service is asked for, newest last. */
const searched = () => callPaged.mock.calls.map(([, { query }]) => query);
const facetCalls = () => call.mock.calls.filter(([name]) => name.endsWith('/Facets'));

const isWide = { value: true };
beforeEach(() => {
  isWide.value = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide.value,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  // jsdom has dialogs that cannot be shown.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  found = () => page([item('1')]);
  callPaged.mockReset().mockImplementation(async (_, { query }) => found(query));
  call.mockReset().mockImplementation(async (name) => (name.endsWith('/Facets') ? facets : []));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Announced = () => <output>{useAnnouncement()}</output>;

async function open(query: string) {
  const router = createMemoryRouter([{ path: '/public/:orgId/search', Component: SearchPage }], {
    initialEntries: [`/public/o/search?${query}`],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
      <Announced />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(callPaged).toHaveBeenCalled());
  const address = () => router.state.location.search;
  const back = () => act(() => router.navigate(-1));
  return { router, address, back };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const choose = async (role: string, name: RegExp) => fireEvent.click(await screen.findByRole(role, { name }));
const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('asks for counts when a filter is opened, and Back leads before what was chosen there', async () => {
  const { address, back } = await open('searchTerm=wind');
  await screen.findByText('1 result');
  expect(facetCalls()).toEqual([]);
  await press('Category');
  await choose('menuitemcheckbox', /^Safety ?2 items$/);
  await vi.waitFor(() => expect(address()).toBe(`?searchTerm=wind&category=${safety.id}`));
  await choose('menuitemcheckbox', /Training/);
  await vi.waitFor(() =>
    expect(address()).toBe(`?searchTerm=wind&category=${safety.id}&category=${training.id}`),
  );
  expect(searched().at(-1)).toMatchObject({ searchTerm: 'wind', categoryId: [safety.id, training.id] });
  expect(facetCalls()[0]?.[1].query).toMatchObject({ searchTerm: 'wind' });
  await back();
  expect(address()).toBe('?searchTerm=wind');
});

it('a filter of one value closes with its choice, and its first entry takes it back', async () => {
  const { address } = await open('searchTerm=wind&type=audio');
  await press('Type');
  await choose('menuitemradio', /Video/);
  await vi.waitFor(() => expect(address()).toBe('?searchTerm=wind&type=video'));
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await press('Type');
  await choose('menuitemradio', /Any type/);
  await vi.waitFor(() => expect(address()).toBe('?searchTerm=wind'));
});

it('offers its values without counts where these cannot be had', async () => {
  call.mockRejectedValue(new Error('no answer'));
  await open('searchTerm=wind');
  await screen.findByText('1 result');
  await press('Speaker');
  await screen.findByRole('menuitemcheckbox', { name: 'Harbour pilot' });
  expect(screen.getByText('The counts could not be loaded.')).toBeDefined();
});

it('another term cancels the call for counts', async () => {
  call.mockImplementation(() => new Promise(() => {}));
  const { router } = await open('searchTerm=wind');
  await screen.findByText('1 result');
  await press('Type');
  await vi.waitFor(() => expect(facetCalls()).toHaveLength(1));
  await act(() => router.navigate('/public/o/search?searchTerm=storm'));
  await vi.waitFor(() => expect(facetCalls()[0]?.[1].signal.aborted).toBe(true));
});

it('names what is chosen, and takes back one or all of it', async () => {
  const { address } = await open(
    `searchTerm=wind&type=video&category=${safety.id}&language=de&speaker=Harbour+pilot&duration=ages`,
  );
  await screen.findByRole('button', { name: 'Remove filter: Safety' });
  expect(chips()).toEqual(['Video', 'Safety', 'Captions: German', 'Speaker: Harbour pilot']);
  await press('Remove filter: Safety');
  expect(address()).toBe('?searchTerm=wind&type=video&language=de&speaker=Harbour+pilot');
  expect(document.activeElement).toBe(await button('Remove filter: Captions: German'));
  await press('Clear filters');
  expect(address()).toBe('?searchTerm=wind');
  expect(document.activeElement).toBe(await button('Type'));
});

it('asks for the name of a category that no result has', async () => {
  found = () => page([]);
  call.mockImplementation(async (name) =>
    name === 'GET /Organizations/:organizationId/Publics/Categories/:id' ? training : facets,
  );
  await open(`searchTerm=wind&category=${training.id}`);
  await button('Remove filter: Training');
});

it('says when filters leave nothing, and offers to clear them', async () => {
  found = (query) => page('speaker' in query ? [] : [item('1')]);
  const { address } = await open('searchTerm=wind&speaker=Nobody');
  await screen.findByText('No results match the filters.');
  const [, clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  fireEvent.click(clear!);
  await screen.findByText('1 result');
  expect(address()).toBe('?searchTerm=wind');
});

it('says what was searched for instead, and which words need not be there', async () => {
  const highlights = [{ field: 'title', text: 'Wind at night', matches: ['night'] }];
  found = () =>
    page([item('1', { highlights })], {
      ...{ totalResults: 20_417, isTotalExact: false },
      ...{ correctedTerm: 'wind', omittedWords: 'of night' },
    });
  await open('searchTerm=wnid');
  await screen.findByText(/There are few or no results for “wnid”/, { selector: 'p' });
  expect(screen.getByText('wind', { selector: 'strong' })).toBeDefined();
  expect(screen.getByText('Missing: of, night')).toBeDefined();
  expect(screen.getByText('about 20,000 results')).toBeDefined();
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['night']);
  expect(screen.getByRole('status').textContent).toBe(
    'There are few or no results for “wnid”. about 20,000 results for wind. Missing: of, night',
  );
});

it('orders the results, and says so in the address', async () => {
  const { address } = await open('searchTerm=wind&type=video');
  await press(/Sort by/);
  await choose('menuitemradio', /Most watched/);
  await vi.waitFor(() => expect(address()).toBe('?searchTerm=wind&type=video&sort=views'));
  expect(searched().at(-1)).toMatchObject({ sortBy: 'ViewCount', sortOrder: 'Desc', mediaType: [1] });
});

it('a new term is searched for without the filters of the one before', async () => {
  const { address } = await open('searchTerm=wind&scope=titles&type=video&sort=title');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'storm' } });
  fireEvent.submit(screen.getByRole('search'));
  await vi.waitFor(() => expect(address()).toBe('?searchTerm=storm&scope=titles&sort=title'));
});

it('on small screens all filters are in one sheet, which tells how many are chosen', async () => {
  isWide.value = false;
  const { address } = await open('searchTerm=wind');
  await press('Filters');
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  fireEvent.click(await within(sheet).findByRole('checkbox', { name: /Safety/ }));
  await vi.waitFor(() => expect(address()).toBe(`?searchTerm=wind&category=${safety.id}`));
  fireEvent.click(within(sheet).getByRole('checkbox', { name: /Video/ }));
  await vi.waitFor(() => expect(address()).toBe(`?searchTerm=wind&type=video&category=${safety.id}`));
  expect(within(sheet).getByRole<HTMLInputElement>('checkbox', { name: /Audio/ }).disabled).toBe(true);
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Show 1 result' }));
  await button(/^Filters ?2 ?selected$/);
});
