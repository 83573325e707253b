import type { KeyTarget } from './keys.ts';

const typing = [
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  'dialog',
  '[role="dialog"]',
  '[role="menu"]',
  '[role="listbox"]',
  '[role="combobox"]',
].join();
const sliders = '[role="slider"], [type="range"]';
const controls = 'a[href], button, summary, [role="button"], [role="tab"], [type="checkbox"], [type="radio"]';

export const keyTargetOf = (target: EventTarget | null, player: HTMLElement): KeyTarget => {
  if (!(target instanceof Element)) return { on: 'rest', inside: false };
  // in full screen there is nothing but the player, wherever the focus was left
  const inside = player.contains(target) || document.fullscreenElement?.contains(player) === true;
  if (target.closest(typing)) return { on: 'typing', inside };
  if (target.closest(sliders)) return { on: 'slider', inside };
  if (target.closest(controls)) return { on: 'control', inside };
  return { on: 'rest', inside, free: target.matches('body, html, main, h1') };
};
