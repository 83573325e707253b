import { afterEach, expect, it, vi } from 'vitest';
import { keepOver } from './viewer-name.tsx';

const player = () => {
  document.body.innerHTML = '<section><video></video><div id="captions"></div></section>';
  return document.querySelector('section')!;
};
const shown = (root: HTMLElement) => root.querySelector<HTMLElement>('video + div');
/** Until what was changed has been seen, and drawn again. */
const aFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  vi.useRealTimers();
});

it('lies right over the video, under the captions, and is no noise to screen readers', () => {
  const root = player();
  end = keepOver(root, 'Ada Lovelace');
  const element = shown(root)!;
  expect(element.textContent).toMatch(/^Ada Lovelace.*\d{4}/);
  expect(element.getAttribute('aria-hidden')).toBe('true');
  expect(element.nextElementSibling?.id).toBe('captions');
  end();
  expect(root.textContent).toBe('');
});

it('comes back when it is removed, emptied, hidden or renamed', async () => {
  const root = player();
  end = keepOver(root, 'Ada Lovelace');
  const element = shown(root)!;
  const look = () => [element.textContent?.slice(0, 12), element.hidden, element.style.opacity];
  const usual = look();
  for (const spoil of [
    () => element.remove(),
    () => element.replaceChildren(),
    () => (element.hidden = true),
    () => (element.firstElementChild!.textContent = 'Nobody'),
    () => element.setAttribute('style', 'opacity: 0'),
    () => element.removeAttribute('class'),
    () => root.append(element),
  ]) {
    spoil();
    await aFrame();
    expect(shown(root)).toBe(element);
    expect(look()).toEqual(usual);
    expect(element.style.getPropertyPriority('display')).toBe('important');
  }
});

it('moves on, with the time of then', () => {
  vi.useFakeTimers({
    now: new Date('2026-03-02T09:00:00'),
    toFake: ['setInterval', 'clearInterval', 'Date'],
  });
  const root = player();
  end = keepOver(root, 'Ada');
  const element = shown(root)!;
  const where = () => `${element.style.getPropertyValue('--x')} ${element.style.getPropertyValue('--y')}`;
  const positions = new Set([where()]);
  expect(element.lastElementChild?.textContent).toContain('9:00');
  for (let time = 0; time < 3; time++) {
    vi.advanceTimersByTime(20_000);
    positions.add(where());
  }
  expect(positions.size).toBe(4);
  expect(element.lastElementChild?.textContent).toContain('9:01');
});
