import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Film } from 'lucide-react';
import { useParams } from 'react-router';
import { category } from '@tv/client/lib/categories/category-query.ts';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { useMayFollow } from '@tv/client/lib/categories/following.ts';
import { countOf } from '@tv/client/lib/api/paging.ts';
import { mediaContents, mediaContentsOf } from '@tv/client/lib/media-contents/lists.ts';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { useListChoices } from '@tv/client/lib/area/use-list-choices.ts';
import * as counts from '@tv/strings/en/parts/counts.ts';
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx';
import { Button, LinkButton } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { FollowButton } from '../../parts/follow-button.tsx';
import { ListTools } from '../../parts/list-tools.tsx';
import { NotFound } from '@tv/ui/not-found.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PagedGrid } from '../../parts/paged-grid.tsx';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/category-page.ts';

export function CategoryPage() {
  const { id = '' } = useParams();
  // A category of its own: nothing of the one before is left on the screen.
  return <Shown key={id} id={id} />;
}

function Shown({ id }: { id: string }) {
  const area = useArea();
  const mayFollow = useMayFollow();
  const choices = useListChoices();
  const shown = useQuery(category(area, id));
  const list = useInfiniteQuery({
    ...mediaContents(area, { categoryId: [id], ...choices.filters }),
    placeholderData: keepPreviousData,
  });
  useTitle(shown.data?.name);
  if (shown.error instanceof ApiError && (shown.error.status === 404 || shown.error.status === 400)) {
    return <NotFound />;
  }
  if (shown.isError) return <Failure as="h1" error={shown.error} retry={() => void shown.refetch()} />;
  const count = countOf(list.data, counts.items);
  return (
    <>
      <PageHead
        title={shown.data?.name}
        fact={count}
        text={shown.data?.description}
        way={
          <Breadcrumbs
            path={[{ text: text.discover, to: pathIn(area, 'categories') }, { text: shown.data?.name }]}
          />
        }
        actions={mayFollow && shown.data && <FollowButton category={shown.data} />}
      >
        <ListTools choices={choices} />
      </PageHead>
      <PagedGrid
        list={list}
        contents={mediaContentsOf(list.data)}
        label={shown.data?.name ?? text.category}
        empty={
          choices.type === 'all' ? (
            <Notice icon={<Film />} title={text.empty} text={text.emptyText}>
              <LinkButton to={pathIn(area, 'categories')}>{actions.viewCategories}</LinkButton>
            </Notice>
          ) : (
            <Notice
              icon={<Film />}
              title={choices.type === 'video' ? text.noVideo : text.noAudio}
              text={choices.type === 'video' ? text.noVideoText : text.noAudioText}
            >
              <Button onClick={() => choices.chooseType('all')}>{actions.showAll}</Button>
            </Notice>
          )
        }
      />
    </>
  );
}
