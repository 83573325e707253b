import { Settings2 } from 'lucide-react';
import { lazy } from 'react';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/browse/chrome.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { LazyMenu } from '@tv/ui/menus/menu.tsx';
import { initials, nameOf } from '@tv/client/lib/session/person-name.ts';
import style from '@tv/ui/avatar.module.css';

const load = () => import('./user-menu-content.tsx');
const UserMenuContent = lazy(async () => ({ default: (await load()).UserMenuContent }));

/** The person's menu; a visitor has a plain button in its place. */
export function UserMenu({ onAbout }: { onAbout: () => void }) {
  const user = useCurrentUser();
  return (
    <LazyMenu
      load={load}
      open={(menu) => <UserMenuContent onAbout={onAbout} {...menu} />}
      trigger={(props) =>
        user ? (
          <button
            type="button"
            className={style.avatar}
            aria-label={text.accountOf(nameOf(user))}
            {...props}
            data-initials={initials(nameOf(user))}
          />
        ) : (
          <IconButton label={text.menu} side="end" {...props}>
            <Settings2 />
          </IconButton>
        )
      }
    />
  );
}
