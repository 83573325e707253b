import { BookOpen, Info, LifeBuoy, MessageSquareHeart } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { configuration } from '../../lib/configuration.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { usePlace } from '../../lib/place.ts';
import { serviceVersion } from '../../lib/queries.ts';
import { MenuPopover } from '../../ui/menu-popover.tsx';
import type { MenuContentProps, MenuEntry } from '../../ui/menu.tsx';
import { feedbackAddress, supportAddress } from './addresses.ts';

export function HelpMenuContent({ onAbout, ...menu }: MenuContentProps & { onAbout: () => void }) {
  const user = useCurrentUser();
  const place = usePlace();
  const { data: service } = useQuery(serviceVersion());
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
  return <MenuPopover label="Help" sections={[{ entries }]} {...menu} />;
}
