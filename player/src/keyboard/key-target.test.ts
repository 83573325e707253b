// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { keyTargetOf } from './key-target.ts';

const fullScreenOf = (element: Element | null) =>
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
afterEach(() => void fullScreenOf(null));

it('knows the player, its sliders and controls, and where something is typed', () => {
  document.body.innerHTML = `<h1>Film</h1><input type="search"><button>Share</button>
    <section><div role="slider"></div><button>Mute</button></section>`;
  const player = document.querySelector('section')!;
  const at = (query: string) => keyTargetOf(document.querySelector(query), player);
  expect(at('h1')).toEqual({ on: 'rest', inside: false, free: true });
  expect(at('body')).toEqual({ on: 'rest', inside: false, free: true });
  expect(at('input')).toEqual({ on: 'typing', inside: false });
  expect(at('button')).toEqual({ on: 'control', inside: false });
  expect(at('section')).toEqual({ on: 'rest', inside: true, free: false });
  expect(at('[role="slider"]')).toEqual({ on: 'slider', inside: true });
  expect(at('section button')).toEqual({ on: 'control', inside: true });
});

it('takes every key for the player’s while it is in full screen, wherever the focus was left', () => {
  document.body.innerHTML = '<h1>Film</h1><div id="stage"><section></section></div><div id="other"></div>';
  const player = document.querySelector('section')!;
  const heading = document.querySelector('h1');
  fullScreenOf(document.getElementById('stage'));
  expect(keyTargetOf(heading, player)).toEqual({ on: 'rest', inside: true, free: true });
  fullScreenOf(document.getElementById('other'));
  expect(keyTargetOf(heading, player)).toEqual({ on: 'rest', inside: false, free: true });
});
