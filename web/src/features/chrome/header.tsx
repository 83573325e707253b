import { ChevronsUpDown, CircleHelp, LogIn, Menu as MenuIcon } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { openDialog } from '@tv/client/lib/layout/dialogs.ts';
import { useOverPicture } from '@tv/client/lib/layout/over-picture.ts';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import { useActor } from '@tv/client/lib/session/current-user.ts';
import { useSession } from '@tv/client/lib/session/session-state.ts';
import { signIn } from '@tv/client/lib/session/session.ts';
import { useHasSideMenu, useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import { useScrolled } from './use-scrolled.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/chrome.ts';
import * as pieces from '@tv/strings/en/parts/pieces.ts';
import { Button } from '@tv/ui/button.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Logo } from '@tv/ui/brand/logo.tsx';
import { LazyMenu } from '@tv/ui/menus/menu.tsx';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';
import style from './header.module.css';
import { useMaySwitch } from './use-may-switch.ts';
import { useShownOrganization } from './use-shown-organization.ts';
import { UserMenu } from './user-menu.tsx';
import { ViewingMode } from './viewing-mode.tsx';

const NoticeBell = whenFirstOpen(async () => (await import('@tv/ui/notices/notice-bell.tsx')).NoticeBell);

type HeaderProps = {
  search: ReactNode;
  isMenuCollapsed: boolean;
  onOpenNavigation: () => void;
  onAbout: () => void;
};

export function Header({ search, isMenuCollapsed, onOpenNavigation, onAbout }: HeaderProps) {
  const area = useArea();
  const organization = useShownOrganization();
  const hasSideMenu = useHasSideMenu();
  const isRoomy = useMediaQuery('(width >= 400px)');
  const isScrolled = useScrolled(8);
  const isOver = useOverPicture() && !isScrolled;
  // Over the hero's picture the header is dark in every theme, as the picture's shade is.
  const overPicture = isOver && { 'data-theme': 'picture' };
  return (
    <header
      className={[style.header, isScrolled && style.solid, isOver && style.over].filter(Boolean).join(' ')}
    >
      {/* The open menu's ground is below the logo; beside the collapsed one the words lie on the picture. */}
      <div
        className={[style.start, isMenuCollapsed && style.beside].filter(Boolean).join(' ')}
        {...((!hasSideMenu || isMenuCollapsed) && overPicture)}
      >
        {!hasSideMenu && (
          <IconButton label={text.openNavigation} aria-haspopup="dialog" onClick={onOpenNavigation}>
            <MenuIcon />
          </IconButton>
        )}
        <Logo to={pathIn(area, '')} part={area.isPublic ? undefined : pieces.internal} of={organization} />
      </div>
      <div className={style.end} {...overPicture}>
        {search}
        {/* Where there is no room for it, it is in the drawer. */}
        {hasSideMenu && <ViewingMode />}
        <OrganizationName name={organization?.name} />
        {/* The person's menu has the same entries. */}
        {isRoomy && <HelpMenu onAbout={onAbout} />}
        <SignIn />
        <Notices />
        <UserMenu onAbout={onAbout} />
      </div>
    </header>
  );
}

function OrganizationName({ name }: { name: string | undefined }) {
  const maySwitch = useMaySwitch();
  if (!name) return null;
  if (!maySwitch)
    return (
      <span className={style.organization} dir="auto">
        {name}
      </span>
    );
  return (
    <button
      type="button"
      className={`${style.organization} ${style.switcher}`}
      aria-haspopup="dialog"
      onClick={() => openDialog({ name: 'organizations' })}
    >
      <span className="visually-hidden">{text.switchOrganizationFrom}</span>
      <span className={style.name} dir="auto">
        {name}
      </span>
      <ChevronsUpDown aria-hidden="true" />
    </button>
  );
}

/** The bell has its room before its code is there. */
function Notices() {
  if (!useActor()) return null;
  return (
    <span className={style.bell}>
      <NoticeBell isOpen />
    </span>
  );
}

function SignIn() {
  const area = useArea();
  const { status } = useSession();
  const isRoomy = useMediaQuery('(width >= 480px)');
  if (!area.isPublic || status !== 'signed-out') return null;
  return (
    <Button
      look="primary"
      {...(!isRoomy && { size: 'small' })}
      icon={isRoomy && <LogIn />}
      onClick={() => void signIn(location.pathname + location.search)}
    >
      {actions.signIn}
    </Button>
  );
}

const loadHelp = () => import('./help-menu-content.tsx');
const HelpMenuContent = lazy(async () => ({ default: (await loadHelp()).HelpMenuContent }));

function HelpMenu({ onAbout }: { onAbout: () => void }) {
  return (
    <LazyMenu
      load={loadHelp}
      open={(menu) => <HelpMenuContent onAbout={onAbout} {...menu} />}
      trigger={(props) => (
        <IconButton label={text.help} {...props}>
          <CircleHelp />
        </IconButton>
      )}
    />
  );
}
