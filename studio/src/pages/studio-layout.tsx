import { studioPath } from '@tv/contract/pages/studio-paths';
import { useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useHasSideMenu } from '@tv/client/lib/browser/use-media-query.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { maySeeStudio } from '@tv/client/lib/session/may-see-studio.ts';
import { deviceStorage, readChoice } from '@tv/client/lib/state/browser-storage.ts';
import * as text from '@tv/strings/en/browse/layout.ts';
import { listenForPalette } from '@tv/ui/palette/listen-for-palette.ts';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';
import { SideMenu } from '../shell/side-menu.tsx';
import { StudioDrawer } from '../shell/studio-drawer.tsx';
import { OpenNavigation } from '../shell/top-bar.tsx';
import { DropZone } from '../upload/drop-zone.tsx';
import { UploadTray } from '../upload/upload-tray.tsx';
import { restoreUploads } from '../upload/restore-uploads.ts';
import { isUploading } from '../upload/upload-store.ts';
import { useWarningBeforeLeaving } from '../parts/saving/use-warning-before-leaving.ts';
import style from './studio-layout.module.css';

const StudioPalette = whenFirstOpen(async () => (await import('./studio-palette.tsx')).StudioPalette);

/** Pages that need the menu's room. */
const wide = ['content/', 'review'];

/** On the page of one item and on that of reviews the menu makes room, unless the person wants it otherwise there. */
const menuKinds = {
  item: { key: 'tv.studio-item-menu', usual: 'collapsed' },
  elsewhere: { key: 'tv.studio-menu', usual: 'open' },
} as const;
const storedMenu = ({ key, usual }: (typeof menuKinds)[keyof typeof menuKinds]) =>
  readChoice(deviceStorage, key, ['collapsed', 'open']) ?? usual;

/** What surrounds every page of the studio. */
export function StudioLayout() {
  const hasSideMenu = useHasSideMenu();
  const [isNavigating, setNavigating] = useState(false);
  const [isGoing, setGoing] = useState(false);
  useEffect(() => listenForPalette(() => setGoing(true)), []);
  const { pathname } = useLocation();
  const isWide = wide.some((path) => pathname.startsWith(`${studioPath('')}/${path}`));
  const kind = isWide ? 'item' : 'elsewhere';
  const [menus, setMenus] = useState(() => ({
    item: storedMenu(menuKinds.item),
    elsewhere: storedMenu(menuKinds.elsewhere),
  }));
  const isCollapsed = menus[kind] === 'collapsed';
  const collapse = (collapsed: boolean) => {
    const chosen = collapsed ? ('collapsed' as const) : ('open' as const);
    deviceStorage.set(menuKinds[kind].key, chosen);
    setMenus({ ...menus, [kind]: chosen });
  };
  const user = useCurrentUser();
  const maySee = user !== undefined && maySeeStudio(user);
  const isUploadPage = pathname.startsWith(studioPath('upload'));
  useEffect(restoreUploads, []);
  useWarningBeforeLeaving(isUploading);
  const open = useCallback(() => setNavigating(true), []);
  const close = useCallback(() => setNavigating(false), []);
  return (
    <div className={[style.layout, isCollapsed && style.collapsed].filter(Boolean).join(' ')}>
      <a className={style.skip} href="#main">
        {text.skipToContent}
      </a>
      {hasSideMenu ? (
        <SideMenu isCollapsed={isCollapsed} onCollapse={collapse} />
      ) : (
        <StudioDrawer isOpen={isNavigating} onClose={close} />
      )}
      <main id="main" className={style.main} tabIndex={-1}>
        <OpenNavigation value={open}>
          <Outlet />
        </OpenNavigation>
      </main>
      {!isUploadPage && <UploadTray />}
      {maySee && <DropZone />}
      {maySee && <StudioPalette isOpen={isGoing} onClose={() => setGoing(false)} />}
    </div>
  );
}
