/** Read by the styles of tooltips. Trees of elements of our own inherit it, as a page of another site has them. */
const property = '--tv-tips';

/** Escape hides tooltips without a move of the pointer or the focus, until one of them is at something else (WCAG 1.4.13). */
export function hideTipsOnEscape(): void {
  const { style } = document.documentElement;
  const show = () => style.removeProperty(property);
  // Before anything that keeps the key for itself.
  document.addEventListener(
    'keydown',
    ({ key }) => key === 'Escape' && style.setProperty(property, 'none'),
    true,
  );
  document.addEventListener('pointerover', show);
  document.addEventListener('focusin', show);
}
