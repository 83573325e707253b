import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CategoryRows } from '../../features/home/category-rows.tsx';
import { Hero, HeroSkeleton } from '../../features/home/hero.tsx';
import { SaveButton } from '../../parts/save-button.tsx';
import { RemindButton } from '../../parts/remind-button.tsx';
import { limits } from '@tv/contract/limits/limits';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { progressOf } from '@tv/client/lib/media-contents/card-of.ts';
import { comingDate } from '@tv/client/lib/format/dates.ts';
import { timeLeft } from '@tv/client/lib/format/durations.ts';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { categoriesWithMedia, featured, topOf, upcoming } from './home-queries.ts';
import { inProgress } from '@tv/client/lib/media-contents/queries.ts';
import { publicOrganization } from '@tv/client/lib/organization/queries.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { MediaRow } from '../../parts/media-row.tsx';
import style from './home-page.module.css';
import * as text from '@tv/strings/en/browse/home-page.ts';

const BegunActions = lazy(async () => ({
  default: (await import('../../features/home/begun-actions.tsx')).BegunActions,
}));
const EmptyLibrary = lazy(async () => ({
  default: (await import('../../features/home/empty-library.tsx')).EmptyLibrary,
}));

/** As many as are asked for at once. */
const manyCategories = limits.categories;

export function HomePage() {
  const area = useArea();
  const hero = useQuery(featured(area));
  const categories = useInfiniteQuery(categoriesWithMedia(area));
  const organization = useQuery({ ...publicOrganization(area.organizationId), enabled: area.isPublic });
  const begun = useQuery({ ...inProgress(), enabled: !area.isPublic });
  const coming = useQuery(upcoming(area));
  const user = useCurrentUser();
  // Among many categories nobody finds what is new, or what the others watch.
  const hasMany = (categories.data?.pages[0]?.answer.length ?? 0) >= manyCategories;
  const isWanted = (area.isPublic ? organization.data : user?.organization)?.showsNewestAndMostWatched;
  const showsMore = hasMany || isWanted === true;
  const newest = useQuery({ ...topOf(area, {}), enabled: showsMore });
  const watched = useQuery({ ...topOf(area, { showOnlyWatched: true }), enabled: showsMore });
  // Rows appear together, so that none pushes another down.
  const awaited = [
    categories,
    coming,
    ...(area.isPublic ? [] : [begun]),
    ...(showsMore ? [newest, watched] : []),
  ];
  const isSettled = !awaited.some(({ isPending }) => isPending);
  const name = organization.data?.name;
  useTitle(area.isPublic ? name : text.home);
  const heading = <h1 className="visually-hidden">{area.isPublic ? (name ?? text.home) : text.home}</h1>;
  const shown = categories.data?.pages.flatMap(({ answer }) => answer).filter(({ isEmpty }) => !isEmpty);
  const hasHero = hero.isPending || (hero.data?.length ?? 0) > 0;

  if (categories.isError && !categories.data) {
    return (
      <>
        {heading}
        <Failure
          error={categories.error}
          retry={() => void Promise.all([categories.refetch(), hero.refetch()])}
        />
      </>
    );
  }
  return (
    <>
      {heading}
      {hero.isPending && <HeroSkeleton />}
      {hero.data && hero.data.length > 0 && <Hero items={hero.data} />}
      <div className={[style.rows, hasHero && style.afterHero].filter(Boolean).join(' ')}>
        {isSettled && <ContinueWatching items={begun.data ?? []} />}
        {isSettled && <ComingSoon items={coming.data ?? []} />}
        {isSettled && <PlainRow title={text.newest} items={newest.data} />}
        {isSettled && <PlainRow title={text.mostWatched} items={watched.data} />}
        {isSettled && shown?.length === 0 ? (
          <Suspense>
            <EmptyLibrary />
          </Suspense>
        ) : (
          <CategoryRows categories={isSettled ? shown : undefined} paging={categories} />
        )}
      </div>
    </>
  );
}

function ContinueWatching({ items }: { items: MediaContent[] }) {
  if (items.length === 0) return null;
  return (
    <MediaRow
      title={text.continueWatching}
      contents={items}
      actions={(item) => <SaveButton item={item} />}
      more={(item) => ({
        progress: progressOf(item),
        note: timeLeft(item.durationInSeconds, item.currentUserWatch?.position ?? 0),
        children: (
          <Suspense>
            <BegunActions item={item} />
          </Suspense>
        ),
      })}
    />
  );
}

function PlainRow({ title, items = [] }: { title: string; items: MediaContent[] | undefined }) {
  if (items.length === 0) return null;
  return <MediaRow title={title} contents={items} actions={(item) => <SaveButton item={item} />} />;
}

function ComingSoon({ items }: { items: MediaContent[] }) {
  const area = useArea();
  if (items.length === 0) return null;
  return (
    <MediaRow
      title={text.comingSoon}
      to={pathIn(area, 'coming-soon')}
      contents={items}
      more={(item) => ({
        isInternal: false,
        note: item.categories[0]?.name ?? '',
        ...(item.scheduledPublicationDate && { chip: comingDate(item.scheduledPublicationDate) }),
        children: <RemindButton item={item} />,
      })}
    />
  );
}
