import { BookOpen, CircleHelp, Info, LifeBuoy, MessageSquareHeart } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { configuration } from '../../lib/configuration.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { usePlace } from '../../lib/place.ts';
import { serviceVersion } from '../../lib/queries.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { feedbackAddress, supportAddress } from './addresses.ts';

export function HelpMenu({ onAbout }: { onAbout: () => void }) {
  const user = useCurrentUser();
  const place = usePlace();
  const { data: service } = useQuery({ ...serviceVersion(), enabled: false });
  const { userGuide } = configuration().addresses;
  const support = supportAddress(user, service?.informationalVersion);
  const feedback = user && feedbackAddress(user);
  const entries: MenuEntry[] = [
    ...(userGuide
      ? [
          {
            key: 'guide',
            label: 'User guide',
            icon: <BookOpen />,
            href: userGuide,
            ...(user && { badge: 'New' }),
          },
        ]
      : []),
    ...(support ? [{ key: 'support', label: 'Contact support', icon: <LifeBuoy />, href: support }] : []),
    ...(place.isPublic && !user ? [{ key: 'about', label: 'About', icon: <Info />, onAction: onAbout }] : []),
    ...(feedback
      ? [{ key: 'feedback', label: 'Send feedback', icon: <MessageSquareHeart />, href: feedback }]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <Menu
      label="Help"
      sections={[{ entries }]}
      trigger={(props) => (
        <IconButton label="Help" {...props}>
          <CircleHelp />
        </IconButton>
      )}
    />
  );
}
