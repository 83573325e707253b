import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as text from '@tv/strings/en/studio/studio.ts';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Navigation } from './navigation.tsx';
import { OpenPortal } from './side-menu.tsx';
import style from './studio-drawer.module.css';

/** The menu of screens too narrow for the side menu. */
export function StudioDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) onClose();
    shown.current = pathname;
  }, [pathname, onClose]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.navigation}
      look="side"
      closeLabel={text.closeNavigation}
    >
      <nav className={style.content} aria-label={text.main}>
        <Navigation />
        <OpenPortal isCollapsed={false} />
      </nav>
    </Dialog>
  );
}
