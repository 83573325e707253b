import { studioPath } from '@tv/contract/pages/studio-paths';
import {
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  Film,
  MessageSquareText,
  Radio,
  Video,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { type CurrentUser, useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { mayManageContent, maySeeStudio } from '@tv/client/lib/session/may-see-studio.ts';
import { goLive } from '@tv/strings/en/studio/live/live.ts';
import { record } from '@tv/strings/en/studio/content/record.ts';
import * as text from '@tv/strings/en/studio/studio.ts';
import { Tooltip } from '@tv/ui/icon-button.tsx';
import { maySeeOrganization } from '../parts/may-see-organization.ts';
import { badgeCount } from '@tv/client/lib/format/badge-count.ts';
import { useToReview } from '../parts/to-review.ts';
import style from './navigation.module.css';

type NavigationEntry = {
  label: string;
  icon: ReactNode;
  to: string;
  below: string;
  isFor: (user: CurrentUser) => boolean;
};

/** The studio's pages. Each entry also stands for the pages below its own. */
const entries: NavigationEntry[] = [
  { label: text.content, icon: <Film />, to: studioPath(''), below: 'content', isFor: maySeeStudio },
  {
    label: record,
    icon: <Video />,
    to: studioPath('record'),
    below: 'record',
    isFor: ({ mayRecord }) => mayRecord,
  },
  { label: goLive, icon: <Radio />, to: studioPath('live'), below: 'live', isFor: mayManageContent },
  {
    label: text.review,
    icon: <MessageSquareText />,
    to: studioPath('review'),
    below: 'review',
    isFor: maySeeStudio,
  },
  {
    label: text.schedule,
    icon: <CalendarDays />,
    to: studioPath('schedule'),
    below: 'schedule',
    isFor: mayManageContent,
  },
  {
    label: text.analytics,
    icon: <ChartNoAxesColumn />,
    to: studioPath('analytics'),
    below: 'analytics',
    isFor: mayManageContent,
  },
  {
    label: text.organization,
    icon: <Building2 />,
    to: studioPath('organization'),
    below: 'organization',
    isFor: maySeeOrganization,
  },
];

/** The studio's pages that the person may see. */
export const entriesOf = (user: CurrentUser | undefined): NavigationEntry[] =>
  entries.filter(({ isFor }) => user && isFor(user));

export function Navigation({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const user = useCurrentUser();
  const waiting = useToReview(user);
  return (
    <ul className={style.list}>
      {entriesOf(user).map(({ label, icon, to, below }) => (
        <li key={to}>
          <Entry
            label={label}
            icon={icon}
            to={to}
            isCollapsed={isCollapsed}
            count={below === 'review' ? waiting : 0}
            current={
              here === to ? 'page' : here.startsWith(`${studioPath('')}/${below}/`) ? 'true' : undefined
            }
          />
        </li>
      ))}
    </ul>
  );
}

type EntryProps = {
  label: string;
  icon: ReactNode;
  to: string;
  isCollapsed: boolean;
  /** How many wait there for the person. */
  count?: number;
  /** `page`: the entry leads to this very page; `true`: the page is one below it. */
  current?: 'page' | 'true' | undefined;
};

/** One entry of the menu. Collapsed, its label is a tooltip. */
export function Entry({ label, icon, to, isCollapsed, count = 0, current }: EntryProps) {
  const link = (
    <Link
      to={to}
      aria-current={current}
      className={[style.entry, current && style.active, isCollapsed && style.collapsed]
        .filter(Boolean)
        .join(' ')}
    >
      {icon}
      <span className={isCollapsed ? 'visually-hidden' : style.label}>{label}</span>
      {count > 0 && (
        <span className={isCollapsed ? style.dot : 'badge'}>
          <span aria-hidden="true">{isCollapsed ? '' : badgeCount(count)}</span>
          <span className="visually-hidden">{text.toReview(badgeCount(count))}</span>
        </span>
      )}
    </Link>
  );
  if (!isCollapsed) return link;
  return (
    <Tooltip tip={label} side="right">
      {link}
    </Tooltip>
  );
}
