import { accessibilityPath, portalPath } from '@tv/contract/pages/page-paths';
import {
  Accessibility,
  CircleHelp,
  FileLock2,
  History,
  Info,
  LifeBuoy,
  LogIn,
  LogOut,
  MessageSquareHeart,
  MonitorCog,
  Presentation,
  Settings,
  ShieldCheck,
  Video,
} from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { configuration } from '@tv/client/lib/api/configuration.ts';
import { useActor, useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { maySeeStudio } from '@tv/client/lib/session/may-see-studio.ts';
import { openDialog } from '@tv/client/lib/layout/dialogs.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { serviceVersion } from './queries.ts';
import { useSession } from '@tv/client/lib/session/session-state.ts';
import { signIn, signOut } from '@tv/client/lib/session/session.ts';
import { roleLabel, supportAddress } from '@tv/client/lib/support/support-mail.ts';
import { chooseTheme, themeNames, themes, useThemeChoice } from '@tv/client/lib/appearance/theme.ts';
import * as chrome from '@tv/strings/en/browse/chrome.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/menus.ts';
import { MenuPopover } from '@tv/ui/menus/menu-popover.tsx';
import type { MenuContentProps, MenuEntry, MenuSection } from '@tv/ui/menus/menu-entries.ts';
import { feedbackAddress } from './addresses.ts';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import style from './user-menu.module.css';

export function UserMenuContent({ onAbout, ...menu }: MenuContentProps & { onAbout: () => void }) {
  const user = useCurrentUser();
  const sections = useSections(onAbout);
  const head = user && (
    <div className={style.head}>
      <p className={style.name} dir="auto">
        {nameOf(user)}
      </p>
      <p className={style.mail}>
        {user.email} · {roleLabel(user.role)}
      </p>
    </div>
  );
  return (
    <MenuPopover label={user ? chrome.yourAccount : chrome.menu} sections={sections} head={head} {...menu} />
  );
}

function useSections(onAbout: () => void): MenuSection[] {
  const user = useCurrentUser();
  const actor = useActor();
  const session = useSession();
  const area = useArea();
  const theme = useThemeChoice();
  const { data: service } = useQuery(serviceVersion());
  const { addresses } = configuration();
  const outside = (
    key: string,
    label: string,
    icon: MenuEntry['icon'],
    href: string | undefined,
  ): MenuEntry[] => (href ? [{ key, label, icon, href }] : []);
  const isSignedIn = session.status === 'signed-in';
  return [
    {
      entries: [
        ...(actor && maySeeStudio(actor)
          ? addresses.admin
            ? outside('admin', text.switchToAdmin, <MonitorCog />, addresses.admin)
            : [{ key: 'admin', label: text.switchToAdmin, icon: <MonitorCog />, to: studioPath('') }]
          : actor?.mayRecord
            ? [{ key: 'record', label: text.record, icon: <Video />, to: studioPath('record') }]
            : []),
        ...(actor
          ? [{ key: 'history', label: text.history, icon: <History />, to: portalPath('history') }]
          : []),
        ...(actor
          ? [{ key: 'settings', label: text.settings, icon: <Settings />, to: portalPath('settings') }]
          : []),
        ...(user
          ? outside('security', text.securitySettings, <ShieldCheck />, addresses.securitySettings)
          : []),
        ...outside('privacy', text.privacyPolicy, <FileLock2 />, addresses.privacyPolicy),
        {
          key: 'accessibility',
          label: text.accessibility,
          icon: <Accessibility />,
          to: accessibilityPath(area.organizationId),
        },
      ],
    },
    {
      title: text.theme,
      entries: themes.map((choice) => ({
        key: choice,
        label: themeNames[choice],
        isSelected: choice === theme,
        onAction: () => chooseTheme(choice),
      })),
    },
    {
      entries: [
        ...(user ? outside('guide', text.userGuide, <CircleHelp />, addresses.userGuide) : []),
        ...outside(
          'support',
          actions.contactSupport,
          <LifeBuoy />,
          supportAddress(service?.informationalVersion),
        ),
        ...(user
          ? outside('feedback', text.sendFeedback, <MessageSquareHeart />, feedbackAddress(user))
          : []),
        { key: 'about', label: text.about, icon: <Info />, onAction: onAbout },
      ],
    },
    {
      entries: [
        ...(area.isPublic && !user
          ? [
              {
                key: 'request-demo',
                label: text.requestDemo,
                icon: <Presentation />,
                onAction: () => openDialog({ name: 'request-demo' }),
              },
            ]
          : []),
        isSignedIn
          ? { key: 'sign-out', label: actions.signOut, icon: <LogOut />, onAction: () => void signOut() }
          : {
              key: 'sign-in',
              label: actions.signIn,
              icon: <LogIn />,
              onAction: () => void signIn(area.isPublic ? location.pathname + location.search : '/'),
            },
      ],
    },
  ];
}
