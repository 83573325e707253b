import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { announce } from '@tv/client/lib/layout/announcer.ts';

/** Milliseconds that a new page has to show its heading. */
const headingTimeout = 3000;

/** After a change of page the focus goes to its heading, and its title is read out. The first page is left alone. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const manner = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const arrive = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      announce(document.title);
      return true;
    };
    if (arrive()) return undefined;
    const changes = new MutationObserver(() => arrive() && stop());
    const timer = setTimeout(() => stop(), headingTimeout);
    const stop = () => {
      changes.disconnect();
      clearTimeout(timer);
    };
    changes.observe(document.body, { childList: true, subtree: true });
    return stop;
  }, [pathname, manner]);
}
