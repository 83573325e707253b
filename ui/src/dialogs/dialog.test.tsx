import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

// The browser holds the focus in a modal dialog, and in no other. jsdom has neither kind.
const showModal = vi.fn(function open(this: HTMLDialogElement) {
  this.open = true;
});
const close = vi.fn(function close(this: HTMLDialogElement) {
  this.open = false;
});
beforeEach(() => Object.assign(HTMLDialogElement.prototype, { showModal, close }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const dialog = (isOpen: boolean, onClose = () => {}) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Share">
    <p>Content</p>
  </Dialog>
);

it('opens as a modal dialog under its title, once, and closes', () => {
  const { rerender } = render(dialog(true));
  rerender(dialog(true));
  expect(showModal).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Share' }).textContent).toContain('Content');
  rerender(dialog(false));
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByText('Content')).toBeNull();
});

it('a press beside it and its button ask to close it; a press in it does not', () => {
  const onClose = vi.fn();
  render(dialog(true, onClose));
  fireEvent.pointerDown(screen.getByText('Content'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
