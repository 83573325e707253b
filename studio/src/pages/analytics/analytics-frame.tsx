import { studioPath } from '@tv/contract/pages/studio-paths';
import { useRef, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { guests } from '@tv/strings/en/registration/guests.ts';
import { playing } from '@tv/strings/en/studio/playing.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { analyticsPath, readAnalytics } from '../../analytics/address.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import tabs from '@tv/ui/list-tabs.module.css';
import { maySeeOrganization } from '../../parts/may-see-organization.ts';
import { useCurrentInLine } from '@tv/ui/scrolling/use-current-in-line.ts';
import style from './analytics-frame.module.css';

/** Pages of analytics. Those about people and searches are for managers of the organization. */
const pages = [
  { path: 'analytics', name: text.overview, isForAll: true },
  { path: 'analytics/content', name: text.content, isForAll: true },
  { path: 'analytics/playing', name: playing, isForAll: true },
  { path: 'analytics/watched', name: text.watchedBy, isForAll: false },
  { path: 'analytics/completions', name: text.training, isForAll: false },
  { path: 'analytics/guests', name: guests, isForAll: false },
  { path: 'analytics/searches', name: text.searches, isForAll: false },
] as const;

type AnalyticsFrameProps = {
  /** The choices and buttons of the page. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What surrounds the pages of analytics: their heading, and the way from one to the other with what is chosen. */
export function AnalyticsFrame({ actions, children }: AnalyticsFrameProps) {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const chosen = readAnalytics(query);
  const line = useRef<HTMLElement>(null);
  const mayAll = user !== undefined && maySeeOrganization(user);
  useCurrentInLine(line, pathname);
  return (
    <>
      <TopBar title={text.analytics}>{actions}</TopBar>
      <nav ref={line} aria-label={text.parts} className={`${tabs.tabs} ${style.tabs}`}>
        {pages
          .filter(({ isForAll }) => isForAll || mayAll)
          .map(({ path, name }) => (
            <Link
              key={path}
              to={analyticsPath(path, chosen)}
              className={tabs.tab}
              {...(pathname.replace(/\/$/, '') === studioPath(path) && { 'aria-current': 'page' as const })}
            >
              {name}
            </Link>
          ))}
      </nav>
      <div className={style.page}>{children}</div>
    </>
  );
}
