import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { LeadDialog } from './lead-dialog.tsx';
import type { LeadTarget } from './lead.ts';

const { call, solve } = vi.hoisted(() => ({ call: vi.fn(), solve: vi.fn<() => Promise<string>>() }));
vi.mock('@tv/client/lib/api/call.ts', () => ({ call }));
vi.mock('@tv/client/lib/forms/solve-bot-check.ts', () => ({ solveBotCheck: solve }));

beforeEach(() => {
  // jsdom has dialogs that cannot be shown.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  call.mockReset().mockResolvedValue(undefined);
  solve.mockReset().mockResolvedValue('proof');
});
afterEach(cleanup);

function setUp(target: LeadTarget = { organizationId: 'o' }) {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LeadDialog isOpen onClose={onClose} target={target} />
    </QueryClientProvider>,
  );
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Email'), { target: { value } });
  const signUp = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' });
  const tick = () => fireEvent.click(screen.getByRole('checkbox'));
  return { onClose, type, signUp, tick };
}

it('complains of the address only after something was typed', () => {
  const { type } = setUp();
  expect(screen.queryByText('This field is required')).toBeNull();
  type('some');
  expect(screen.getByText('Invalid email format')).toBeDefined();
  type('');
  expect(screen.getByText('This field is required')).toBeDefined();
});

it('signs up with a good address and a check, confirms, and goes on', async () => {
  const { type, signUp, tick, onClose } = setUp({ organizationId: 'o', categoryId: 'c' });
  type('some@example.com');
  expect(signUp().disabled).toBe(true);
  tick();
  await screen.findByText('Verified');
  expect(signUp().disabled).toBe(false);
  fireEvent.click(signUp());
  await screen.findByText('A confirmation email was sent to some@example.com.');
  expect(call).toHaveBeenCalledExactlyOnceWith('POST /Categories/:id/LeadGenerationFormInputData', {
    params: { id: 'c' },
    body: { email: 'some@example.com', botCheckToken: 'proof' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('a check that fails, and a refused request, leave nothing to send with', async () => {
  const { type, signUp, tick } = setUp();
  type('some@example.com');
  solve.mockRejectedValueOnce(new Error('no answer'));
  tick();
  await screen.findByText(/check failed/);
  expect(signUp().disabled).toBe(true);
  tick();
  await screen.findByText('Verified');
  call.mockRejectedValueOnce(new Error('refused'));
  fireEvent.click(signUp());
  await vi.waitFor(() => expect(signUp().disabled).toBe(true));
  await vi.waitFor(() => expect(screen.queryByText('Verified')).toBeNull());
  expect(screen.queryByText(/confirmation email/)).toBeNull();
});

it('a request that comes too often says beside the button how long to wait', async () => {
  const { type, signUp, tick } = setUp();
  type('some@example.com');
  tick();
  await screen.findByText('Verified');
  call.mockRejectedValueOnce(new ApiError('no', { status: 429, retryAfter: 600 }));
  fireEvent.click(signUp());
  await screen.findByText('Too many attempts. Try again in 10 minutes.');
  tick();
  await screen.findByText('Verified');
  expect(signUp().disabled).toBe(true);
});
