import { MonitorX } from 'lucide-react';
import { pathIn, type Area } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/player/embed-refused.ts';
import { OuterLinkButton } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';

/** In a frame of another page, of an item that may not be in one. */
export const EmbedRefused = ({ area, id }: { area: Area; id: string }) => (
  <Notice as="h1" icon={<MonitorX />} title={text.cannotStandHere} text={text.watchedInPortal}>
    <OuterLinkButton look="primary" href={pathIn(area, 'watch/:id', { id })} target="_blank" rel="noopener">
      {text.watchInPortal}
    </OuterLinkButton>
  </Notice>
);
