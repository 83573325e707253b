import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { termsOfService } from './terms-of-service-query.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { TermsOfServicePage } from './terms-of-service-page.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function show(text?: string, organization = '') {
  queryClient.setQueryData(termsOfService('en', organization).queryKey, {
    ...(text !== undefined && { text }),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/terms-of-service${organization && `?organization=${organization}`}`]}>
        <TermsOfServicePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('shows the neutral terms where the provider has none, with the portal’s own mark', () => {
  show();
  expect(headings()[0]).toBe('Terms of service');
  expect(headings()).toContain('What you watch');
  expect(document.querySelector('header img')?.getAttribute('src')).toBe('/favicon.svg');
});

it('shows the provider’s own in their place, under their own title', () => {
  show('# House rules\n\nBe **kind**.\n\n## Pictures\n- yours\n- [ours](/guide)\n');
  expect(headings()).toEqual(['House rules', 'Pictures']);
  expect(screen.getByText('kind').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'ours' }).getAttribute('href')).toBe('/guide');
  expect(document.title).toBe('House rules | TV');
});

it('terms without a title stand under the usual one; HTML stays text', () => {
  show('Hello <script>alert(1)</script>');
  expect(headings()).toEqual(['Terms of service']);
  expect(document.querySelector('main script')).toBeNull();
  expect(screen.getByText(/<script>/)).toBeDefined();
});

it('shows the organization’s own where the address names one', () => {
  show('# Rules of Aurora', 'of-aurora');
  expect(headings()).toEqual(['Rules of Aurora']);
});
