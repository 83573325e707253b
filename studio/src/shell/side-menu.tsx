import { screenPath } from '@tv/contract/pages/page-paths';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { MonitorPlay, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/studio.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Logo } from '@tv/ui/brand/logo.tsx';
import { Entry, Navigation } from './navigation.tsx';
import style from './side-menu.module.css';

type SideMenuProps = { isCollapsed: boolean; onCollapse: (isCollapsed: boolean) => void };

/** The menu of wide screens. */
export function SideMenu({ isCollapsed, onCollapse }: SideMenuProps) {
  const organization = useCurrentUser()?.organization;
  return (
    <nav
      aria-label={text.main}
      className={[style.menu, isCollapsed && style.collapsed].filter(Boolean).join(' ')}
    >
      <div className={style.logo}>
        <Logo to={studioPath('')} part={text.studio} of={organization} />
      </div>
      <Navigation isCollapsed={isCollapsed} />
      <div className={style.foot}>
        <OpenPortal isCollapsed={isCollapsed} />
        <IconButton
          label={isCollapsed ? text.expandMenu : text.collapseMenu}
          side="right"
          aria-expanded={!isCollapsed}
          onClick={() => onCollapse(!isCollapsed)}
        >
          {isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
        </IconButton>
      </div>
    </nav>
  );
}

/** The way back to the viewer's pages. */
export const OpenPortal = ({ isCollapsed }: { isCollapsed: boolean }) => (
  <Entry
    label={text.openPortal}
    icon={<MonitorPlay />}
    to={screenPath(undefined, '')}
    isCollapsed={isCollapsed}
  />
);
