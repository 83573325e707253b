import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Logo } from './logo.tsx';

afterEach(cleanup);
const shown = () => document.querySelector('img')?.getAttribute('src');

it('bears the mark of an organization that has one, else the portal’s own', () => {
  const { rerender } = render(<Logo />);
  expect(shown()).toBe('/favicon.svg');
  rerender(<Logo of={{ logoUrl: '/one.png' }} />);
  expect(shown()).toBe('/one.png');
});

it('a mark that cannot be loaded gives way to the portal’s own, until there is another', () => {
  const { rerender } = render(<Logo of={{ logoUrl: '/one.png' }} />);
  fireEvent.error(document.querySelector('img')!);
  expect(shown()).toBe('/favicon.svg');
  rerender(<Logo of={{ logoUrl: '/other.png' }} />);
  expect(shown()).toBe('/other.png');
});

it('has one mark for each background where there are two, and loads the one that is seen', () => {
  const { rerender } = render(<Logo of={{ logoDarkUrl: '/dark.png' }} />);
  expect(shown()).toBe('/dark.png');
  rerender(<Logo of={{ logoUrl: '/light.png', logoDarkUrl: '/dark.png' }} />);
  const both = [...document.querySelectorAll('img')];
  expect(both.map((image) => [image.getAttribute('src'), image.getAttribute('loading')])).toEqual([
    ['/light.png', 'lazy'],
    ['/dark.png', 'lazy'],
  ]);
});

it('is named TV, and TV | Internal in a part of that name', () => {
  const link = () => screen.getByRole('link').textContent;
  const page = (part?: string) => (
    <MemoryRouter>
      <Logo to="/" part={part} of={{ logoUrl: '/one.png' }} />
    </MemoryRouter>
  );
  const { rerender } = render(page());
  expect(link()).toBe('TV');
  rerender(page('Internal'));
  expect(link()).toBe('TV | Internal');
});
