/** Milliseconds that a mouse or the focus rests on a link before what it leads to is made ready. */
const rest = 80;

/** Makes what a path leads to ready; answers what stops it, or undefined where there is nothing to do. */
type Warm = (path: string) => (() => void) | undefined;

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/**
 * Warms one link at a time, while a mouse rests on it or the keyboard's focus is there. Leaving it stops that, pressing it
 * does not. Never for a finger: it does not rest before it presses.
 */
export function prefetchLinks(warm: Warm): () => void {
  let link: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  const forget = () => {
    clearTimeout(timer);
    link = null;
    stop = undefined;
  };
  const leave = () => {
    stop?.();
    forget();
  };
  const reach = (reached: HTMLAnchorElement | null) => {
    if (reached === link) return;
    leave();
    if (!reached) return;
    link = reached;
    timer = setTimeout(() => (stop = warm(reached.pathname)), rest);
  };
  const heard = new AbortController();
  const options = { signal: heard.signal, capture: true, passive: true };
  addEventListener('pointerover', (event) => event.pointerType === 'mouse' && reach(linkOf(event)), options);
  addEventListener(
    'focusin',
    (event) => {
      const focused = linkOf(event);
      reach(focused?.matches(':focus-visible') ? focused : null);
    },
    options,
  );
  document.documentElement.addEventListener('pointerleave', leave, { signal: heard.signal });
  addEventListener('click', forget, options);
  // A mouse may rest on one already.
  reach(document.querySelector<HTMLAnchorElement>('a[href^="/"]:hover'));
  return () => {
    heard.abort();
    leave();
  };
}
