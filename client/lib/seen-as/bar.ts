import * as text from '@tv/strings/en/parts/seen-as.ts';
import style from './bar.module.css';

/** Says whose view the page is, and ends it. Outside of the page's own elements, so that no screen is without it. */
export function showBar({ name, expiresAt }: { name: string; expiresAt: string }, end: () => void): void {
  const bar = document.createElement('aside');
  bar.className = style.bar ?? '';
  bar.setAttribute('aria-label', text.label);
  const words = document.createElement('p');
  words.textContent = text.seenAs(name, new Date(expiresAt));
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text.end;
  button.addEventListener('click', end);
  bar.append(words, button);
  document.body.prepend(bar);
  document.documentElement.style.setProperty('--seen-as-height', `${bar.offsetHeight}px`);
  document.body.classList.add(style.page ?? '');
}
