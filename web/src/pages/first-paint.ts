/** Milliseconds that a picture takes to appear, and that its own is waited for at most. */
const fade = 350;
const longest = 3000;

/**
 * Takes away the picture that the first HTML paints (server/src/portal/page-html.ts) when the screen's own is there,
 * or when it is another screen by then.
 */
export function endFirstPaint(): void {
  const first = document.getElementById('first-paint');
  if (!first) return;
  const { pathname } = location;
  const until = performance.now() + longest;
  const look = () => {
    if (location.pathname !== pathname || performance.now() > until) return first.remove();
    const own = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
    if (own?.complete) setTimeout(() => first.remove(), fade);
    else requestAnimationFrame(look);
  };
  look();
}
