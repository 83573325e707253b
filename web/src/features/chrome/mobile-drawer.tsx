import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as text from '@tv/strings/en/browse/chrome.ts';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Drawer } from './drawer.tsx';
import style from './mobile-drawer.module.css';
import { Navigation, type DrawerName } from './navigation.tsx';
import { ViewingMode } from './viewing-mode.tsx';

/** The navigation of screens too narrow for the side menu. */
export function MobileDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [drawer, setDrawer] = useState<DrawerName>();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) onClose();
    shown.current = pathname;
  }, [pathname, onClose]);
  useEffect(() => {
    if (!isOpen) setDrawer(undefined);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.navigation}
      look="side"
      closeLabel={text.closeNavigation}
    >
      <nav className={style.content} aria-label={text.main}>
        {drawer ? (
          <div>
            <button type="button" className={style.back} onClick={() => setDrawer(undefined)}>
              <ChevronLeft aria-hidden="true" /> {text.back}
            </button>
            <Drawer name={drawer} onDone={onClose} />
          </div>
        ) : (
          <>
            <Navigation drawer={undefined} onDrawer={setDrawer} />
            <ViewingMode />
          </>
        )}
      </nav>
    </Dialog>
  );
}
