import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import { managedCount } from '@tv/client/lib/media-contents/managed.ts';
import * as counts from '@tv/strings/en/parts/counts.ts';
import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/content/content.ts';
import { ChipLink } from '@tv/ui/chips/chip.tsx';
import { narrowedBy } from '../list/query-by.ts';
import style from './view-tabs.module.css';
import { viewParams, type View } from './views.ts';

type ViewTabsProps = { organizationId: string; views: readonly View[]; current: View };

/** The views of the list, each with how many items it has. */
export function ViewTabs({ organizationId, views, current }: ViewTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    const shown = list.current;
    // Only the list is moved, never the page.
    if (link && shown && shown.scrollWidth > shown.clientWidth)
      shown.scrollTo({ left: link.offsetLeft - shown.clientWidth / 2 + link.clientWidth / 2 });
  }, [current.id]);
  return (
    <nav aria-label={text.views} className={style.views}>
      <ul ref={list} className={style.list}>
        {views.map((view) => (
          <li key={view.id}>
            <Tab organizationId={organizationId} view={view} isCurrent={view.id === current.id} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TabProps = { organizationId: string; view: View; isCurrent: boolean };

function Tab({ organizationId, view, isCurrent }: TabProps) {
  const { data } = useQuery(managedCount(organizationId, view.query, () => narrowedBy(view.query)));
  const isNarrow = useMediaQuery('(width < 768px)');
  const Kind = isNarrow ? ChipLink : Link;
  return (
    <Kind
      {...(!isNarrow && { className: style.view })}
      to={{ search: viewParams(view) }}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
    >
      <bdi>{view.name}</bdi>
      {data && (
        <>
          <span className={style.count} aria-hidden="true">
            {data.isExact ? number(data.total) : `${number(data.total)}+`}
          </span>
          <span className="visually-hidden">{` ${counts.items(data.total, data.isExact)}`}</span>
        </>
      )}
    </Kind>
  );
}
