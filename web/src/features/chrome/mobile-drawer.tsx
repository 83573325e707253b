import { ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import style from './mobile-drawer.module.css';
import { Navigation, type DrawerName } from './navigation.tsx';
import { drawers } from './side-menu.tsx';
import { ViewingMode } from './viewing-mode.tsx';

/** The navigation of screens too narrow for the side menu. */
export function MobileDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [drawer, setDrawer] = useState<DrawerName>();
  const { pathname } = useLocation();
  useEffect(onClose, [pathname, onClose]);
  useEffect(() => {
    if (!isOpen) setDrawer(undefined);
  }, [isOpen]);
  const Drawer = drawer && drawers[drawer];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Navigation" look="side" closeLabel="Close navigation">
      <div className={style.content}>
        {Drawer ? (
          <div>
            <button type="button" className={style.back} onClick={() => setDrawer(undefined)}>
              <ChevronLeft aria-hidden="true" /> Back
            </button>
            <Drawer onDone={onClose} />
          </div>
        ) : (
          <>
            <Navigation drawer={undefined} onDrawer={setDrawer} />
            <ViewingMode />
          </>
        )}
      </div>
    </Dialog>
  );
}
