import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuotaNote } from './quota-note.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@tv/client/lib/api/call.ts', () => ({ call, callPaged: vi.fn() }));
afterEach(cleanup);

const show = (planned: { plannedBytes?: number; plannedFiles?: number } = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <QuotaNote {...planned} />
    </QueryClientProvider>,
  );

test('what is left is said, and that a plan is beyond it', async () => {
  call.mockResolvedValue({
    uploadsPerDay: { most: 50, used: 49 },
    bytesPerDay: { most: 4e9, used: 3.5e9 },
    organizationStorage: { most: 20e9, used: 21e9 },
  });
  show();
  expect(
    await screen.findByText(
      'You can upload 1 more file in these 24 hours (of 50). 0.5 GB of 4 GB left for these 24 hours. 0 GB of the organization’s 20 GB are free.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  show({ plannedFiles: 1, plannedBytes: 1e9 });
  expect((await screen.findByRole('alert')).textContent).toContain('Together these files are 1 GB');
});

test('nothing is shown where nothing is limited', async () => {
  call.mockResolvedValue({});
  const { container } = show();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
