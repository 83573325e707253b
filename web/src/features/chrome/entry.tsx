import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnalyticsEvent } from '@tv/contract/analytics/analytics';
import { count } from '@tv/client/lib/analytics/count.ts';
import { badgeCount } from '@tv/client/lib/format/badge-count.ts';
import { Tooltip } from '@tv/ui/icon-button.tsx';
import style from './navigation.module.css';

type EntryProps = {
  icon: ReactNode;
  label: string;
  isCollapsed?: boolean;
  /** A path of the portal, or a drawer to open. */
  to?: string;
  isOpen?: boolean;
  /** `page`: the entry leads to this very screen; `true`: the screen is one below it. */
  current?: 'page' | 'true' | undefined;
  onPress?: () => void;
  /** When it is pressed, whichever of the two it is. */
  counts?: AnalyticsEvent['name'];
  /** Shown as `99+` above 99. */
  count?: number | undefined;
};

/** One entry of the navigation: a link, a button that opens a drawer, or only a name. Collapsed, its label is a tooltip. */
export function Entry({
  icon,
  label,
  isCollapsed,
  to,
  isOpen,
  current,
  onPress,
  counts,
  count: number = 0,
}: EntryProps) {
  const content = (
    <>
      {icon}
      <span className={isCollapsed ? 'visually-hidden' : style.label}>{label}</span>
      {number > 0 &&
        (isCollapsed ? <span className={style.dot} /> : <span className="badge">{badgeCount(number)}</span>)}
      {onPress && !isCollapsed && <ChevronRight className={style.more} aria-hidden="true" />}
    </>
  );
  const classes = (isActive: boolean) =>
    [style.entry, isActive && style.active, isCollapsed && style.collapsed].filter(Boolean).join(' ');
  const tell = () => counts && count(counts);
  if (!onPress && !to) return <p className={`${classes(false)} ${style.name}`}>{content}</p>;
  const control = onPress ? (
    <button
      type="button"
      className={classes(isOpen === true || current !== undefined)}
      aria-expanded={isOpen}
      aria-current={current}
      onClick={() => {
        tell();
        onPress();
      }}
    >
      {content}
    </button>
  ) : (
    <Link to={to ?? ''} className={classes(current !== undefined)} aria-current={current} onClick={tell}>
      {content}
    </Link>
  );
  if (!isCollapsed) return control;
  return (
    <Tooltip tip={label} side="right">
      {control}
    </Tooltip>
  );
}
