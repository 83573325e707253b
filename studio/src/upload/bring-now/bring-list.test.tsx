import { fireEvent, render, screen } from '@testing-library/react';
import { emptyItem } from '@tv/sources/source';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { BringLine } from './bring-lines.ts';
import { BringList } from './bring-list.tsx';

it('of 10,000 items those near the visible part alone are in the page', () => {
  const lines = Array.from({ length: 10_000 }, (_, nth): BringLine => ({
    item: emptyItem(String(nth), `Talk ${nth}`),
    ...{ outcome: 'coming', notes: [], sizeInBytes: 1 },
  }));
  render(
    <MemoryRouter>
      <BringList lines={lines} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  const list = screen.getByRole('region');
  Object.defineProperty(list, 'scrollTop', { value: 5_000 * 64 });
  fireEvent.scroll(list);
  expect(screen.getByText('Talk 5000')).toBeTruthy();
  expect(screen.queryByText('Talk 0')).toBeNull();
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
});
