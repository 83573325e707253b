import { matchWatchPage } from '@tv/client/lib/area/watch-path.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { deviceStorage, readChoice } from '@tv/client/lib/state/browser-storage.ts';

/** On the watch screen the menu makes room for the player, unless the person wants it otherwise there. */
const menus = {
  watch: { key: 'tv.watch-menu', usual: true },
  elsewhere: { key: 'tv.side-menu', usual: false },
} as const;
type MenuName = keyof typeof menus;

function wasCollapsed(menu: MenuName): boolean {
  const { key, usual } = menus[menu];
  const stored = readChoice(deviceStorage, key, ['collapsed', 'open']);
  return stored ? stored === 'collapsed' : usual;
}

export function useMenuCollapsed(): [isCollapsed: boolean, collapse: (isCollapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => ({
    watch: wasCollapsed('watch'),
    elsewhere: wasCollapsed('elsewhere'),
  }));
  const menu = matchWatchPage(useLocation().pathname) ? 'watch' : 'elsewhere';
  const collapse = (isCollapsed: boolean) => {
    deviceStorage.set(menus[menu].key, isCollapsed ? 'collapsed' : 'open');
    setCollapsed({ ...collapsed, [menu]: isCollapsed });
  };
  return [collapsed[menu], collapse];
}
