import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Hash, Tags, X } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { useCameFrom } from '@tv/client/lib/area/came-from.ts';
import { countOf } from '@tv/client/lib/api/paging.ts';
import { mediaContents, mediaContentsOf } from '@tv/client/lib/media-contents/lists.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { useListChoices } from '@tv/client/lib/area/use-list-choices.ts';
import * as counts from '@tv/strings/en/parts/counts.ts';
import { Button, LinkButton } from '@tv/ui/button.tsx';
import { ListTools } from '../../parts/list-tools.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PagedGrid } from '../../parts/paged-grid.tsx';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/tag-page.ts';
import { searchPath } from '@tv/client/lib/area/search-path.ts';

export function TagPage() {
  const { tagName = '' } = useParams();
  return <Shown key={tagName} tag={tagName} />;
}

function Shown({ tag }: { tag: string }) {
  const area = useArea();
  const navigate = useNavigate();
  const cameFrom = useCameFrom();
  const choices = useListChoices();
  const list = useInfiniteQuery({
    ...mediaContents(area, { tag: [tag], ...choices.filters }),
    placeholderData: keepPreviousData,
  });
  useTitle(text.title(tag));
  return (
    <>
      <PageHead
        title={tag}
        icon={<Hash aria-label={text.tag} />}
        fact={countOf(list.data, counts.items)}
        actions={
          <Button look="neutral" icon={<X aria-hidden="true" />} onClick={() => void navigate(cameFrom)}>
            {actions.close}
          </Button>
        }
      >
        <ListTools choices={choices} />
      </PageHead>
      <PagedGrid
        list={list}
        contents={mediaContentsOf(list.data)}
        label={text.tagged(tag)}
        empty={
          <Notice
            icon={<Tags />}
            title={{ all: text.nothing, video: text.noVideo, audio: text.noAudio }[choices.type](tag)}
            text={text.emptyText}
          >
            {choices.type === 'all' ? (
              <LinkButton to={searchPath(area, tag)}>{text.searchFor(tag)}</LinkButton>
            ) : (
              <Button onClick={() => choices.chooseType('all')}>{actions.showAll}</Button>
            )}
          </Notice>
        }
      />
    </>
  );
}
