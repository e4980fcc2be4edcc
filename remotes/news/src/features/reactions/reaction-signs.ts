import type { ReactionKind } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Frown, Heart, Laugh, type LucideIcon, Sparkles, ThumbsUp } from 'lucide-react';

/** Icon and label of each kind of reaction. */
export const SIGNS: Record<ReactionKind, { Sign: LucideIcon; name: MessageDescriptor }> = {
  like: { Sign: ThumbsUp, name: msg`Like` },
  love: { Sign: Heart, name: msg`Love` },
  laugh: { Sign: Laugh, name: msg`Laugh` },
  wow: { Sign: Sparkles, name: msg`Wow` },
  sad: { Sign: Frown, name: msg`Sad` },
};
