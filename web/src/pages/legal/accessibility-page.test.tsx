import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import * as text from '@tv/strings/en/about/accessibility.ts';
import { AccessibilityPage } from './accessibility-page.tsx';
import { accessibilityStatement } from './accessibility-query.ts';

preparePages();
afterEach(() => {
  cleanup();
  queryClient.clear();
});

function show(search: string) {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/accessibility${search}`]}>
        <AccessibilityPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const neutral = [text.title, text.conformance.title, text.works.title, text.missing.title];

it('is the neutral text with no organization, and with one that has none of its own', () => {
  show('');
  expect(headings()).toEqual([...neutral, text.contact.title]);
  cleanup();
  queryClient.setQueryData(accessibilityStatement('of-aurora', 'en').queryKey, {});
  show('?organization=of-aurora');
  expect(headings()).toEqual([...neutral, text.contact.title]);
});

it('is the organization’s own, with support below', () => {
  queryClient.setQueryData(accessibilityStatement('of-aurora', 'en').queryKey, {
    text: '# For everyone\n\nCall us.',
  });
  show('?organization=of-aurora');
  expect(headings()).toEqual(['For everyone', text.contact.title]);
  expect(document.title).toBe('For everyone | TV');
});
