import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { watchedItem } from '@tv/client/lib/media-contents/test-watched-item.ts';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { MediaRow } from './media-row.tsx';

preparePages();

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    watchedItem({ id: `item-${index}`, title: `Item ${index}`, description: `What *${index}* is **about**` }),
  );

function show(count: number, loading = false) {
  render(
    <MemoryRouter>
      <MediaRow title="Safety" contents={itemsOf(count)} loading={loading} />
    </MemoryRouter>,
  );
  return screen.getByRole('region', { name: 'Safety' });
}

it('one or two items say what they are about, in plain text', () => {
  show(2);
  expect(screen.getByText('What 1 is about')).toBeTruthy();
});

it('of three items and more the description stays in their details', () => {
  show(3);
  expect(screen.queryByText(/^What/)).toBeNull();
});

it('a row knows how many items share its width, but not while it loads', () => {
  expect(show(4).style.getPropertyValue('--items')).toBe('4');
});

it('a row that loads has the shape of a full one', () => {
  expect(show(0, true).style.getPropertyValue('--items')).toBe('');
});
