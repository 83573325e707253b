import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

it('has its name for everybody: as a tooltip, and once for a screen reader', () => {
  render(
    <IconButton label="Close">
      <svg />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button.getAttribute('type')).toBe('button');
  expect(screen.getByText('Close').getAttribute('aria-hidden')).toBe('true');
});
