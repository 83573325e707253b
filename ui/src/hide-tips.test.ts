// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hideTipsOnEscape } from './hide-tips.ts';

it('Escape hides tooltips until the pointer or the focus is at something else', () => {
  document.body.innerHTML = '<button>Share</button>';
  const button = document.querySelector('button')!;
  const hidden = () => document.documentElement.style.getPropertyValue('--tv-tips') === 'none';
  hideTipsOnEscape();
  button.addEventListener('keydown', (event) => event.stopPropagation());
  const press = (key: string) => button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  press('a');
  expect(hidden()).toBe(false);
  press('Escape');
  expect(hidden()).toBe(true);
  button.focus();
  expect(hidden()).toBe(false);
  press('Escape');
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(hidden()).toBe(false);
});
