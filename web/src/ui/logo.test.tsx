import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Logo } from './logo.tsx';

afterEach(cleanup);
const shown = () => document.querySelector('img')?.getAttribute('src');

it('bears the mark of an organization that has one, else the portal’s own', () => {
  const { rerender } = render(<Logo />);
  expect(shown()).toBe('/favicon.svg');
  rerender(<Logo mark="/one.png" />);
  expect(shown()).toBe('/one.png');
});

it('a mark that cannot be loaded gives way to the portal’s own, until there is another', () => {
  const { rerender } = render(<Logo mark="/one.png" />);
  fireEvent.error(document.querySelector('img')!);
  expect(shown()).toBe('/favicon.svg');
  rerender(<Logo mark="/other.png" />);
  expect(shown()).toBe('/other.png');
});

it('is named TV, and TV | Internal in a part of that name', () => {
  const link = () => screen.getByRole('link').textContent;
  const page = (part?: string) => (
    <MemoryRouter>
      <Logo to="/" part={part} mark="/one.png" />
    </MemoryRouter>
  );
  const { rerender } = render(page());
  expect(link()).toBe('TV');
  rerender(page('Internal'));
  expect(link()).toBe('TV | Internal');
});
