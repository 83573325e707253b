import { lazy, useCallback, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { Floating } from '../../features/chrome/floating.tsx';
import { Header } from '../../features/chrome/header.tsx';
import { SideMenu } from '../../features/chrome/side-menu.tsx';
import { useMenuCollapsed } from '../../features/chrome/use-menu-collapsed.ts';
import { HeaderSearch } from '../../features/search/search-box/header-search.tsx';
import { useOpenDialog } from '@tv/client/lib/layout/dialogs.ts';
import { persistentContent } from '@tv/client/lib/layout/persistent-content.ts';
import { useStore } from '@tv/client/lib/state/store.ts';
import { useHasSideMenu } from '@tv/client/lib/browser/use-media-query.ts';
import { CardPreviewContext } from '../../parts/card-preview.ts';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';
import style from './viewer-layout.module.css';
import * as text from '@tv/strings/en/browse/layout.ts';

const AboutDialog = whenFirstOpen(
  async () => (await import('../../features/chrome/about-dialog.tsx')).AboutDialog,
);
const MobileDrawer = whenFirstOpen(
  async () => (await import('../../features/chrome/mobile-drawer.tsx')).MobileDrawer,
);

const ViewerDialogs = whenFirstOpen<{ isOpen: boolean }>(
  async () => (await import('./viewer-dialogs.tsx')).ViewerDialogs,
);

const MovingCard = lazy(async () => ({ default: (await import('./moving-card.tsx')).MovingCard }));
const showPreview = (contentId: string) => <MovingCard contentId={contentId} />;

/** What is only of use where there is a pointer, unless data is dear. */
function warmWherePointed() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !matchMedia('(any-hover: hover)').matches) return undefined;
  const begun = import('./where-pointed.ts')
    .then(({ startWherePointed }) => startWherePointed())
    .catch(() => undefined);
  return () => void begun.then((stop) => stop?.());
}

/** What surrounds every screen of a viewer. */
export function ViewerLayout() {
  const hasSideMenu = useHasSideMenu();
  const [isNavigating, setNavigating] = useState(false);
  const [showsAbout, setShowsAbout] = useState(false);
  const [isCollapsed, collapse] = useMenuCollapsed();
  const closeNavigation = useCallback(() => setNavigating(false), []);
  useEffect(warmWherePointed, []);
  return (
    <div className={[style.layout, isCollapsed && style.collapsed].filter(Boolean).join(' ')}>
      <a className={style.skip} href="#main">
        {text.skipToContent}
      </a>
      <Header
        search={<HeaderSearch />}
        isMenuCollapsed={isCollapsed}
        onOpenNavigation={() => setNavigating(true)}
        onAbout={() => setShowsAbout(true)}
      />
      {hasSideMenu ? (
        <SideMenu isCollapsed={isCollapsed} onCollapse={collapse} />
      ) : (
        <MobileDrawer isOpen={isNavigating} onClose={closeNavigation} />
      )}
      <main id="main" className={style.main} tabIndex={-1}>
        <CardPreviewContext value={showPreview}>
          <Outlet />
        </CardPreviewContext>
      </main>
      <Floating />
      {useStore(persistentContent)}
      <ViewerDialogs isOpen={useOpenDialog() !== undefined} />
      <AboutDialog isOpen={showsAbout} onClose={() => setShowsAbout(false)} />
    </div>
  );
}
