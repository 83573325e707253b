/** This page stands in a frame of another one. */
export const isFramed = window.parent !== window;

/**
 * The page around this one is another origin's: then no page of the portal can stand in a further frame, since
 * `frame-ancestors` looks at every page around it.
 */
export const isFramedByOthers = isFramed && !isOwn(window.top);

function isOwn(top: Window | null): boolean {
  try {
    return top?.location.origin === location.origin;
  } catch {
    return false;
  }
}
