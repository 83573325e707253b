import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { Code, Copy, Globe, LockKeyhole, Mail } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { count } from '@tv/client/lib/analytics/count.ts';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import { Button, OuterLinkButton } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Guests } from '@tv/ui/guests.tsx';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { mayManageContent } from '@tv/client/lib/session/may-see-studio.ts';
import { formatClock, parseStartTime } from '@tv/player/clock.ts';
import { embedCode } from '@tv/client/lib/media-contents/embed-code.ts';
import { mailAddressOf, shareLinks, type ShareLink } from './share-links.ts';
import styles from './share-dialog.module.css';
import * as text from '@tv/strings/en/watch/share.ts';

type Props = {
  item: MediaContent;
  isMember: boolean;
  allowEmbed: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Second of the player now. */
  now: () => number;
};

const LinkRow = ({ link, title }: { link: ShareLink; title: string }) => {
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const Icon = link.audience === 'public' ? Globe : LockKeyhole;
  return (
    <section className={styles.link}>
      <h3 className={styles.label}>{link.label}</h3>
      <p className={styles.note} id={noteId}>
        <Icon aria-hidden="true" size={16} />
        {link.note}
      </p>
      <input
        ref={field}
        className={styles.address}
        dir="ltr"
        aria-label={link.label}
        aria-describedby={noteId}
        readOnly
        value={link.url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button
          look="primary"
          icon={<Copy aria-hidden="true" />}
          onClick={() => {
            count('video.copy');
            void copyText(link.url, text, field.current);
          }}
        >
          {text.copyLink}
        </Button>
        <OuterLinkButton
          icon={<Mail aria-hidden="true" />}
          href={mailAddressOf(title, link.url)}
          onClick={() => count('video.email')}
        >
          {text.email}
        </OuterLinkButton>
      </div>
    </section>
  );
};

const EmbedCode = ({ item, link }: { item: MediaContent; link: ShareLink }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const code = embedCode(item, link);
  return (
    <details className={styles.embed}>
      <summary className={styles.summary}>
        <Code aria-hidden="true" size={16} /> {text.embed}
      </summary>
      <textarea
        ref={field}
        className={styles.code}
        dir="ltr"
        aria-label={text.embedCode}
        readOnly
        rows={4}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyText(code, text, field.current)}>
        {text.copyCode}
      </Button>
    </details>
  );
};

const parseClock = (typed: string) => {
  const clock = /^(?:(\d{1,3}):)?(\d{1,2}):([0-5]?\d)$/.exec(typed.trim());
  if (!clock) return parseStartTime(typed);
  return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
};

const Sharing = ({ item, isMember, allowEmbed, now }: Omit<Props, 'isOpen' | 'onClose'>) => {
  const [starts, setStarts] = useState(false);
  const [start, setStart] = useState(() => formatClock(now()));
  const startAt = parseClock(start);
  const isWrong = starts && (startAt === undefined || startAt >= item.durationInSeconds);
  const links = shareLinks(item, {
    origin: location.origin,
    isMember,
    startAt: starts && !isWrong ? startAt : undefined,
  });
  const embedded = links.at(-1);
  const errorId = useId();
  const user = useCurrentUser();
  return (
    <div className={styles.sharing}>
      {links.map((link) => (
        <LinkRow key={link.audience} link={link} title={item.title} />
      ))}
      <div className={styles.start}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={starts}
            onChange={(event) => setStarts(event.currentTarget.checked)}
          />
          {text.startAt}
        </label>
        <input
          className={styles.time}
          dir="ltr"
          aria-label={text.startTime}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          disabled={!starts}
          value={start}
          onChange={(event) => setStart(event.currentTarget.value)}
        />
        {isWrong && (
          <span className={styles.error} id={errorId} role="alert">
            {text.wrongTime(formatClock(item.durationInSeconds))}
          </span>
        )}
      </div>
      {allowEmbed && embedded && <EmbedCode item={item} link={embedded} />}
      {isMember && user && mayManageContent(user) && <Guests of={{ kind: 'item', id: item.id }} />}
    </div>
  );
};

export const ShareDialog = ({ isOpen, onClose, ...rest }: Props) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.share} look="sheet">
    <Sharing {...rest} />
  </Dialog>
);
