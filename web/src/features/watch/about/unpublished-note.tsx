import { ContentStatus } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { CalendarClock, CircleCheck, CircleDashed, Contrast, type LucideIcon } from 'lucide-react';
import * as text from '@tv/strings/en/watch/unpublished.ts';
import styles from './about.module.css';

const notes: Partial<Record<number, [icon: LucideIcon, words: string]>> = {
  [ContentStatus.DRAFT]: [CircleDashed, text.draft],
  [ContentStatus.REVIEW]: [Contrast, text.inReview],
  [ContentStatus.REVIEW_APPROVED]: [CircleCheck, text.approved],
  [ContentStatus.REVIEW_COMPLETED]: [CircleCheck, text.reviewed],
  [ContentStatus.SCHEDULED]: [CalendarClock, text.scheduled],
};

/** The state of an item before its publication, for its managers: nobody else gets here. */
export const UnpublishedNote = ({ status }: Pick<MediaContent, 'status'>) => {
  const [Icon, words] = notes[status ?? ContentStatus.PUBLISHED] ?? [];
  if (!Icon) return null;
  return (
    <p className={styles.unpublished}>
      <Icon aria-hidden="true" size={18} /> <span>{words}</span>
    </p>
  );
};
