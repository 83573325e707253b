import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { SubscribeToCalendar } from '../../features/calendar/subscribe.tsx';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { comingWords } from '@tv/client/lib/format/coming.ts';
import { comingDate, longDate } from '@tv/client/lib/format/dates.ts';
import { countOf } from '@tv/client/lib/api/paging.ts';
import { mediaContents, mediaContentsOf } from '@tv/client/lib/media-contents/lists.ts';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import * as counts from '@tv/strings/en/parts/counts.ts';
import { Choice } from '@tv/ui/forms/choice.tsx';
import { LinkButton } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PagedGrid } from '../../parts/paged-grid.tsx';
import { RemindButton } from '../../parts/remind-button.tsx';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/coming-soon-page.ts';

const choices = [
  { value: 'all', text: text.all },
  { value: 'reminders', text: text.reminders },
] as const;
const fiveMinutes = 300_000;

export function ComingSoonPage() {
  const area = useArea();
  const isMember = useCurrentUser() !== undefined;
  const [query, setQuery] = useSearchParams();
  const only = isMember && query.get('only') === 'reminders' ? 'reminders' : 'all';
  const list = useInfiniteQuery({
    ...mediaContents(area, {
      showOnlyUpcoming: true,
      ...(only === 'reminders' && { showOnlyReminded: true }),
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
        way={<Breadcrumbs path={[{ text: text.home, to: pathIn(area, '') }, { text: text.comingSoon }]} />}
        fact={countOf(list.data, counts.items)}
        actions={<SubscribeToCalendar area={area} isMember={isMember} />}
      >
        {isMember && (
          <Choice
            label={text.comingSoon}
            value={only}
            options={choices}
            onChange={(value) => setQuery(value === 'all' ? {} : { only: value }, { replace: true })}
          />
        )}
      </PageHead>
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
          <Notice
            icon={<CalendarClock />}
            title={only === 'all' ? text.empty : text.noReminders}
            text={only === 'all' ? text.emptyText : text.noRemindersText}
          >
            <LinkButton to={pathIn(area, '')}>{actions.goHome}</LinkButton>
          </Notice>
        }
      />
    </>
  );
}
