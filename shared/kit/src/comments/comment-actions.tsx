import type { Comment } from '@boardwalk/contracts';
import { Button, type ButtonProps, HStack, IconButton, Portal } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { loadControls } from '../chakra/forms.ts';
import { Menu } from '../chakra/overlays.ts';
import { loadForms } from '../forms/parts.tsx';
import { ConfirmDialog } from '../overlays/parts.ts';
import { clock } from '../request/clock.ts';
import { usePermission } from '../session/session.ts';
import { ReportDialog } from './report-dialog.tsx';
import type { CommentChanges } from './use-comment-changes.ts';

interface CommentActionsProps {
  comment: Comment;
  changes: CommentChanges;
  onEdit: () => void;
  /** Undefined if comments are closed. */
  onReply: (() => void) | undefined;
  /** Removes the reader's own comment with an undo; undefined if the removal leaves a placeholder, and is confirmed first. */
  onRemove: (() => void) | undefined;
  /** Element that gets the focus once a removed comment has become a placeholder. */
  returnTo: () => HTMLElement | null;
}

const loadReportParts = () => Promise.all([loadControls(), loadForms()]);

/** Less prominent than the name and the text above them. */
const QUIET = {
  size: 'xs',
  variant: 'ghost',
  color: 'fg.muted',
  fontWeight: 'normal',
  _hover: { color: 'fg', bg: 'bg.muted' },
} as const satisfies ButtonProps;

/** Actions on a comment: reply, edit or remove the reader's own, report another member's. */
export function CommentActions({
  comment: { id, version, mine, editableUntil },
  changes,
  onEdit,
  onReply,
  onRemove,
  returnTo,
}: CommentActionsProps) {
  const { t } = useLingui();
  const moderates = usePermission('comments.moderate');
  const editable = useBefore(editableUntil);
  return (
    <HStack gap="1" mx="-2" wrap="wrap">
      {onReply && (
        <Button {...QUIET} onClick={onReply}>
          <Trans>Reply</Trans>
        </Button>
      )}
      {mine && editable && (
        <Button {...QUIET} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {mine && onRemove && (
        <Button {...QUIET} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      )}
      {((mine && !onRemove) || (!mine && moderates)) && (
        <ConfirmDialog
          trigger={
            <Button {...QUIET}>
              <Trans>Remove</Trans>
            </Button>
          }
          title={t`Remove this comment?`}
          confirmLabel={t`Remove`}
          returnTo={returnTo}
          onConfirm={() => changes.remove.mutateAsync({ params: { id }, query: { version } })}
        >
          <Trans>Readers will see that a comment was removed here, but not what it said. Replies stay.</Trans>
        </ConfirmDialog>
      )}
      {!mine && (
        <MoreActions
          version={version}
          onReport={(body) => changes.report.mutateAsync({ params: { id }, body })}
        />
      )}
    </HStack>
  );
}

/** Inside of the page's landmark: content outside of one is missed by screen reader users who navigate by landmarks. */
const IN_MAIN = {
  get current() {
    return document.querySelector('main');
  },
};

/** Menu with the rarely used actions. */
function MoreActions({
  version,
  onReport,
}: Pick<ComponentProps<typeof ReportDialog>, 'version' | 'onReport'>) {
  const { t } = useLingui();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Menu.Root
        lazyMount
        positioning={{ placement: 'bottom-start' }}
        onSelect={({ value }) => value === 'report' && setReporting(true)}
      >
        <Menu.Trigger asChild>
          <IconButton
            ref={trigger}
            {...QUIET}
            aria-label={t`More actions`}
            title={t`More actions`}
            onPointerEnter={loadReportParts}
            onFocus={loadReportParts}
          >
            <Ellipsis aria-hidden size="1rem" />
          </IconButton>
        </Menu.Trigger>
        <Portal container={IN_MAIN}>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="report" minH="11">
                <Trans>Report</Trans>
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ReportDialog
        open={isReporting}
        onClose={() => setReporting(false)}
        returnTo={() => trigger.current}
        version={version}
        onReport={onReport}
      />
    </>
  );
}

/** Returns whether an instant is in the future; updates when it passes. */
function useBefore(instant: string): boolean {
  const [now, setNow] = useState(() => clock.now());
  const left = Date.parse(instant) - now;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(clock.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
}
