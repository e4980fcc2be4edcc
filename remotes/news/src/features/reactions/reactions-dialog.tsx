import { REACTION_KINDS, type ReactionKind, type Reactions } from '@boardwalk/contracts';
import { Button, Dialog, DialogContent, HStack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ReactedMembers } from './reacted-members.tsx';
import { REACTION_NAMES, ReactionIcon } from './reaction-icons.tsx';

interface ReactionsDialogProps {
  articleId: string;
  counts: Reactions['counts'];
  open: boolean;
  onClose: () => void;
}

/** Dialog with the members who reacted, by kind. */
export function ReactionsDialog({ articleId, counts, open, onClose }: ReactionsDialogProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<ReactionKind>();
  const kinds = REACTION_KINDS.filter((kind) => (counts[kind] ?? 0) > 0);
  const shown = chosen && kinds.includes(chosen) ? chosen : kinds[0];
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <DialogContent>
        <Dialog.Header>
          <Dialog.Title>
            <Trans>Who reacted</Trans>
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body minH="16rem">
          <HStack role="group" aria-label={t`Kind of reaction`} wrap="wrap" gap="2" mb="3">
            {kinds.map((kind) => {
              const name = i18n._(REACTION_NAMES[kind]);
              return (
                <Button
                  key={kind}
                  size="sm"
                  variant={kind === shown ? 'subtle' : 'ghost'}
                  borderRadius="full"
                  aria-pressed={kind === shown}
                  aria-label={t`${name}: ${counts[kind] ?? 0}`}
                  onClick={() => setChosen(kind)}
                >
                  <ReactionIcon kind={kind} />
                  <span aria-hidden style={{ fontVariantNumeric: 'tabular-nums' }}>
                    {counts[kind]}
                  </span>
                </Button>
              );
            })}
          </HStack>
          {shown && <ReactedMembers key={shown} articleId={articleId} kind={shown} onLeave={onClose} />}
        </Dialog.Body>
      </DialogContent>
    </Dialog.Root>
  );
}
