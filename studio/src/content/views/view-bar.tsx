import { memo } from 'react';
import { SaveView } from './save-view.tsx';
import style from './view-bar.module.css';
import { ViewTabs } from './view-tabs.tsx';
import type { View } from './views.ts';

type ViewBarProps = {
  organizationId: string;
  views: readonly View[];
  saved: readonly View[];
  current: View;
  /** Filters and order on the screen. */
  query: string;
};

/** The views, and a way to save one. */
export const ViewBar = memo(function ViewBar(props: ViewBarProps) {
  const { organizationId, views, saved, current, query } = props;
  return (
    <div className={style.bar}>
      <ViewTabs organizationId={organizationId} views={views} current={current} />
      <SaveView organizationId={organizationId} saved={saved} current={current} query={query} />
    </div>
  );
});
