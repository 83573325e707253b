import type { ReactionName } from '@tv/contract/playback/reactions';
import { Heart, type LucideIcon, PartyPopper, ThumbsUp } from 'lucide-react';

export const reactionIcons: Record<ReactionName, LucideIcon> = {
  LIKE: ThumbsUp,
  LOVE: Heart,
  CELEBRATE: PartyPopper,
};
