import { portalPath } from '@tv/contract/pages/page-paths';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRouteError } from 'react-router';
import { useAnnouncement } from '@tv/client/lib/layout/announcer.ts';
import { followOrganization, useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { renewMediaToken } from '@tv/client/lib/media-contents/address.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { Logo } from '@tv/ui/brand/logo.tsx';
import { Toaster } from '@tv/ui/toaster.tsx';
import { BareLayout } from './bare-layout.tsx';
import style from './root.module.css';
import { useRouteFocus } from './use-route-focus.ts';
import { scrollKey, useScrollPosition } from './use-scroll-position.ts';
import * as text from '@tv/strings/en/browse/layout.ts';

/** What every page stands in: toasts, the live region, the way focus and scroll go from page to page. */
export function Root() {
  useRouteFocus();
  useScrollPosition();
  useEffect(followOrganization, []);
  useEffect(renewMediaToken, []);
  useEffect(endFirstPaint, []);
  useLanguageOfUser();
  const isWaiting = useNavigation().state !== 'idle';
  return (
    <>
      {isWaiting && <div className={style.wait} aria-hidden="true" />}
      <Outlet />
      <Toaster />
      <Announcer />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** Loads the page again, in their language, once it is known who has signed in. */
function useLanguageOfUser(): void {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  // The address of a sign-in that is about to end works once.
  const isOnTheWay = pathname === portalPath('auth');
  useEffect(() => {
    if (!user || isOnTheWay) return;
    void import('@tv/client/lib/session/keep-languages.ts').then(
      ({ keepLanguagesOf }) => keepLanguagesOf(user) && location.reload(),
    );
  }, [user, isOnTheWay]);
}

const Announcer = () => (
  <div className="visually-hidden" aria-live="polite" aria-atomic="true">
    {useAnnouncement()}
  </div>
);

/** Stands until the session is known and the first page's code is there, in the shape of the page that comes. */
export const Starting = () => (
  <div className={style.starting} role="status" aria-label={text.loading} data-page={location.pathname}>
    <Logo />
  </div>
);

/** A failure before any page could be shown. */
export function RootFailure() {
  const error = useRouteError();
  return (
    <BareLayout>
      <Failure as="h1" error={error} retry={() => location.reload()} />
    </BareLayout>
  );
}

/** Milliseconds that a picture takes to appear, and that its own is waited for at most. */
const pictureFade = 350;
const longestWait = 3000;

/**
 * Takes away the picture that the first HTML paints (server/src/portal/page-html.ts) when the screen's own is there,
 * or when it is another screen by then.
 */
function endFirstPaint(): void {
  const first = document.getElementById('first-paint');
  if (!first) return;
  const { pathname } = location;
  const until = performance.now() + longestWait;
  const look = () => {
    if (location.pathname !== pathname || performance.now() > until) return first.remove();
    const own = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
    if (own?.complete) setTimeout(() => first.remove(), pictureFade);
    else requestAnimationFrame(look);
  };
  look();
}
