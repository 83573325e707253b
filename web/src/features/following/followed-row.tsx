import type { Category } from '@tv/contract/categories/categories';
import { useMayFollow } from '@tv/client/lib/categories/following.ts';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/browse/following.ts';
import { FollowButton } from '../../parts/follow-button.tsx';
import { MediaRow } from '../../parts/media-row.tsx';
import { SaveButton } from '../../parts/save-button.tsx';
import style from './followed-row.module.css';

/** A followed category's newest items; one that was just left stays until the screen is, to be taken back. */
export function FollowedRow({ category, startsAway }: { category: Category; startsAway: boolean }) {
  const area = useArea();
  const isMember = useMayFollow();
  return (
    <div className={style.followed}>
      <MediaRow
        title={category.name}
        to={pathIn(area, 'categories/:id', { id: category.id })}
        aside={isMember && <FollowButton category={category} />}
        contents={category.mediaContents}
        // An empty row is low: only its title is there.
        startsAway={startsAway && category.mediaContents.length > 0}
        actions={(item) => isMember && <SaveButton item={item} />}
      />
      {category.mediaContents.length === 0 && <p className={style.none}>{text.nothingPublished}</p>}
    </div>
  );
}
