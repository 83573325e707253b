import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { publicArea } from '@tv/client/lib/area/area.ts';
import { MoreTexts } from './more-texts.tsx';

const texts = { title: 'A talk', description: '', tags: [] };

it('each speaker leads to the items in which they speak', () => {
  render(
    <MemoryRouter>
      <MoreTexts item={{ ...texts, speakers: ['Head of R&D', 'Analyst'] }} area={publicArea('p')} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^Speakers:/).textContent).toBe('Speakers: Head of R&D, Analyst');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/public/p/search?searchTerm=Head%20of%20R%26D&speaker=Head%20of%20R%26D',
    '/public/p/search?searchTerm=Analyst&speaker=Analyst',
  ]);
});

it('nothing stands there where nobody is named', () => {
  const { container } = render(<MoreTexts item={{ ...texts, speakers: [] }} area={publicArea('p')} />);
  expect(container.textContent).toBe('');
});
