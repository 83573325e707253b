import type { ReactNode } from 'react';
import { screenPath } from '@tv/contract/pages/page-paths';
import * as embed from '@tv/strings/en/player/embed-refused.ts';
import * as text from '@tv/strings/en/player/element.ts';
import styles from './message.module.css';
import type { Refusal } from './open-item.ts';
import type { Wanted } from './wanted.ts';

/** A sentence in the player's place, and one thing to do. */
export const Message = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children?: ReactNode;
}) => (
  <div className={styles.message} role="status">
    <p className={styles.title}>{title}</p>
    {lead && <p className={styles.text}>{lead}</p>}
    {children}
  </div>
);

const words: Record<Refusal, [title: string, lead: string]> = {
  'not-found': [text.notFound, text.mayBeGone],
  'signed-out': [text.signedOut, text.signInAgain],
  refused: [text.refused, text.askManager],
  'not-embeddable': [embed.cannotStandHere, embed.watchedInPortal],
  site: [text.siteRefused, text.siteNotListed(location.origin)],
  network: [text.away, text.checkNetwork],
  busy: [text.busy, text.waitABit],
};

type Props = { reason: Refusal; wanted: Wanted; organizationId: string | undefined; again: () => void };

/** Why an item is not shown. */
export const RefusalMessage = ({ reason, wanted, organizationId, again }: Props) => {
  const [title, lead] = words[reason];
  const isPassing = reason === 'network' || reason === 'busy';
  const path = screenPath(wanted.token === undefined ? organizationId : undefined, 'watch/:id', {
    id: wanted.item,
  });
  return (
    <Message title={title} lead={lead}>
      {isPassing && (
        <button type="button" className={styles.button} onClick={again}>
          {text.tryAgain}
        </button>
      )}
      {reason === 'not-embeddable' && (
        <a className={styles.button} href={new URL(path, wanted.portal).href} target="_blank" rel="noopener">
          {embed.watchInPortal}
        </a>
      )}
    </Message>
  );
};
