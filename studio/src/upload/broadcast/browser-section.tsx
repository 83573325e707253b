import type { LiveEvent } from '@tv/contract/live/live';
import { Video } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/live/live.ts';
import { Button } from '@tv/ui/button.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';

const BrowserSender = lazy(async () => ({
  default: (await import('./browser-sender.tsx')).BrowserSender,
}));

/** Sending from this browser, without an encoder. Cameras are looked for once somebody wants it. */
export function BrowserSection({ event }: { event: LiveEvent }) {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const address = event.addresses.webSocket;
  if (!address || !user) return null;
  return (
    <PageSection title={text.fromBrowser} text={text.fromBrowserHelp}>
      {isOpen ? (
        <Suspense fallback={null}>
          <BrowserSender {...{ event, address, user }} />
        </Suspense>
      ) : (
        <Button icon={<Video />} onClick={() => setOpen(true)}>
          {text.useBrowser}
        </Button>
      )}
    </PageSection>
  );
}
