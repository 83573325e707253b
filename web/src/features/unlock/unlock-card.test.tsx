import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { UnlockCard } from './unlock-card.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@tv/client/lib/api/call.ts', () => ({ call }));
vi.mock('@tv/ui/picture.tsx', () => ({ Picture: () => null }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says for how long no password is taken, until the wait is over, whatever is typed meanwhile', async () => {
  vi.useFakeTimers();
  call.mockRejectedValue(new ApiError('no', { status: 429, retryAfter: 150 }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UnlockCard item={{ id: 'i', type: 1 } as MediaContent} queryKey={['i']} />
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  const send = async (password: string) => {
    fireEvent.input(field, { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  };
  await send('one');
  expect(screen.getByRole('alert').textContent).toBe('Too many wrong passwords. Try again in 3 minutes.');
  await send('two');
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(screen.getByRole('alert').textContent).toBe('Too many wrong passwords. Try again in a minute.');
  expect(call).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('alert').textContent).toBe('');
  await send('three');
  expect(call).toHaveBeenCalledTimes(2);
});
