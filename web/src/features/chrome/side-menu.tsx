import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useEvent } from '@tv/client/lib/browser/use-event.ts';
import * as text from '@tv/strings/en/browse/chrome.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Drawer } from './drawer.tsx';
import { Navigation, type DrawerName } from './navigation.tsx';
import style from './side-menu.module.css';

type SideMenuProps = { isCollapsed: boolean; onCollapse: (isCollapsed: boolean) => void };

/** The menu of wide screens, with at most one drawer beside it. */
export function SideMenu({ isCollapsed, onCollapse }: SideMenuProps) {
  const [drawer, setDrawer] = useState<DrawerName>();
  const whole = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => setDrawer(undefined), [pathname]);
  useEffect(() => {
    if (!drawer) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (!whole.current?.contains(event.target as Node)) setDrawer(undefined);
    };
    addEventListener('pointerdown', onPointerDown);
    return () => removeEventListener('pointerdown', onPointerDown);
  }, [drawer]);
  useEvent(whole, 'keydown', ({ key }) => {
    if (key !== 'Escape' || !drawer) return;
    whole.current?.querySelector<HTMLElement>('ul [aria-expanded="true"]')?.focus();
    setDrawer(undefined);
  });
  return (
    <nav ref={whole} aria-label={text.main}>
      <div className={[style.menu, isCollapsed && style.collapsed].filter(Boolean).join(' ')}>
        <Navigation
          isCollapsed={isCollapsed}
          drawer={drawer}
          onDrawer={(name) => setDrawer(name === drawer ? undefined : name)}
        />
        <div className={style.bottom}>
          <div className={style.toggle}>
            <IconButton
              label={isCollapsed ? text.expandMenu : text.collapseMenu}
              side="right"
              aria-expanded={!isCollapsed}
              onClick={() => onCollapse(!isCollapsed)}
            >
              {isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
            </IconButton>
          </div>
        </div>
      </div>
      {drawer && (
        <div className={style.panel}>
          <Drawer name={drawer} onDone={() => setDrawer(undefined)} />
        </div>
      )}
    </nav>
  );
}
