import { useInfiniteQuery } from '@tanstack/react-query';
import { Heart, LogIn } from 'lucide-react';
import { FollowedRow } from '../features/following/followed-row.tsx';
import { followedWithMedia } from '../features/following/queries.ts';
import { useCurrentUser } from '../lib/session/current-user.ts';
import { countOf, entriesOf } from '../lib/api/paging.ts';
import { pathIn, useArea } from '../lib/area/area.ts';
import { signIn } from '../lib/session/session.ts';
import { useTitle } from '../lib/layout/use-title.ts';
import * as counts from '../strings/en/counts.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { MediaRow } from '../ui/media-row.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import * as actions from '../strings/en/actions.ts';
import * as text from '../strings/en/following-page.ts';

/** Rows drawn at once; of those further down the screen chooses. */
const first = 3;

export function FollowedCategoriesPage() {
  const user = useCurrentUser();
  useTitle(text.following);
  return user ? <Followed /> : <Visitor />;
}

function Followed() {
  const area = useArea();
  const list = useInfiniteQuery(followedWithMedia(area));
  const categories = entriesOf(list.data, ({ id }) => id);
  return (
    <>
      <PageHead title={text.following} fact={countOf(list.data, counts.categories)} way={<Way />} />
      {list.isPending &&
        ['first', 'second'].map((key) => <MediaRow key={key} title="…" contents={[]} loading />)}
      {list.isError && categories.length === 0 && (
        <Failure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isSuccess && categories.length === 0 && (
        <Notice icon={<Heart />} title={text.empty}>
          <LinkButton look="primary" to={pathIn(area, 'categories')}>
            {actions.viewCategories}
          </LinkButton>
        </Notice>
      )}
      {categories.map((category, index) => (
        <FollowedRow key={category.id} category={category} startsAway={index >= first} />
      ))}
      <LoadMore paging={list} label={text.more} />
    </>
  );
}

/** A visitor follows no category. Signing in brings them back here. */
function Visitor() {
  const area = useArea();
  return (
    <>
      <PageHead title={text.following} way={<Way />} />
      <Notice icon={<Heart />} title={text.empty} text={text.signInText}>
        <Button
          look="primary"
          icon={<LogIn aria-hidden="true" />}
          onClick={() => void signIn(location.pathname)}
        >
          {actions.signIn}
        </Button>
        <LinkButton to={pathIn(area, 'categories')}>{actions.viewCategories}</LinkButton>
      </Notice>
    </>
  );
}

function Way() {
  const area = useArea();
  return (
    <Breadcrumbs path={[{ text: text.discover, to: pathIn(area, 'categories') }, { text: text.following }]} />
  );
}
