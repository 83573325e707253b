import { ArrowUp, MessageCircleHeart, X } from 'lucide-react';
import { useState } from 'react';
import { configuration } from '../../lib/configuration.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { keptForSession } from '../../lib/kept.ts';
import { useScrolled } from '../../lib/use-scrolled.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { scrollManner } from '../../ui/use-row-scroll.ts';
import style from './floating.module.css';

/** px after which the way back to the top is offered (specification §9). */
const far = 300;
const dismissed = 'tv.feedback-dismissed';

/** What floats over the lower right corner. */
export const Floating = () => (
  <div className={style.corner}>
    <BackToTop />
    <Feedback />
  </div>
);

function BackToTop() {
  if (!useScrolled(far)) return null;
  return (
    <div className={style.top}>
      <IconButton
        label="Back to top"
        side="above"
        onClick={() => scrollTo({ top: 0, behavior: scrollManner() })}
      >
        <ArrowUp />
      </IconButton>
    </div>
  );
}

/** Opens the survey; dismissed, it stays away for the session. */
function Feedback() {
  const user = useCurrentUser();
  const { survey } = configuration().addresses;
  const [isDismissed, setDismissed] = useState(() => keptForSession.get(dismissed) !== null);
  if (!user || !survey || isDismissed) return null;
  return (
    <aside className={style.feedback} aria-label="Feedback">
      <a className={style.link} href={survey} target="_blank" rel="noreferrer">
        <MessageCircleHeart aria-hidden="true" /> Help us improve
      </a>
      <IconButton
        label="Dismiss feedback"
        size="small"
        side="above"
        onClick={() => {
          keptForSession.set(dismissed, '1');
          setDismissed(true);
        }}
      >
        <X />
      </IconButton>
    </aside>
  );
}
