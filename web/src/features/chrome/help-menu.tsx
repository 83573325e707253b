import { CircleHelp } from 'lucide-react';
import { lazy } from 'react';
import * as text from '../../strings/en/chrome.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LazyMenu } from '../../ui/menu.tsx';

const load = () => import('./help-menu-content.tsx');
const HelpMenuContent = lazy(async () => ({ default: (await load()).HelpMenuContent }));

export function HelpMenu({ onAbout }: { onAbout: () => void }) {
  return (
    <LazyMenu
      load={load}
      open={(menu) => <HelpMenuContent onAbout={onAbout} {...menu} />}
      trigger={(props) => (
        <IconButton label={text.help} {...props}>
          <CircleHelp />
        </IconButton>
      )}
    />
  );
}
