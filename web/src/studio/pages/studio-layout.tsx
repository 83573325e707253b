import { studioPath } from '@tv/contract/studio-paths';
import { useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useHasSideMenu } from '../../lib/browser/use-media-query.ts';
import { deviceStorage, readChoice } from '../../lib/state/browser-storage.ts';
import * as text from '../../strings/en/layout.ts';
import { SideMenu } from '../shell/side-menu.tsx';
import { StudioDrawer } from '../shell/studio-drawer.tsx';
import { OpenNavigation } from '../shell/top-bar.tsx';
import { DropZone } from '../upload/drop-zone.tsx';
import { UploadTray } from '../upload/upload-tray.tsx';
import { restoreUploads } from '../upload/upload-store.ts';
import { useWarningBeforeLeaving } from '../upload/use-warning-before-leaving.ts';
import style from './studio-layout.module.css';

const menuKey = 'tv.studio-menu';

/** What surrounds every page of the studio. */
export function StudioLayout() {
  const hasSideMenu = useHasSideMenu();
  const [isNavigating, setNavigating] = useState(false);
  const [isCollapsed, setCollapsed] = useState(
    () => readChoice(deviceStorage, menuKey, ['collapsed', 'open']) === 'collapsed',
  );
  const collapse = (collapsed: boolean) => {
    deviceStorage.set(menuKey, collapsed ? 'collapsed' : 'open');
    setCollapsed(collapsed);
  };
  const isUploadPage = useLocation().pathname.startsWith(studioPath('upload'));
  useEffect(restoreUploads, []);
  useWarningBeforeLeaving();
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
      <DropZone />
    </div>
  );
}
