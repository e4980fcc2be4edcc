import { REACTION_KINDS, type ReactionKind } from '@boardwalk/contracts';
import { Button, HStack, Tooltip, useQuery } from '@boardwalk/kit';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FirstMembers } from './first-members.tsx';
import { reactionsQuery } from './queries.ts';
import { REACTION_NAMES, ReactionIcon } from './reaction-icons.tsx';
import { ReactionsDialog } from './reactions-dialog.tsx';
import { useSetReaction } from './set-reaction.ts';

/** Counts of reactions, the reader's own, and the members who reacted. */
export function Reactions({ articleId }: { articleId: string }) {
  const { t } = useLingui();
  const { data, isError } = useQuery(reactionsQuery(articleId));
  const { mutate } = useSetReaction(articleId);
  const [open, setOpen] = useState(false);
  if (isError) return null;
  const counts = data?.counts;
  const total = counts ? REACTION_KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0) : 0;
  return (
    <HStack wrap="wrap" gap="2" minH="10">
      <HStack role="group" aria-label={t`Reactions`} wrap="wrap" gap="2">
        {REACTION_KINDS.map((kind) => (
          <Reaction
            key={kind}
            articleId={articleId}
            kind={kind}
            count={counts?.[kind]}
            chosen={data?.mine === kind}
            onChoose={mutate}
          />
        ))}
      </HStack>
      {total > 0 && (
        <Button size="sm" variant="ghost" color="fg.muted" onClick={() => setOpen(true)}>
          <Plural value={total} one="# reaction" other="# reactions" />
        </Button>
      )}
      {counts && (
        <ReactionsDialog articleId={articleId} counts={counts} open={open} onClose={() => setOpen(false)} />
      )}
    </HStack>
  );
}

interface ReactionProps {
  articleId: string;
  kind: ReactionKind;
  /** Undefined while loading. */
  count: number | undefined;
  /** Whether it is the reader's own. */
  chosen: boolean;
  onChoose: (kind: ReactionKind | null) => void;
}

function Reaction({ articleId, kind, count, chosen, onChoose }: ReactionProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(REACTION_NAMES[kind]);
  const shown = count ?? 0;
  return (
    <Tooltip content={<FirstMembers articleId={articleId} kind={kind} count={shown} />}>
      <Button
        size="sm"
        variant={chosen ? 'subtle' : 'outline'}
        colorPalette={chosen ? 'dusk' : undefined}
        borderWidth="1px"
        borderColor={chosen ? 'dusk.fg' : undefined}
        borderRadius="full"
        disabled={count === undefined}
        aria-pressed={chosen}
        aria-label={t`${name}: ${shown}`}
        onClick={() => onChoose(chosen ? null : kind)}
      >
        <ReactionIcon kind={kind} />
        {/* Members have one reaction: the name shows which, also after a switch. The text is the accessible name. */}
        {chosen && <span aria-hidden>{name}: </span>}
        <span aria-hidden style={{ fontVariantNumeric: 'tabular-nums' }}>
          {shown}
        </span>
      </Button>
    </Tooltip>
  );
}
