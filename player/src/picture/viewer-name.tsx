import { useEffect, type RefObject } from 'react';
import { visitor } from '@tv/strings/en/player/viewer-name.ts';
import { locale } from '@tv/strings/en/locale.ts';
import styles from './viewer-name.module.css';

/** Milliseconds from one place to the next. */
const step = 20_000;

/** Where it goes, in percent of the picture: everywhere but at the bottom, where captions are. */
const positions = [
  [4, 6],
  [36, 40],
  [8, 62],
  [34, 12],
  [2, 34],
  [36, 64],
  [20, 4],
  [18, 46],
] as const;

type ViewerNameProps = { root: RefObject<HTMLElement | null>; name: string | undefined };

/**
 * The viewer's name and the time over the picture. The page's scripts cannot easily take it away: it comes back when its element
 * is removed or changed. It deters, and does not prevent.
 */
export const ViewerName = ({ root, name = visitor }: ViewerNameProps) => {
  useEffect(() => (root.current ? keepOver(root.current, name) : undefined), [root, name]);
  return null;
};

/** Shows a name over the picture of a player. The answer ends it. */
export function keepOver(root: HTMLElement, name: string): () => void {
  const element = document.createElement('div');
  const lines = [document.createElement('div'), document.createElement('div')] as const;
  let index = Math.floor(Math.random() * positions.length);
  let frame = 0;

  const draw = () => {
    frame = 0;
    const [x, y] = positions[index % positions.length]!;
    element.className = styles.viewer ?? '';
    element.hidden = false;
    element.setAttribute('aria-hidden', 'true');
    element.style.cssText = '';
    for (const [property, value] of [
      ['display', 'block'],
      ['visibility', 'visible'],
      ['opacity', '0.5'],
    ] as const)
      element.style.setProperty(property, value, 'important');
    element.style.setProperty('--x', String(x));
    element.style.setProperty('--y', String(y));
    lines[0].textContent = name;
    lines[0].dir = 'auto';
    lines[1].textContent = new Date().toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
    if (lines.some((line, index) => element.children[index] !== line)) element.replaceChildren(...lines);
    // right over the video, so that captions and controls are readable
    const video = root.querySelector('video');
    if (video && video.nextSibling !== element) video.after(element);
    // its own changes are no reason to draw again
    watch.takeRecords();
  };
  const isTouched = ({ target, removedNodes }: MutationRecord) =>
    element.contains(target) || [...removedNodes].includes(element);
  // once a frame at most, so that a script which does not give up cannot stop the page
  const watch = new MutationObserver((changes) => {
    if (changes.some(isTouched)) frame ||= requestAnimationFrame(draw);
  });

  watch.observe(root, { childList: true });
  watch.observe(element, { attributes: true, characterData: true, childList: true, subtree: true });
  draw();
  const timer = setInterval(() => {
    index += 1;
    draw();
  }, step);
  return () => {
    clearInterval(timer);
    cancelAnimationFrame(frame);
    watch.disconnect();
    element.remove();
  };
}
