import type { Report } from './engine.ts';

/** Milliseconds between two tries that nobody asked for. */
const pause = 5000;

type Held = Pick<EventTarget, 'addEventListener'> &
  Pick<HTMLMediaElement, 'readyState' | 'paused' | 'HAVE_CURRENT_DATA'>;
type HoldingOut = { element: Held; goOn: () => void; report: Report; signal: AbortSignal };

/**
 * A connection that was lost: what is loaded plays to its end before the person is told, and it is tried again until
 * something comes. Browsers call themselves online while there is any network, so their word is not waited for.
 */
export const holdOut = ({ element, goOn, report, signal }: HoldingOut) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isEmpty = () => element.readyState <= element.HAVE_CURRENT_DATA;
  const tell = () => timer !== undefined && isEmpty() && report({ problem: 'network', waiting: false });
  const again = () => {
    clearTimeout(timer);
    goOn();
  };
  element.addEventListener('waiting', tell, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    again,
    lost: () => {
      clearTimeout(timer);
      timer = setTimeout(again, pause);
      tell();
    },
    isBack: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      report({ problem: undefined, waiting: !element.paused && isEmpty() });
    },
  };
};
