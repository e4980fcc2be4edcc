import { REACTION_KINDS, type ReactionKind } from '@boardwalk/contracts';
import { Button, HStack, useQuery } from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Frown, Heart, Laugh, type LucideIcon, Sparkles, ThumbsUp } from 'lucide-react';
import { reactionsQuery } from '../get-reactions.ts';
import { useSetReaction } from '../set-reaction.ts';

const SIGNS: Record<ReactionKind, { Sign: LucideIcon; name: MessageDescriptor }> = {
  like: { Sign: ThumbsUp, name: msg`Like` },
  love: { Sign: Heart, name: msg`Love` },
  laugh: { Sign: Laugh, name: msg`Laugh` },
  wow: { Sign: Sparkles, name: msg`Wow` },
  sad: { Sign: Frown, name: msg`Sad` },
};

/** How members reacted, and the reader's own reaction. */
export function Reactions({ articleId }: { articleId: string }) {
  const { t, i18n } = useLingui();
  const { data, isError } = useQuery(reactionsQuery(articleId));
  const { mutate } = useSetReaction(articleId);
  if (isError) return null;
  return (
    <HStack role="group" aria-label={t`Reactions`} wrap="wrap" gap="2" minH="10">
      {REACTION_KINDS.map((kind) => {
        const { Sign, name } = SIGNS[kind];
        const chosen = data?.mine === kind;
        const count = data?.counts[kind] ?? 0;
        return (
          <Button
            key={kind}
            size="sm"
            variant={chosen ? 'subtle' : 'outline'}
            colorPalette={chosen ? 'dusk' : undefined}
            borderRadius="full"
            disabled={!data}
            aria-pressed={chosen}
            aria-label={t`${i18n._(name)}: ${count}`}
            onClick={() => mutate(chosen ? null : kind)}
          >
            <Sign size="1.125em" aria-hidden fill={chosen ? 'currentColor' : 'none'} fillOpacity="0.2" />
            <span aria-hidden style={{ fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </span>
          </Button>
        );
      })}
    </HStack>
  );
}
