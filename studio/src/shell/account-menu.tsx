import { portalPath, screenPath } from '@tv/contract/pages/page-paths';
import { LogOut, MonitorPlay, Settings } from 'lucide-react';
import { chooseTheme, themeNames, themes, useThemeChoice } from '@tv/client/lib/appearance/theme.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { initials, nameOf } from '@tv/client/lib/session/person-name.ts';
import { signOut } from '@tv/client/lib/session/session.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as chrome from '@tv/strings/en/browse/chrome.ts';
import * as menus from '@tv/strings/en/browse/menus.ts';
import * as text from '@tv/strings/en/studio/studio.ts';
import avatar from '@tv/ui/avatar.module.css';
import { Menu } from '@tv/ui/menus/menu.tsx';
import type { MenuSection } from '@tv/ui/menus/menu-entries.ts';

/** The person's menu in the studio. */
export function AccountMenu() {
  const user = useCurrentUser();
  const theme = useThemeChoice();
  if (!user) return null;
  const sections: MenuSection[] = [
    {
      title: nameOf(user),
      entries: [
        { key: 'portal', label: text.openPortal, icon: <MonitorPlay />, to: screenPath(undefined, '') },
        { key: 'settings', label: menus.settings, icon: <Settings />, to: portalPath('settings') },
      ],
    },
    {
      title: menus.theme,
      entries: themes.map((choice) => ({
        key: choice,
        label: themeNames[choice],
        isSelected: choice === theme,
        onAction: () => chooseTheme(choice),
      })),
    },
    {
      entries: [
        { key: 'sign-out', label: actions.signOut, icon: <LogOut />, onAction: () => void signOut() },
      ],
    },
  ];
  return (
    <Menu
      label={chrome.yourAccount}
      sections={sections}
      trigger={(props) => (
        <button
          type="button"
          className={avatar.avatar}
          aria-label={chrome.accountOf(nameOf(user))}
          {...props}
          data-initials={initials(nameOf(user))}
        />
      )}
    />
  );
}
