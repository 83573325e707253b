import { useInfiniteQuery } from '@tanstack/react-query';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { Link } from 'react-router';
import { entriesOf } from '@tv/client/lib/api/paging.ts';
import { byteSize } from '@tv/strings/en/locale.ts';
import { shortDay } from '@tv/client/lib/format/short-dates.ts';
import * as text from '@tv/strings/en/studio/organization/retention.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';
import lines from '@tv/ui/page-section.module.css';
import { KeepButton } from '../parts/retention/keep-button.tsx';
import { announcements, idOfAnnounced } from './queries.ts';

/** What the organization's rules are about to do, by day. */
export function UpcomingSection({ organizationId }: { organizationId: string }) {
  const { data, error, isPending, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    announcements(organizationId),
  );
  const announced = entriesOf(data, idOfAnnounced);
  return (
    <PageSection title={text.upcoming} text={text.upcomingText}>
      {error && !data && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {isPending && <LinesSkeleton count={2} />}
      {data && announced.length === 0 && <p className={lines.text}>{text.nothingComes}</p>}
      <ul className={lines.list}>
        {announced.map((each) => (
          <li key={idOfAnnounced(each)} className={lines.line}>
            <div className={lines.facts}>
              <p className={lines.name} dir="auto">
                <Link to={studioPath('content/:id', { id: each.mediaContentId })}>{each.title}</Link>
              </p>
              <p>{text.comes[each.action](shortDay(each.day), each.ruleName)}</p>
              <p className={lines.detail}>
                {each.manager ? text.owner(each.manager.name) : text.noOwner} · {byteSize(each.sizeInBytes)}
              </p>
            </div>
            <KeepButton id={each.mediaContentId} ruleId={each.ruleId} title={each.title} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button onClick={() => void fetchNextPage()}>{text.loadMore}</Button>
        </div>
      )}
    </PageSection>
  );
}
