import { useInfiniteQuery } from '@tanstack/react-query';
import { Heart, LogIn } from 'lucide-react';
import { FollowedRow } from '../features/following/followed-row.tsx';
import { followedWithMedia } from '../features/following/queries.ts';
import { useCurrentUser } from '../lib/current-user.ts';
import { countOf, entriesOf } from '../lib/media-lists.ts';
import { pathIn, usePlace } from '../lib/place.ts';
import { signIn } from '../lib/session.ts';
import { useTitle } from '../lib/title.ts';
import * as counts from '../strings/en/counts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { MediaRow } from '../ui/media-row.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

export function FollowedCategoriesPage() {
  const user = useCurrentUser();
  useTitle('Following');
  return user ? <Followed /> : <Visitor />;
}

function Followed() {
  const place = usePlace();
  const list = useInfiniteQuery(followedWithMedia(place));
  const categories = entriesOf(list.data, ({ id }) => id);
  return (
    <>
      <PageHead title="Following" fact={countOf(list.data, counts.categories)} />
      {list.isPending &&
        ['first', 'second'].map((key) => <MediaRow key={key} title="…" contents={[]} loading />)}
      {list.isError && categories.length === 0 && (
        <Failure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isSuccess && categories.length === 0 && (
        <Notice icon={<Heart />} title="Followed categories will appear here for easy access">
          <LinkButton look="primary" to={pathIn(place, 'categories')}>
            View categories
          </LinkButton>
        </Notice>
      )}
      {categories.map((category) => (
        <FollowedRow key={category.id} category={category} />
      ))}
      <LoadMore paging={list} label="More categories" />
    </>
  );
}

/** Whoever is not signed in follows nothing; signing in brings them back here. */
function Visitor() {
  const place = usePlace();
  return (
    <>
      <PageHead title="Following" />
      <Notice
        icon={<Heart />}
        title="Followed categories will appear here for easy access"
        text="Sign in to follow categories and find what is new in them."
      >
        <Button
          look="primary"
          icon={<LogIn aria-hidden="true" />}
          onClick={() => void signIn(location.pathname)}
        >
          Sign in
        </Button>
        <LinkButton to={pathIn(place, 'categories')}>View categories</LinkButton>
      </Notice>
    </>
  );
}
