import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { DrawerList } from './drawer-list.tsx';

const organizations = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), label: `House ${index}` }));

function show(count: number | undefined, search = '', error?: Error) {
  render(
    <MemoryRouter>
      <DrawerList
        title="Organizations"
        items={count === undefined ? undefined : organizations(count)}
        error={error}
        retry={vi.fn()}
        search={search}
        onSearch={vi.fn()}
        empty={<p>None yet</p>}
        onDone={vi.fn()}
      />
    </MemoryRouter>,
  );
  return { field: screen.queryByRole('searchbox', { name: 'Search in Organizations' }) };
}

afterEach(cleanup);

it.each([
  [8, '', false],
  [9, '', true],
  [1, 'north', true],
  [0, 'north', true],
])('of %i with the search %j it has a search field: %j', (count, search, hasField) => {
  expect(show(count, search).field !== null).toBe(hasField);
});

it('says that nothing was found, and for what; without a search it says what the list is for', () => {
  show(0, 'north');
  expect(screen.getByText('Sorry, no results found for “north”')).toBeDefined();
  cleanup();
  show(0);
  expect(screen.getByText('None yet')).toBeDefined();
});

it('a failure leaves the list that is there as it is', () => {
  show(2, '', new Error('no answer'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  cleanup();
  show(undefined, '', new Error('no answer'));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
