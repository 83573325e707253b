import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Prose, ProseSection } from './prose.tsx';

it('draws its four marks and leaves the rest as it is', () => {
  render(
    <p data-testid="p">
      <Prose text="2 < 3: **Home** has *See all*, press [[/]], add `?t=1m` <b>now</b>." />
    </p>,
  );
  const { textContent, children } = screen.getByTestId('p');
  expect(textContent).toBe('2 < 3: Home has See all, press /, add ?t=1m <b>now</b>.');
  const drawn = [...children].map(({ tagName }) => tagName);
  expect(drawn).toEqual(['STRONG', 'EM', 'KBD', 'CODE']);
});

it('makes paragraphs and lists of a section, under its name', () => {
  render(<ProseSection id="search" section={{ title: 'Search', body: ['One.', ['Two.', 'Three.']] }} />);
  expect(screen.getByRole('region', { name: 'Search' }).id).toBe('search');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Two.', 'Three.']);
});
