import { studioPath } from '@tv/contract/pages/studio-paths';
import { Visibility } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { screenPath } from '@tv/contract/pages/page-paths';
import { ChartNoAxesColumn, Eye, Link, SquareArrowOutUpRight } from 'lucide-react';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import * as shell from '@tv/strings/en/studio/studio.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import type { MenuSection } from '@tv/ui/menus/menu-entries.ts';
import { AnchoredMenu } from '@tv/ui/table/anchored-menu.tsx';
import { actionSections, retryEntries, type Ask } from './action-entries.tsx';

type RowMenuProps = {
  item: ManagedMediaContent;
  anchor: HTMLElement;
  onClose: () => void;
  onAsk: Ask;
};

/** What can be done with one item. */
export function RowMenu({ item, anchor, onClose, onAsk }: RowMenuProps) {
  const isOut = item.state === 'published';
  const sections: MenuSection[] = [
    {
      entries: [
        {
          key: 'open',
          label: text.open,
          icon: <SquareArrowOutUpRight />,
          to: studioPath('content/:id', item),
        },
        ...(isOut
          ? [{ key: 'viewer', label: text.seeAsViewer, icon: <Eye />, href: viewersAddress(item) }]
          : []),
        ...(item.permitted.includes('edit')
          ? [
              {
                key: 'analytics',
                label: shell.analytics,
                icon: <ChartNoAxesColumn />,
                to: studioPath('analytics/content/:id', item),
              },
            ]
          : []),
        {
          key: 'copy',
          label: text.copyLink,
          icon: <Link />,
          onAction: () =>
            void copyText(new URL(viewersAddress(item), location.origin).href, {
              copied: text.linkCopied,
              notCopied: text.linkNotCopied,
            }),
        },
      ],
    },
    { entries: retryEntries(item) },
    ...actionSections([item], onAsk),
  ];
  return <AnchoredMenu label={item.title} sections={sections} anchor={anchor} onClose={onClose} />;
}

/** Where viewers find the item: everybody on the public pages, members on theirs. */
const viewersAddress = ({ id, organizationId, visibility }: ManagedMediaContent) =>
  screenPath(visibility === Visibility.PUBLIC ? organizationId : undefined, 'watch/:id', { id });
