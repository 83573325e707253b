import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Reading } from './reading.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

test.each([
  ['ltr', 1],
  ['rtl', 8],
])('where one reads %s, the pointer reads the point that lies under it', (direction, point) => {
  document.documentElement.dir = direction;
  const onRead = vi.fn<(point: number) => void>();
  render(<Reading label="Views" points={10} point={0} wordsOf={String} onRead={onRead} />);
  const reading = screen.getByRole('slider');
  reading.getBoundingClientRect = () => new DOMRect(100, 0, 200, 80);
  fireEvent.pointerMove(reading, { clientX: 130, pointerType: 'mouse' });
  expect(onRead).toHaveBeenLastCalledWith(point);
});
