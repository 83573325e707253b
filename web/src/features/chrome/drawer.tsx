import { lazy, Suspense } from 'react';
import type { DrawerName } from './navigation.tsx';

const load = () => import('./drawers.tsx');
const drawers = {
  organizations: lazy(async () => ({
    default: (await import('./organizations-drawer.tsx')).OrganizationsDrawer,
  })),
  categories: lazy(async () => ({ default: (await load()).CategoriesDrawer })),
  following: lazy(async () => ({ default: (await load()).FollowingDrawer })),
};

/** One of the navigation's lists; its code comes when the first one opens. */
export function Drawer({ name, onDone }: { name: DrawerName; onDone: () => void }) {
  const Named = drawers[name];
  return (
    <Suspense>
      <Named onDone={onDone} />
    </Suspense>
  );
}
