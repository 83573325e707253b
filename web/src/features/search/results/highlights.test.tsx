import { cleanup, render, screen, within } from '@testing-library/react';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Highlights } from './highlights.tsx';

afterEach(cleanup);

const show = (highlights: object[]) =>
  render(
    <MemoryRouter>
      <Highlights
        item={{ description: 'Of storms.', highlights } as MediaContent}
        term="amber lamp"
        to="/watch/storm"
        onOpen={() => {}}
      />
    </MemoryRouter>,
  );

it('what is spoken leads to its second, and takes the place of the description', () => {
  show([
    {
      field: 'transcript',
      text: 'The first amber lamp.',
      matches: ['amber'],
      startTime: 64.9,
      languageCode: 'en',
    },
  ]);
  const [link] = within(screen.getByRole('list', { name: 'Spoken' })).getAllByRole('link');
  expect(link?.getAttribute('href')).toBe('/watch/storm?t=64');
  expect(link?.textContent).toContain('1:04');
  expect(link?.querySelector('[lang="en"] mark')?.textContent).toBe('amber');
  expect(screen.queryByText('Of storms.')).toBeNull();
});

it('without a passage of its own the description says what the item is', () => {
  show([{ field: 'tags', text: 'amber', matches: ['amber'] }]);
  screen.getByText('Of storms.');
  expect(screen.queryByRole('list', { name: 'Spoken' })).toBeNull();
});

it('a title that was found in another language than that of the page is a passage of that language', () => {
  show([{ field: 'title', text: 'Rückblick', matches: ['Rückblick'], languageCode: 'de' }]);
  expect(screen.getByText('Rückblick', { selector: 'mark' }).closest('[lang]')?.getAttribute('lang')).toBe(
    'de',
  );
});
