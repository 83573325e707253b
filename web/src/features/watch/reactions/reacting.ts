import { useMutation } from '@tanstack/react-query';
import { ReactionType } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { reactionNames, totalOf, type ReactionName } from '@tv/contract/playback/reactions';
import { count } from '@tv/client/lib/analytics/count.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { patchMediaContent } from '@tv/client/lib/media-contents/cache.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import type { like } from '@tv/strings/en/watch/like.ts';

/** What a reaction says: its name, its button, and what becomes of it. */
export type ReactionTexts = {
  [Name in keyof typeof like]: (typeof like)[Name] extends string ? string : (typeof like)[Name];
};

type Reactions = Pick<MediaContent, 'currentUserReacted' | 'currentUserReaction' | 'reactionsSummary'>;

const ownReaction = (item: Reactions): ReactionName | undefined =>
  reactionNames.find((name) => ReactionType[name] === item.currentUserReaction);

/** The item as it is once the person's reaction is `chosen`, or taken back. */
export const withReaction = (item: Reactions, chosen: ReactionName | undefined): Reactions => {
  const before = ownReaction(item);
  return {
    currentUserReacted: !!chosen,
    currentUserReaction: chosen && ReactionType[chosen],
    reactionsSummary: reactionNames.map((name) => ({
      reactionType: ReactionType[name],
      total: Math.max(0, totalOf(item, name) + Number(name === chosen) - Number(name === before)),
    })),
  };
};

/** Reacts to an item or takes the reaction back: shown at once, taken back with a sentence when it fails. */
export const useReacting = (item: Pick<MediaContent, 'id'> & Reactions) => {
  const own = ownReaction(item);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ chosen }: { chosen: ReactionName | undefined; texts: ReactionTexts }) =>
      chosen
        ? call('POST /Reactions', {
            body: { mediaContentId: item.id, reactionType: ReactionType[chosen] },
          })
        : call('DELETE /Reactions', { query: { mediaContentId: item.id } }),
    onMutate: ({ chosen }) => {
      patchMediaContent(item.id, withReaction(item, chosen));
      return own;
    },
    onSuccess: (answer, { chosen, texts }) => {
      if (answer) patchMediaContent(item.id, answer);
      toast(chosen ? texts.set : texts.removed);
    },
    onError: (_error, { chosen, texts }, before) => {
      patchMediaContent(item.id, withReaction(item, before));
      toast(chosen ? texts.couldNotSet : texts.couldNotRemove);
    },
  });
  /** The one that is set already is taken back. */
  const react = (name: ReactionName, texts: ReactionTexts) => {
    if (isPending) return;
    const isSet = name === own;
    if (isSet || !own) count(isSet ? 'video.unlike' : 'video.like');
    mutate({ chosen: isSet ? undefined : name, texts });
  };
  return { own, isRunning: isPending, react };
};
