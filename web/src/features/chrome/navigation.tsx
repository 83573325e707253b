import { portalPath } from '@tv/contract/pages/page-paths';
import { Bookmark, Building, Heart, House, LayoutGrid } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useActor } from '@tv/client/lib/session/current-user.ts';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import { playlistOverview } from '@tv/client/lib/media-contents/queries.ts';
import * as text from '@tv/strings/en/browse/chrome.ts';
import { Entry } from './entry.tsx';
import style from './navigation.module.css';
import { useMaySwitch } from './use-may-switch.ts';
import { useShownOrganization } from './use-shown-organization.ts';

export type DrawerName = 'organizations' | 'categories' | 'following';

type NavigationProps = {
  isCollapsed?: boolean;
  drawer: DrawerName | undefined;
  onDrawer: (drawer: DrawerName) => void;
};

/** The portal's places. Which of them there are depends on who looks, and from where. */
export function Navigation({ isCollapsed = false, drawer, onDrawer }: NavigationProps) {
  const user = useActor();
  const area = useArea();
  const hasPlaylist = user !== undefined && !area.isPublic;
  const { data: overview } = useQuery({ ...playlistOverview(), enabled: hasPlaylist });
  const maySwitch = useMaySwitch();
  const organization = useShownOrganization();
  const { pathname } = useLocation();
  const here = pathname.replace(/(?<=.)\/$/, '');
  const currentAt = (path: string) =>
    here === path ? ('page' as const) : here.startsWith(`${path}/`) ? ('true' as const) : undefined;
  const opens = (name: DrawerName) => ({ isOpen: drawer === name, onPress: () => onDrawer(name) });
  return (
    <ul className={style.list}>
      {organization && (
        <li>
          <Entry
            isCollapsed={isCollapsed}
            icon={<Building />}
            label={organization.name}
            {...(maySwitch && opens('organizations'))}
          />
        </li>
      )}
      <li>
        <Entry
          isCollapsed={isCollapsed}
          icon={<House />}
          label={text.home}
          to={pathIn(area, '')}
          current={here === pathIn(area, '') ? 'page' : currentAt(pathIn(area, 'coming-soon')) && 'true'}
          counts="navbar.home"
        />
      </li>
      <li>
        <Entry
          isCollapsed={isCollapsed}
          icon={<LayoutGrid />}
          label={text.discover}
          counts="navbar.categories"
          current={currentAt(pathIn(area, 'categories'))}
          {...opens('categories')}
        />
      </li>
      {user && (
        <li>
          <Entry
            isCollapsed={isCollapsed}
            icon={<Heart />}
            label={text.following}
            current={currentAt(pathIn(area, 'followed-categories'))}
            {...opens('following')}
          />
        </li>
      )}
      {hasPlaylist && (
        <li>
          <Entry
            isCollapsed={isCollapsed}
            icon={<Bookmark />}
            label={text.myPlaylist}
            to={portalPath('playlist')}
            current={currentAt(portalPath('playlist'))}
            counts="navbar.playlist"
            count={overview && overview.pending + overview.watching + overview.watched}
          />
        </li>
      )}
    </ul>
  );
}
