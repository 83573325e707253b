import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SideTabs } from './side-tabs.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])('where one reads %s, %s leads to the next tab', (direction, next, back) => {
  document.documentElement.dir = direction;
  render(<SideTabs tabs={['One', 'Two', 'Three'].map((name) => ({ name, content: name }))} />);
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('tablist'), { key });
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  press(next);
  expect(chosen()).toBe('Two');
  press(back);
  press(back);
  expect(chosen()).toBe('Three');
});
