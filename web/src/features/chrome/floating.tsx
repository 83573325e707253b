import { MessageCircleHeart, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { configuration } from '@tv/client/lib/api/configuration.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { tabStorage } from '@tv/client/lib/state/browser-storage.ts';
import { useScrolled } from './use-scrolled.ts';
import * as text from '@tv/strings/en/browse/chrome.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import style from './floating.module.css';

/** px after which the way back to the top is offered. */
const far = 300;
const dismissed = 'tv.feedback-dismissed';

const BackToTop = lazy(async () => ({ default: (await import('./back-to-top.tsx')).BackToTop }));

/** What floats over the page: the way back to the top, and the survey. */
export const Floating = () => (
  <>
    <Corner />
    <Feedback />
  </>
);

const Corner = () => (
  <div className={style.corner}>
    {useScrolled(far) && (
      <Suspense>
        <BackToTop />
      </Suspense>
    )}
  </div>
);

/** Opens the survey. It stands in the page's margin, over no text; dismissed, it stays away for the session. */
function Feedback() {
  const user = useCurrentUser();
  const { survey } = configuration().addresses;
  const [isDismissed, setDismissed] = useState(() => tabStorage.get(dismissed) !== null);
  if (!user || !survey || isDismissed) return null;
  return (
    <aside className={style.feedback} aria-label={text.feedback}>
      <a className={style.link} href={survey} target="_blank" rel="noreferrer">
        <MessageCircleHeart aria-hidden="true" /> {text.helpUsImprove}
      </a>
      <IconButton
        label={text.dismissFeedback}
        size="small"
        side="end"
        onClick={() => {
          tabStorage.set(dismissed, '1');
          setDismissed(true);
        }}
      >
        <X />
      </IconButton>
    </aside>
  );
}
