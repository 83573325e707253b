import { useInfiniteQuery } from '@tanstack/react-query';
import { Heart, LogIn } from 'lucide-react';
import { FollowedRow } from '../../features/following/followed-row.tsx';
import { followedWithMedia } from '../../features/following/queries.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { countOf, entriesOf } from '@tv/client/lib/api/paging.ts';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import { signIn } from '@tv/client/lib/session/session.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import * as counts from '@tv/strings/en/parts/counts.ts';
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx';
import { Button, LinkButton } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { LoadMore } from '@tv/ui/loading/load-more.tsx';
import { MediaRow } from '../../parts/media-row.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/following-page.ts';

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
