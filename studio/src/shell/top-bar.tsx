import { studioPath } from '@tv/contract/pages/studio-paths';
import { CircleHelp, Menu as MenuIcon, Search } from 'lucide-react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHasSideMenu, useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { guideAddress } from '@tv/client/lib/support/guide-address.ts';
import * as searchText from '@tv/strings/en/browse/search.ts';
import * as text from '@tv/strings/en/studio/studio.ts';
import { IconButton, Tooltip } from '@tv/ui/icon-button.tsx';
import icon from '@tv/ui/icon-button.module.css';
import { Logo } from '@tv/ui/brand/logo.tsx';
import { NoticeBell } from '@tv/ui/notices/notice-bell.tsx';
import { WhoIsHere } from '../parts/presence/who-is-here.tsx';
import { AccountMenu } from './account-menu.tsx';
import { helpSection } from './help-section.ts';
import style from './top-bar.module.css';

/** Opens the drawer of narrow screens. */
export const OpenNavigation = createContext(() => {});

type TopBarProps = {
  title: string;
  /** Beside the title, e.g. a count; empty while it is not known. */
  fact?: string;
  /** Before the title: the way here. */
  way?: ReactNode;
  /** `small`: the title of one item, which may be long. */
  size?: 'small';
  /** A field to search with; telephones show it when its button is pressed. */
  search?: ReactNode;
  /** At most one primary button. */
  children?: ReactNode;
};

/** The bar above a page of the studio: its heading, its actions, help and the person's menu. */
export function TopBar({ title, fact, way, size, search, children }: TopBarProps) {
  const hasSideMenu = useHasSideMenu();
  const hasRoom = useMediaQuery('(width >= 768px)');
  const [isSearching, setSearching] = useState(() => new URLSearchParams(location.search).has('searchTerm'));
  const toggle = search && !hasRoom ? () => setSearching(!isSearching) : undefined;
  useTitle(`${title} | ${text.studio}`);
  return (
    <header className={[style.bar, size && style[size]].filter(Boolean).join(' ')}>
      {!hasSideMenu && <PortalBar isSearching={isSearching} onSearch={toggle} />}
      {toggle && isSearching && <div className={style.search}>{search}</div>}
      <div className={style.heading}>
        {way}
        <h1 className={style.title} dir="auto" tabIndex={-1}>
          {title}
        </h1>
        {fact && <p className={style.fact}>{fact}</p>}
      </div>
      <div className={style.actions}>
        {hasRoom && search}
        <WhoIsHere />
        {children}
        {hasSideMenu && (
          <>
            <Help />
            <NoticeBell />
            <AccountMenu />
          </>
        )}
      </div>
    </header>
  );
}

/** On narrow screens the portal's name and the menus are a line of their own. */
function PortalBar({ isSearching, onSearch }: { isSearching: boolean; onSearch: (() => void) | undefined }) {
  const open = useContext(OpenNavigation);
  const organization = useCurrentUser()?.organization;
  return (
    <div className={style.portal}>
      <IconButton label={text.openNavigation} aria-haspopup="dialog" onClick={open}>
        <MenuIcon />
      </IconButton>
      <Logo to={studioPath('')} part={text.studio} of={organization} />
      <div className={style.end}>
        {onSearch && (
          <IconButton
            label={isSearching ? searchText.closeSearch : searchText.search}
            aria-expanded={isSearching}
            onClick={onSearch}
          >
            <Search />
          </IconButton>
        )}
        <Help />
        <NoticeBell />
        <AccountMenu />
      </div>
    </div>
  );
}

/** Opens the guide where it tells of this page. */
function Help() {
  const { pathname, search } = useLocation();
  const address = guideAddress(helpSection(pathname, search));
  if (!address) return null;
  return (
    <Tooltip tip={text.help}>
      <a className={icon.button} href={address} target="_blank" rel="noreferrer" aria-label={text.help}>
        <CircleHelp />
      </a>
    </Tooltip>
  );
}
