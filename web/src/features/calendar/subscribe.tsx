import { portalPath } from '@tv/contract/pages/page-paths';
import { requestLine } from '@tv/contract/calls/request';
import { CalendarPlus, Copy } from 'lucide-react';
import { configuration } from '@tv/client/lib/api/configuration.ts';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import { webcalAddress } from '@tv/client/lib/browser/webcal-address.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/settings/calendar.ts';
import { LinkButton, OuterLinkButton } from '@tv/ui/button.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';

/** Where to subscribe to what is coming soon. The address of a member's own calendar is a secret, which Settings makes. */
export function SubscribeToCalendar({ area, isMember }: { area: Area; isMember: boolean }) {
  if (!area.isPublic)
    return isMember ? (
      <LinkButton icon={<CalendarPlus />} to={`${portalPath('settings')}#feed`}>
        {text.subscribe}
      </LinkButton>
    ) : null;
  const { path } = requestLine('GET /Organizations/:id/Publics/calendar.ics', {
    params: { id: area.organizationId },
  });
  const address = new URL(configuration().apiBase + path, location.origin).href;
  return (
    <>
      <OuterLinkButton icon={<CalendarPlus />} href={webcalAddress(address)}>
        {text.subscribe}
      </OuterLinkButton>
      <IconButton
        label={text.copy}
        onClick={() => void copyText(address, { copied: text.copied, notCopied: text.notCopied })}
      >
        <Copy />
      </IconButton>
    </>
  );
}
