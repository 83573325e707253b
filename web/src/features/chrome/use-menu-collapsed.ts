import { matchWatchPage } from '../../lib/place/watch-path.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { deviceStorage, readChoice } from '../../lib/state/browser-storage.ts';

/** On the watch screen the menu makes room for the player, unless the person wants it otherwise there. */
const places = {
  watch: { key: 'tv.watch-menu', usual: true },
  elsewhere: { key: 'tv.side-menu', usual: false },
} as const;
type PlaceName = keyof typeof places;

function wasCollapsed(place: PlaceName): boolean {
  const { key, usual } = places[place];
  const stored = readChoice(deviceStorage, key, ['collapsed', 'open']);
  return stored ? stored === 'collapsed' : usual;
}

export function useMenuCollapsed(): [isCollapsed: boolean, collapse: (isCollapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => ({
    watch: wasCollapsed('watch'),
    elsewhere: wasCollapsed('elsewhere'),
  }));
  const place = matchWatchPage(useLocation().pathname) ? 'watch' : 'elsewhere';
  const collapse = (isCollapsed: boolean) => {
    deviceStorage.set(places[place].key, isCollapsed ? 'collapsed' : 'open');
    setCollapsed({ ...collapsed, [place]: isCollapsed });
  };
  return [collapsed[place], collapse];
}
