import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { PublishButton } from './publish-button.tsx';
import { addUploads, changeUpload, removeUpload, useUploads } from './upload-store.ts';

const { call, toast } = vi.hoisted(() => ({ call: vi.fn(), toast: vi.fn() }));
vi.mock('../../lib/api/call.ts', () => ({ call }));
vi.mock('../../lib/layout/toasts.ts', () => ({ toast }));

let id = '';
beforeEach(() => {
  [call, toast].forEach((each) => each.mockReset());
  const [entry] = addUploads([{ file: new File(['x'], 'talk.mp4'), captions: [] }]);
  id = entry!.id;
  changeUpload(id, { mediaContentId: '7', isItem: true, form: { ...entry!.form, title: 'Typed last' } });
});
afterEach(() => {
  cleanup();
  removeUpload(id);
});

const Shown = () => useUploads().map((entry) => <PublishButton key={entry.id} entry={entry} />);
const press = () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
};
const calls = () => call.mock.calls.map(([name]) => String(name));

it('publishes once what was typed is saved, and says that it is published', async () => {
  const saving = Promise.withResolvers<unknown>();
  call.mockImplementation((name: string) => (name.startsWith('PATCH') ? saving.promise : Promise.resolve()));
  press();
  await vi.waitFor(() => expect(calls()).toEqual(['PATCH /Management/MediaContents/:id']));
  expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBe('true');
  saving.resolve({});
  expect(await screen.findByText('Published')).toBeTruthy();
  expect(calls()).toEqual([
    'PATCH /Management/MediaContents/:id',
    'POST /Management/MediaContents/:id/Publications',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says why the service does not publish, and can be pressed again', async () => {
  call.mockImplementation((name: string) =>
    name.startsWith('PATCH')
      ? Promise.resolve({})
      : Promise.reject(new ApiError('Refused', { status: 403, reason: 'A review is asked.' })),
  );
  press();
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('A review is asked.'));
  const button = screen.getByRole('button', { name: 'Publish' });
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
});
