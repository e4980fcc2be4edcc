import type { Article } from '@boardwalk/contracts';
import { IconButton, Menu, Portal, useNavigate } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

export type MoreAction =
  | 'preview'
  | 'history'
  | 'checklist'
  | 'scheduled'
  | 'in_review'
  | 'draft'
  | 'pin'
  | 'unpin'
  | 'discard'
  | 'archived';

/** Inside of the page's landmark: content outside of one is missed by screen reader users who navigate by landmarks. */
const IN_MAIN = {
  get current() {
    return document.querySelector('main');
  },
};

interface MoreActionsProps {
  article: Article | undefined;
  /** Whether there are unpublished changes. */
  unsent: boolean;
  /** Whether the preview is in the menu, and not next to it. */
  narrow: boolean;
  busy: boolean;
  onChoose: (action: Exclude<MoreAction, 'preview' | 'history'>) => void;
}

/** Menu with all other actions on the article. */
export function MoreActions({ article, unsent, narrow, busy, onChoose }: MoreActionsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const choose = (action: MoreAction) => {
    if (action === 'preview' || action === 'history') void navigate(`/news/${article?.id}/${action}`);
    else onChoose(action);
  };
  const moves = article?.moves ?? [];
  const items: [MoreAction, boolean, ReactNode][] = [
    ['preview', narrow && article !== undefined, <Trans key="preview">Preview</Trans>],
    ['checklist', true, <Trans key="checklist">Checklist</Trans>],
    ['history', article !== undefined, <Trans key="history">History</Trans>],
    ['scheduled', moves.includes('scheduled'), <Trans key="scheduled">Schedule article</Trans>],
    [
      'in_review',
      moves.includes('in_review') && moves.includes('published'),
      <Trans key="in_review">Submit for review</Trans>,
    ],
    ['draft', moves.includes('draft'), <Trans key="draft">Return to draft</Trans>],
    ['pin', article?.may.pin === true && !article.pinned, <Trans key="pin">Pin</Trans>],
    ['unpin', article?.may.pin === true && article.pinned, <Trans key="unpin">Unpin</Trans>],
    ['discard', unsent, <Trans key="discard">Discard changes</Trans>],
    ['archived', moves.includes('archived'), <Trans key="archived">Unpublish</Trans>],
  ];
  return (
    <Menu.Root
      lazyMount
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => choose(value as MoreAction)}
    >
      <Menu.Trigger asChild>
        <IconButton
          variant="ghost"
          size="sm"
          minW="11"
          minH="11"
          aria-label={t`More actions`}
          title={t`More actions`}
          disabled={busy}
        >
          <Ellipsis aria-hidden size="1.25rem" />
        </IconButton>
      </Menu.Trigger>
      <Portal container={IN_MAIN}>
        <Menu.Positioner>
          <Menu.Content>
            {items.map(
              ([action, isShown, label]) =>
                isShown && (
                  <Menu.Item
                    key={action}
                    value={action}
                    minH="11"
                    color={action === 'archived' || action === 'discard' ? 'fg.error' : undefined}
                  >
                    {label}
                  </Menu.Item>
                ),
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
