import { BookOpen, Info, LifeBuoy, MessageSquareHeart } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { configuration } from '@tv/client/lib/api/configuration.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { serviceVersion } from './queries.ts';
import { supportAddress } from '@tv/client/lib/support/support-mail.ts';
import * as chrome from '@tv/strings/en/browse/chrome.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/menus.ts';
import { MenuPopover } from '@tv/ui/menus/menu-popover.tsx';
import type { MenuContentProps, MenuEntry } from '@tv/ui/menus/menu-entries.ts';
import { feedbackAddress } from './addresses.ts';

export function HelpMenuContent({ onAbout, ...menu }: MenuContentProps & { onAbout: () => void }) {
  const user = useCurrentUser();
  const area = useArea();
  const { data: service } = useQuery(serviceVersion());
  const { userGuide } = configuration().addresses;
  const support = supportAddress(service?.informationalVersion);
  const feedback = user && feedbackAddress(user);
  const entries: MenuEntry[] = [
    ...(user && userGuide
      ? [
          {
            key: 'guide',
            label: text.userGuide,
            icon: <BookOpen />,
            href: userGuide,
            badge: text.newMark,
          },
        ]
      : []),
    ...(support
      ? [{ key: 'support', label: actions.contactSupport, icon: <LifeBuoy />, href: support }]
      : []),
    ...(area.isPublic && !user
      ? [{ key: 'about', label: text.about, icon: <Info />, onAction: onAbout }]
      : []),
    ...(feedback
      ? [{ key: 'feedback', label: text.sendFeedback, icon: <MessageSquareHeart />, href: feedback }]
      : []),
  ];
  return <MenuPopover label={chrome.help} sections={[{ entries }]} {...menu} />;
}
