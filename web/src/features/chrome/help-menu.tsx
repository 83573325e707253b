import { CircleHelp } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { LazyMenu } from '../../ui/menu.tsx';

const load = async () => (await import('./help-menu-content.tsx')).HelpMenuContent;

export function HelpMenu({ onAbout }: { onAbout: () => void }) {
  return (
    <LazyMenu
      load={load}
      content={{ onAbout }}
      trigger={(props) => (
        <IconButton label="Help" {...props}>
          <CircleHelp />
        </IconButton>
      )}
    />
  );
}
