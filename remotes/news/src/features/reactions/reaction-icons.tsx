import type { ReactionKind } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Frown, Heart, Laugh, type LucideIcon, Sparkles, ThumbsUp } from 'lucide-react';

/** Icon and label of each kind of reaction. */
export const REACTION_ICONS: Record<ReactionKind, { Icon: LucideIcon; name: MessageDescriptor }> = {
  like: { Icon: ThumbsUp, name: msg`Like` },
  love: { Icon: Heart, name: msg`Love` },
  laugh: { Icon: Laugh, name: msg`Laugh` },
  wow: { Icon: Sparkles, name: msg`Wow` },
  sad: { Icon: Frown, name: msg`Sad` },
};
