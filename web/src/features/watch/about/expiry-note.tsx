import { ExpirationOption } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { longDate } from '@tv/client/lib/format/dates.ts';
import * as text from '@tv/strings/en/watch/expiry-note.ts';
import styles from './about.module.css';

/** When the public link ends. Nothing once it has ended. */
export const ExpiryNote = ({ item }: { item: MediaContent }) => {
  const { expirationOption, expirationDate } = item;
  const [now] = useState(Date.now);
  const ends =
    expirationOption !== ExpirationOption.None && expirationDate && Date.parse(expirationDate) > now;
  if (!ends) return null;
  return (
    <p className={styles.expiry}>
      <CalendarClock aria-hidden="true" size={16} /> {text.publicLinkExpires(longDate(expirationDate))}
    </p>
  );
};
