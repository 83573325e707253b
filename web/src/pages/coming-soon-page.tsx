import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { comingWords } from '../lib/coming.ts';
import { comingDate, longDate } from '../lib/dates.ts';
import { countOf, mediaContents, mediaContentsOf } from '../lib/media-lists.ts';
import { pathIn, usePlace } from '../lib/place.ts';
import { useTitle } from '../lib/title.ts';
import * as counts from '../strings/en/counts.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PagedGrid } from '../ui/paged-grid.tsx';
import { RemindButton } from '../ui/remind-button.tsx';
import * as actions from '../strings/en/actions.ts';
import * as text from '../strings/en/coming-soon-page.ts';

const fiveMinutes = 300_000;

export function ComingSoonPage() {
  const place = usePlace();
  const list = useInfiniteQuery({
    ...mediaContents(place, {
      showOnlyUpcoming: true,
      sortBy: 'ScheduledPublicationDate',
      sortOrder: 'Asc',
    }),
    staleTime: fiveMinutes,
    gcTime: 0,
  });
  useTitle(text.comingSoon);
  return (
    <>
      <PageHead
        title={text.comingSoon}
        way={<Breadcrumbs path={[{ text: text.home, to: pathIn(place) }, { text: text.comingSoon }]} />}
        fact={countOf(list.data, counts.items)}
      />
      <PagedGrid
        list={list}
        contents={mediaContentsOf(list.data)}
        label={text.comingSoon}
        more={(item) => {
          const instant = item.scheduledPublicationDate;
          return {
            ...(instant && {
              chip: comingDate(instant),
              note: `${comingWords(instant)} · ${longDate(instant)}`,
            }),
            children: <RemindButton item={item} />,
          };
        }}
        actions={(item) => <RemindButton item={item} look="secondary" />}
        empty={
          <Notice icon={<CalendarClock />} title={text.empty} text={text.emptyText}>
            <LinkButton to={pathIn(place)}>{actions.goHome}</LinkButton>
          </Notice>
        }
      />
    </>
  );
}
