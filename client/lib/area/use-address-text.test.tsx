import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddressText } from './use-address-text.ts';

function Field() {
  const [typed, type, named] = useAddressText('search');
  return (
    <>
      <input value={typed} onChange={(event) => type(event.target.value)} />
      <output>{named}</output>
    </>
  );
}

function setUp(address = '/list?state=watched') {
  const router = createMemoryRouter([{ path: '/list', Component: Field }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const rest = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { router, field, type, rest, shown: () => screen.getByRole('status').textContent };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('reaches the address when typing rests, once, and leaves the rest of it alone', async () => {
  const { router, type, rest, shown } = setUp();
  type('w');
  await rest(200);
  type('wind ');
  await rest(200);
  expect(router.state.location.search).toBe('?state=watched');
  await rest(150);
  expect(router.state.location.search).toBe('?state=watched&search=wind');
  expect(shown()).toBe('wind');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('an emptied field leaves the address', async () => {
  const { router, type, rest } = setUp('/list?search=wind');
  type('');
  await rest(400);
  expect(router.state.location.search).toBe('');
});

it('a link changes the field, and what was typed before does not come back', async () => {
  const { router, field, type, rest } = setUp();
  type('wind');
  await rest(400);
  await act(() => router.navigate('/list?state=pending'));
  expect(field.value).toBe('');
  await rest(1000);
  expect(router.state.location.search).toBe('?state=pending');
});
