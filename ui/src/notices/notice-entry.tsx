import { screenPath } from '@tv/contract/pages/page-paths';
import { studioPath } from '@tv/contract/pages/studio-paths';
import type { Notice } from '@tv/contract/notifications/notices';
import {
  AlarmClock,
  BadgeCheck,
  Clapperboard,
  Hourglass,
  type LucideIcon,
  MessageSquareText,
  PencilLine,
  Rocket,
  TriangleAlert,
  Undo2,
  Webhook,
} from 'lucide-react';
import { Link } from 'react-router';
import { agoWords } from '@tv/client/lib/format/ago.ts';
import { timeOfDay } from '@tv/client/lib/format/time-of-day.ts';
import { readNotice } from '@tv/client/lib/notices/reading.ts';
import * as text from '@tv/strings/en/parts/notices.ts';
import style from './notice-entry.module.css';
import { sentenceOf } from './sentence-of.ts';

type Kind = Notice['kind'];

const icons: Record<Kind, LucideIcon> = {
  news: Clapperboard,
  reminderPublished: AlarmClock,
  reminderMoved: AlarmClock,
  remark: MessageSquareText,
  changesRequested: PencilLine,
  approved: BadgeCheck,
  withdrawn: Undo2,
  published: Rocket,
  toReview: MessageSquareText,
  toPublish: Rocket,
  failed: TriangleAlert,
  webhookEnded: Webhook,
  retention: Hourglass,
  sourceFailing: TriangleAlert,
  sourceGaveUp: TriangleAlert,
};

/** Where each kind leads: to the item as viewers see it, to its review, to its page in the studio, to the webhooks, or to the watched sources. */
const leadsTo: Record<Kind, 'watch' | 'review' | 'item' | 'webhooks' | 'sources'> = {
  news: 'watch',
  reminderPublished: 'watch',
  reminderMoved: 'watch',
  remark: 'review',
  changesRequested: 'review',
  approved: 'review',
  withdrawn: 'item',
  published: 'watch',
  toReview: 'review',
  toPublish: 'item',
  failed: 'item',
  webhookEnded: 'webhooks',
  retention: 'item',
  sourceFailing: 'sources',
  sourceGaveUp: 'sources',
};

function pathOf({ kind, mediaContentId: id }: Notice): string {
  const page = leadsTo[kind];
  if (page === 'sources') return studioPath('bring-in');
  if (page === 'webhooks' || id === undefined) return studioPath('organization/webhooks');
  if (page === 'watch') return screenPath(undefined, 'watch/:id', { id });
  return page === 'review' ? studioPath('review/:id', { id }) : studioPath('content/:id', { id });
}

type NoticeEntryProps = {
  notice: Notice;
  /** It then says how long ago it came, and not when. */
  isToday: boolean;
  onDone: () => void;
};

/** One notice: a sentence that leads to its item. Following it marks it as read. */
export function NoticeEntry({ notice, isToday, onDone }: NoticeEntryProps) {
  const { kind, title, comment, at, isRead } = notice;
  const Icon = icons[kind];
  const [before, after] = sentenceOf(notice);
  return (
    <li>
      <Link
        to={pathOf(notice)}
        className={style.entry}
        data-unread={!isRead}
        onClick={() => {
          void readNotice(notice);
          onDone();
        }}
      >
        <Icon className={style.icon} aria-hidden="true" />
        <span className={style.words}>
          {!isRead && <span className="visually-hidden">{text.unread}: </span>}
          <span className={style.sentence}>
            {before}
            <b dir="auto">{title}</b>
            {after}
          </span>
          {comment && (
            <span className={style.comment} dir="auto">
              {comment}
            </span>
          )}
          <time className={style.time} dateTime={at}>
            {isToday ? agoWords(at) : timeOfDay(new Date(at))}
          </time>
        </span>
        {!isRead && <span className={style.dot} aria-hidden="true" />}
      </Link>
    </li>
  );
}
