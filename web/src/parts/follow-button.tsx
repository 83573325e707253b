import type { Category } from '@tv/contract/categories/categories';
import { Check, Plus } from 'lucide-react';
import { useFollowing } from '@tv/client/lib/categories/following.ts';
import * as text from '@tv/strings/en/parts/saving.ts';
import style from './follow-button.module.css';

/** Follows a category or stops; shown only to who may. */
export function FollowButton({ category }: { category: Pick<Category, 'id' | 'name' | 'isFollowed'> }) {
  const { isFollowed, isRunning, toggle } = useFollowing(category);
  return (
    <button
      type="button"
      className={[style.follow, isFollowed && style.followed].filter(Boolean).join(' ')}
      aria-pressed={isFollowed}
      // Not `disabled`: that would take the focus away while the call runs.
      aria-disabled={isRunning}
      onClick={() => isRunning || toggle()}
    >
      {isFollowed ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      {isFollowed ? text.following : text.follow}
      <span className="visually-hidden">{category.name}</span>
    </button>
  );
}
