import { useMutation } from '@tanstack/react-query';
import { ReactionType } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-content';
import { count } from '../../lib/analytics/count.ts';
import { call } from '../../lib/api/call.ts';
import { patchMediaContent } from '../../lib/media-contents/cache.ts';
import { toast } from '../../lib/layout/toasts.ts';
import * as text from '../../strings/en/watch.ts';

type Reactions = Pick<MediaContent, 'currentUserReacted' | 'currentUserReaction' | 'reactionsSummary'>;

export const likesOf = ({ reactionsSummary }: Pick<MediaContent, 'reactionsSummary'>): number =>
  reactionsSummary.find(({ reactionType }) => reactionType === ReactionType.LIKE)?.total ?? 0;

/** The item as it is once the person's like is set or taken back. */
export const withLike = (item: Reactions, like: boolean): Reactions => {
  // Another client may have set another reaction: that is the one that is taken back.
  const changed = (!like && item.currentUserReaction) || ReactionType.LIKE;
  const before = item.reactionsSummary.find(({ reactionType }) => reactionType === changed)?.total ?? 0;
  const others = item.reactionsSummary.filter(({ reactionType }) => reactionType !== changed);
  const total = Math.max(0, before + (like ? 1 : -1));
  return {
    currentUserReacted: like,
    currentUserReaction: like ? ReactionType.LIKE : undefined,
    reactionsSummary: [{ reactionType: changed, total }, ...others],
  };
};

/** Likes an item or takes the like back: shown at once, taken back with a sentence when it fails. */
export const useReacting = (item: Pick<MediaContent, 'id'> & Reactions) => {
  const isLiked = item.currentUserReacted === true;
  const mutation = useMutation({
    mutationFn: (like: boolean) =>
      like
        ? call('POST /Reactions', { body: { mediaContentId: item.id, reactionType: ReactionType.LIKE } })
        : call('DELETE /Reactions', { query: { mediaContentId: item.id } }),
    onMutate: (like) => {
      const { currentUserReacted, currentUserReaction, reactionsSummary } = item;
      patchMediaContent(item.id, withLike(item, like));
      return { currentUserReacted, currentUserReaction, reactionsSummary };
    },
    onSuccess: (answer, like) => {
      if (answer) patchMediaContent(item.id, answer);
      toast(like ? text.liked : text.unliked);
    },
    onError: (_error, like, before) => {
      if (before) patchMediaContent(item.id, before);
      toast(like ? text.couldNotLike : text.couldNotUnlike);
    },
  });
  const toggle = () => {
    count(isLiked ? 'video.unlike' : 'video.like');
    mutation.mutate(!isLiked);
  };
  return { isLiked, isRunning: mutation.isPending, toggle };
};
