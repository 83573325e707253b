import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Menu } from './menu.tsx';

// The code of an open menu is loaded when one is first opened, and a busy machine takes its time for it.
beforeAll(() => import('./menu-popover.tsx'));
afterEach(cleanup);

const renderMenu = () =>
  render(
    <MemoryRouter>
      <Menu
        label="More"
        sections={[
          {
            entries: [
              { key: 'save', label: 'Save' },
              { key: 'share', label: 'Share' },
            ],
          },
        ]}
        trigger={(props) => (
          <button type="button" {...props}>
            More
          </button>
        )}
      />
    </MemoryRouter>,
  );

it('a menu that the keyboard opens has the focus at its first entry, and the arrows go on from there', async () => {
  renderMenu();
  const button = screen.getByRole('button', { name: 'More' });
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  const first = await screen.findByRole('menuitem', { name: 'Save' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Share' }));
});

it.each([
  ['de', 'ltr'],
  ['ar', 'rtl'],
])(
  'where the page is in %s, a menu runs %s, whatever the language of the browser',
  async (language, direction) => {
    document.documentElement.lang = language;
    renderMenu();
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    const entry = await screen.findByRole('menuitem', { name: 'Save' });
    expect(entry.closest('[dir]')).toHaveProperty('dir', direction);
  },
);
