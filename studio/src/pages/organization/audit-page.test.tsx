import type { AuditEntry } from '@tv/contract/organization/audit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/organization/audit.ts';
import { openStudio } from '../../testing/open-studio.tsx';

preparePages();
afterEach(() => vi.restoreAllMocks());

const personId = 'dddddddd-0000-4000-8000-000000000004';
const line = (id: number, action: string, email: string): AuditEntry => ({
  ...{ id: String(id), at: '2026-11-20T10:00:00Z', action, email },
  ...(email.startsWith('admin') && { personId }),
  detail: { network: '203.0.113.0/24' },
});
const lines = [
  line(1, 'signed in', 'admin@aurora.example'),
  line(2, 'signed in', 'viewer@aurora.example'),
  line(3, 'category made', 'admin@aurora.example'),
];
const before2002 = '2002-01-01T00:00:00.000Z';

function open(query = '') {
  const service = stubService({
    'GET /Management/AuditLog': ({ query }) =>
      onlyPage(
        lines.filter(
          (each) =>
            (!query.has('action') || query.getAll('action').includes(each.action)) &&
            (!query.has('personId') || query.getAll('personId').includes(each.personId ?? '')) &&
            !((query.get('until') ?? before2002) < before2002),
        ),
      ),
    'GET /Management/AuditActions': ['category made', 'signed in'],
    'GET /Management/AuditWebhook': refusal(404),
    'GET /Management/People': ({ query }) =>
      onlyPage(
        [
          {
            ...{ id: personId, email: 'admin@aurora.example', firstName: 'Aurora', lastName: 'Admin' },
            ...{ role: 'Admin' as never, mayReview: false, status: 0, joinedDate: '2026-01-01T00:00:00Z' },
            ...{ categories: [], permitted: [] },
          },
        ].filter(({ email }) => email.includes(query.get('searchTerm') ?? '')),
      ),
  });
  return { service, ...openStudio(`organization/audit-log${query}`) };
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

it('is narrowed by an action and a person, by keys alone, as the address says', async () => {
  const { router } = open();
  await waitFor(() => expect(rows()).toHaveLength(3));
  const add = screen.getByRole('button', { name: 'Add filter' });
  fireEvent.click(add);
  const filters = await screen.findByRole('listbox', { name: 'Add filter' });
  await waitFor(() => expect(document.activeElement).toBe(filters));
  fireEvent.keyDown(filters, { key: 'ArrowDown' });
  fireEvent.keyDown(filters, { key: 'Enter' });
  const find = await screen.findByRole('combobox', { name: 'Type to find' });
  await waitFor(() => expect(document.activeElement).toBe(find));
  fireEvent.change(find, { target: { value: 'signed in' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  fireEvent.keyDown(find, { key: 'Enter' });
  fireEvent.keyDown(find, { key: 'Escape' });
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(router.state.location.search).toBe('?action=signed+in');

  fireEvent.click(add);
  fireEvent.keyDown(await screen.findByRole('listbox', { name: 'Add filter' }), { key: 'Enter' });
  const person = await screen.findByRole('combobox', { name: 'Type to find' });
  fireEvent.change(person, { target: { value: 'admin@aurora' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  fireEvent.keyDown(person, { key: 'Enter' });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(router.state.location.search).toBe(`?action=signed+in&person=${personId}`);
  expect(rows()[0]?.textContent).toMatch(/admin@aurora\.example.*Signed in/);
});

it('asks for the table of the lines that are shown', async () => {
  const { service } = open(`?action=signed+in&person=${personId}`);
  service.answer({ 'GET /Management/AuditLog.csv': new Response('Time (UTC),Action,Person') });
  URL.createObjectURL = () => 'blob:table';
  URL.revokeObjectURL = () => {};
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  fireEvent.click(await screen.findByRole('button', { name: text.exportTable }));
  await waitFor(() => expect(saved).toEqual(['audit-log.csv']));
  expect(service.heard('GET /Management/AuditLog.csv')).toHaveLength(1);
  const [sent] = service.heard('GET /Management/AuditLog.csv');
  expect(sent?.query.getAll('action')).toEqual(['signed in']);
  expect(sent?.query.getAll('personId')).toEqual([personId]);
});

it('shows a line as a whole', async () => {
  open();
  await waitFor(() => expect(rows()).toHaveLength(3));
  fireEvent.keyDown(rows()[0]!, { key: 'Enter' });
  const dialog = await screen.findByRole('dialog', { name: 'Signed in' });
  expect(dialog.textContent).toContain('Network');
  expect(dialog.textContent).toContain('203.0.113.0/24');
});

it('is empty where no line fits, and can be shown whole again', async () => {
  const { router } = open('?until=2001-01-01');
  expect(await screen.findByRole('heading', { name: text.noneFound })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: text.clearAll }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(router.state.location.search).toBe('');
});
