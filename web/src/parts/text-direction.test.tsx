import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Card } from './card.tsx';

const title = 'اختبار (2026) A/B & C';

it('a title in Arabic has its own direction, on a card and in crumbs', () => {
  render(
    <MemoryRouter>
      <Card contentId="1" title={title} image={undefined} durationInSeconds={1} mediaType={1} to="/watch/1" />
      <Breadcrumbs path={[{ text: 'Discover', to: '/categories' }, { text: title }]} />
    </MemoryRouter>,
  );
  const shown = screen.getAllByText(title);
  expect(shown).toHaveLength(2);
  for (const element of shown) expect(element.closest('[dir="auto"]')).not.toBeNull();
});
