import type { Report } from './engine.ts';

/** Milliseconds between two automatic attempts. */
const pause = 5000;

type Held = Pick<EventTarget, 'addEventListener'> &
  Pick<HTMLMediaElement, 'readyState' | 'paused' | 'HAVE_CURRENT_DATA'>;
type NetworkLoss = { element: Held; goOn: () => void; report: Report; signal: AbortSignal };

/**
 * Recovers from a lost connection. The loaded media plays to its end before the person is told. Loading is tried again
 * until an answer comes. `navigator.onLine` is not asked: browsers are online for any network, also a useless one.
 */
export const recoverFromNetworkLoss = ({ element, goOn, report, signal }: NetworkLoss) => {
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
